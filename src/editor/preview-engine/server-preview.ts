import type { Layout } from '#documents/render/places/document-layout.ts';
import type { PaintedPage, PaintedPages, PreviewProblem } from '#editor/preview/preview-source.ts';
import { svgPage } from '#editor/preview/svg-page.ts';
import { aListOf, aNumber, aText, fields, oneOf, orNull } from '#platform/http/answer-shapes.ts';
import { apiCall } from '#platform/http/api-call.ts';
import { ApiError, UNEXPECTED_ANSWER } from '#platform/http/api-error.ts';
import { NotSignedIn } from './not-signed-in.ts';

/** How long to wait before the server is tried again when it does not say, in ms. */
const BUSY_MS = 1_000;
const OFFLINE_MS = 5_000;

/** A fast typist's keys share a page; two at a time go on following over a slow line, more would queue up. */
const PACE = { gapMs: 90, atOnce: 2 };

/** What the call answers; a page that it knows to be held here is empty. */
type PreviewAnswer = { pages: string[]; keys?: string[]; unsupportedCharacters: string[]; layout?: Layout };

const place = { x: aNumber, y: aNumber, width: aNumber, height: aNumber, text: aText, part: aNumber };
const layoutShape = fields({
  pages: aNumber,
  lastPageFill: orNull(aNumber),
  lastPageLines: aNumber,
  places: aListOf(
    fields({ path: aText, page: aNumber, ...place }, { bullet: oneOf([true]), glued: oneOf([true]) }),
  ),
});

export const drawPages = apiCall<PreviewAnswer, object>(
  'POST',
  '/api/preview',
  fields(
    { pages: aListOf(aText), unsupportedCharacters: aListOf(aText) },
    { keys: aListOf(aText), layout: layoutShape },
  ),
);

/** The layout of what was drawn last: it comes with the pages. */
let last: { document: object; layout: Layout } | null = null;

/** The pages that came last, by their keys: those that still look the same do not travel again. */
let held: ReadonlyMap<string, PaintedPage> = new Map();

async function ask(
  document: object,
  signal: AbortSignal,
): Promise<PaintedPages & Pick<PreviewAnswer, 'layout'>> {
  const known = held;
  const answer = await drawPages({ body: { ...document, known: [...known.keys()] }, signal });
  if (answer.layout) last = { document, layout: answer.layout };
  const { keys = [], layout, unsupportedCharacters } = answer;
  const pages = answer.pages.map((svg, index) => {
    const key = keys[index] ?? '';
    return held.get(key) ?? known.get(key) ?? svgPage(svg);
  });
  held = new Map(pages.flatMap((page, index) => (keys[index] ? [[keys[index], page]] : [])));
  return { pages, unsupportedCharacters, ...(layout && { layout }) };
}

/** The pages of a document as the server draws them: `POST /api/preview`. */
export const serverPreview = {
  async render(document: object, signal: AbortSignal): Promise<PaintedPages> {
    const { pages, unsupportedCharacters } = await ask(document, signal);
    return { pages, unsupportedCharacters };
  },
  async locate(document: object, signal: AbortSignal): Promise<Layout> {
    if (last?.document === document) return last.layout;
    const { layout } = await ask(document, signal);
    if (!layout) throw new Error('The server tells no layout.');
    return layout;
  },
  /** The pages together with their layout, for what is drawn once and not followed. */
  drawOnce: ask,
  pace: () => PACE,
};

/** What a failed preview means for the person, and when to try again. */
export function explainPreviewError(error: unknown): PreviewProblem {
  if (error instanceof NotSignedIn) return { kind: 'unknownPerson', message: '', retryAfterMs: null };
  // What something in between answers is no word of the server's.
  if (!(error instanceof ApiError) || error.code === UNEXPECTED_ANSWER)
    return { kind: 'offline', message: '', retryAfterMs: OFFLINE_MS };
  const { status, message, retryAfterSeconds } = error;
  if (status === 401) return { kind: 'signedOut', message, retryAfterMs: null };
  if (status === 408 || status === 429 || status === 503) {
    return { kind: 'busy', message, retryAfterMs: (retryAfterSeconds ?? 0) * 1_000 || BUSY_MS };
  }
  return { kind: 'failed', message, retryAfterMs: null };
}

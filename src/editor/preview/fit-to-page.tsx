import { useState } from 'react';
import type { Layout } from '#documents/render/places/document-layout.ts';
import type { Content } from '#editor/session/content.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { PreviewSource } from './preview-source.ts';

/** A last page filled to less than this looks as if something had slipped onto it. */
const HARDLY_FILLED = 1 / 3;

/** The attempt to set a document closer, so that it needs one page fewer. */
export type FitToPage = {
  busy: boolean;
  /** What came of it: lines that stay on the page at the closest spacing. */
  outcome: 'fits' | 'failed' | { linesLeft: number } | null;
  /** What else would help. */
  advice: string;
  onFit: (layout: Layout) => void;
};

type FitToPageProps = { layout: Layout | null; fitToPage: FitToPage };

const counted = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);

/** Says so where the last page holds little, and offers to set the document closer. */
export function FitToPageOffer({ layout, fitToPage: { busy, onFit } }: FitToPageProps) {
  const fill = layout?.lastPageFill ?? 1;
  if (!layout || fill >= HARDLY_FILLED) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {`Page ${layout.pages} is ${Math.max(1, Math.round(fill * 100))}% full.`}
      <Button variant="secondary" size="small" busy={busy} onClick={() => onFit(layout)}>
        {`Fit on ${counted(layout.pages - 1)}`}
      </Button>
    </span>
  );
}

/** What came of it; told when it happens. */
export function FitToPageOutcome({ layout, fitToPage: { outcome, advice } }: FitToPageProps) {
  const told = layout && outcome ? outcomeText(outcome, layout, advice) : '';
  return (
    <p role="status" className={told ? 'mb-3 text-sm text-ink-soft' : 'visually-hidden'}>
      {told}
    </p>
  );
}

function outcomeText(outcome: NonNullable<FitToPage['outcome']>, { pages }: Layout, advice: string) {
  if (outcome === 'fits') return 'Set a little closer. Undo brings the usual spacing back.';
  if (outcome === 'failed') return 'That could not be tried just now. Please try again.';
  const { linesLeft } = outcome;
  const lines = linesLeft === 1 ? 'one line stays' : `about ${linesLeft} lines stay`;
  return `Even at the closest spacing ${lines} on page ${pages}. ${advice}`;
}

type Outcome = NonNullable<FitToPage['outcome']>;

/**
 * Sets a document closer, so that it needs one page fewer: the first of `closerVersions` that does becomes the
 * document, in one step that can be undone. The outcome stands until the document changes.
 */
export function useFitToPage<Data extends Record<string, unknown>, Doc>(
  session: DocumentSession<Data>,
  source: Pick<PreviewSource<Doc>, 'locate'>,
  toDocument: (content: Content<Data>) => Doc,
  closerVersions: (data: Data) => Data[],
  advice: string,
): FitToPage {
  const data = useSession(session, ({ content }) => content.data);
  const [busy, setBusy] = useState(false);
  const [last, setLast] = useState<{ outcome: Outcome; data: Data } | null>(null);

  const attempt = async (layout: Layout): Promise<Outcome | null> => {
    const { content } = session.state();
    let linesLeft = layout.lastPageLines;
    for (const closer of closerVersions(content.data)) {
      const found = await source.locate(
        toDocument({ ...content, data: closer }),
        new AbortController().signal,
      );
      // The document was changed meanwhile: what was tried is out of date.
      if (session.state().content.data !== content.data) return null;
      if (found.pages < layout.pages) {
        session.edit((now) => ({ ...now, data: closer }));
        return 'fits';
      }
      linesLeft = found.lastPageLines;
    }
    return { linesLeft };
  };
  const fit = async (layout: Layout) => {
    setBusy(true);
    const outcome = await attempt(layout).catch(() => 'failed' as const);
    setLast(outcome && { outcome, data: session.state().content.data });
    setBusy(false);
  };
  return {
    busy,
    outcome: last?.data === data ? last.outcome : null,
    advice,
    onFit: (layout) => void fit(layout),
  };
}

import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Check } from '../check.ts';
import { GREENHOUSE } from '../finding.ts';
import { measured } from '../second-look/proof.ts';

/* Checks of the edges of pages: headers and footers, margins and the end of the last page. */

/** Contact details that stand only in the header or footer. */
export const contactInBands: Check = {
  id: 'layout/contact-in-header',
  group: 'layout',
  area: 'contact',
  severity: 'high',
  why: 'Headers and footers are a layer of their own, which parsers may leave out. Greenhouse names contact details there among what makes a resume fail.',
  reference: GREENHOUSE,
  passed: 'Your contact details are part of the page itself',
  applies: ({ file, resume }) => file !== undefined && (resume.emails.length > 0 || resume.phones.length > 0),
  find({ file, resume }) {
    if (file === undefined) return [];
    const fields: [string, readonly ParsedValue[]][] = [
      ['name', resume.name ? [resume.name] : []],
      ['email', resume.emails],
      ['phone number', resume.phones],
    ];
    const hidden = fields.filter(
      ([, values]) => values.length > 0 && values.every((value) => inBand(value, file)),
    );
    if (hidden.length === 0 || (hidden.length === 1 && hidden[0]?.[0] === 'name')) return [];
    // In a PDF only what stands apart at the foot can be told from the page.
    const band = file.kind === 'docx' ? 'header or footer' : 'footer';
    const names = hidden.map(([name]) => name);
    return [
      measured({
        severity: file.kind === 'docx' ? 'high' : 'medium',
        title: `Your ${joined(names)} ${names.length === 1 ? 'stands' : 'stand'} only in the ${band}`,
        suggestion: 'Move them into the page itself, right under your name at the top.',
        places: hidden.flatMap(([, values]) => values.map(({ source }) => source)),
      }),
    ];
  },
};

function inBand({ source, value }: ParsedValue, { kind, lines }: ParsedFile): boolean {
  const line = source.line === undefined ? undefined : lines[source.line];
  if (line === undefined || !isBand(line, kind)) return false;
  return !lines.some((other) => !isBand(other, kind) && other.text.includes(value));
}

const isBand = ({ region }: TextLine, kind: ParsedFile['kind']): boolean =>
  region === 'footer' || (kind === 'docx' && region === 'header');

const joined = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** In points: 0.4 inches, a little less since programs round. */
const LEAST_MARGIN = 28;
const POINTS_PER_INCH = 72;
const MILLIMETRES_PER_INCH = 25.4;
const NEARLY_EMPTY = 0.15;

/** Text too close to the edge of the paper. */
export const margins: Check = {
  id: 'layout/margins',
  group: 'layout',
  area: 'document',
  severity: 'low',
  why: 'Printers leave a strip at the edge blank, and a page without margins looks crammed.',
  passed: 'The margins are wide enough',
  applies: ({ file }) => file?.facts.leastMargin !== undefined,
  find({ file }) {
    const margin = file && leastMargin(file);
    if (margin === undefined || margin >= LEAST_MARGIN) return [];
    const inches = Math.max(0, margin) / POINTS_PER_INCH;
    const millimetres = Math.round(inches * MILLIMETRES_PER_INCH);
    return [
      {
        title: `The narrowest margin is ${inches.toFixed(2)} inches (${String(millimetres)} mm)`,
        suggestion: 'Leave at least half an inch (13 mm) on every side.',
        places: [],
      },
    ];
  },
};

/** A last page with a few lines only. */
export const lastPage: Check = {
  id: 'layout/last-page',
  group: 'layout',
  area: 'document',
  severity: 'medium',
  why: 'A page with a few lines looks like an oversight, and often is one.',
  passed: 'The last page is not left nearly empty',
  applies: ({ file }) => file?.facts.lastPageFill !== undefined && file.pages.length > 1,
  find({ file }) {
    const fill = file?.facts.lastPageFill ?? 1;
    if (fill >= NEARLY_EMPTY) return [];
    return [
      {
        title: `Page ${String(file?.pages.length ?? 0)} is nearly empty: about ${String(Math.max(1, Math.round(fill * 100)))}% of it is filled`,
        suggestion: 'Cut a few lines, or set the text a little closer, until the last page is gone.',
        places: [],
      },
    ];
  },
};

/** Running heads and feet stand in the margin by nature: where lines have places, only the text counts. */
function leastMargin({ facts, lines, pages }: ParsedFile): number | undefined {
  const margins = pages.flatMap(({ number, width, height }) => {
    const boxes = lines.flatMap(({ box, region }) =>
      box?.page === number && region === 'body' ? [box] : [],
    );
    const above = boxes.map(({ top }) => top).toSorted((a, b) => a - b);
    const below = boxes.map(({ bottom }) => height - bottom).toSorted((a, b) => a - b);
    return [
      ...boxes.flatMap(({ left, right }) => [left, width - right]),
      ...marginOfText(above),
      ...marginOfText(below),
    ];
  });
  return margins.length === 0 ? facts.leastMargin : Math.min(...margins);
}

/** In points: a line that stands so far from all others at an edge is the head or the foot of the page. */
const APART = 24;

/** @param distances of the lines of a page from one of its edges, the nearest first */
function marginOfText([nearest, second]: readonly number[]): number[] {
  if (nearest === undefined) return [];
  return second !== undefined && second - nearest > APART ? [second] : [nearest];
}

import type { Outline } from '../outline.ts';
import type { DocxPhoto } from './photo-part.ts';
import { NO_ROOM, photoRoom } from './photo-room.ts';
import type { Paragraph } from './paragraph.ts';
import { BELOW_NAME } from './gaps.ts';
import { type RunWriter, startsLeftward } from './runs.ts';
import type { Sheet } from './sheet.ts';
import {
  type ParagraphBox,
  type ParagraphStyle,
  reachOf,
  type StyleId,
  type StyleSheet,
} from './style-sheet.ts';
import { borders, twips, WORD } from './style-part.ts';
import { element, xmlPart } from './xml.ts';

type About = {
  outline: Outline;
  sheet: Sheet;
  styles: StyleSheet;
  writer: RunWriter;
  /** Drawn beside the first line, which is the name. */
  photo?: DocxPhoto | undefined;
};

/** document.xml, and the space above paragraphs that is said with their styles. */
export function bodyPart(paragraphs: readonly Paragraph[], about: About) {
  const { sheet, styles } = about;
  const headEnd = paragraphs.findIndex((_, index) => leavesHead(paragraphs, index));
  const head = headEnd < 0 ? paragraphs : paragraphs.slice(0, headEnd);
  const room = about.photo
    ? photoRoom(head, spacesAbove(head, styles, NO_HEAD_ROOM), styles, about.photo.shownHeight)
    : NO_ROOM;
  const headRoom = headRoomOf(Math.max(0, headSpace(about) - room.taken), head.length, about);
  const spaces = spacesAbove(paragraphs, styles, headRoom).with(0, twips(room.above + headRoom.above));
  const above = usualSpaces(paragraphs, spaces);
  const written = paragraphs.map((paragraph, index) => {
    const space = leavesHead(paragraphs, index) ? 0 : (spaces[index] ?? 0);
    const said = space === above.get(paragraph.style) ? undefined : space;
    const after = leavesHead(paragraphs, index + 1) ? spaces[index + 1] : undefined;
    const drawn = index === 0 ? about.photo?.run : undefined;
    const box = index === head.length - 1 ? room.box : undefined;
    return paragraphPart({ ...paragraph, before: said, after, drawn, box }, about);
  });
  const document = xmlPart(
    element(
      'w:document',
      {
        'xmlns:w': WORD,
        'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      },
      element('w:body', {}, ...written, sectionPart(sheet)),
    ),
  );
  return { document, above };
}

/** Twentieths of a point above each paragraph, so that its text stands as far from the one above as on our pages. */
function spacesAbove(paragraphs: readonly Paragraph[], styles: StyleSheet, room: HeadRoom): number[] {
  return paragraphs.map(({ style, gap }, index) => {
    const before = paragraphs[index - 1];
    if (!before) return 0;
    const [upper, own] = [styles[before.style], styles[style]];
    const isOneBox = upper.box !== undefined && upper.box === own.box;
    const [over, under] = [reachOf(without(upper, isOneBox)), reachOf(without(own, isOneBox))];
    if (isOneBox) return 0;
    const headRoom = HEAD.has(style) ? room.between : HEAD.has(before.style) ? room.below : 0;
    const wanted = upper.below + gap + own.above - over.down - under.up + headRoom;
    return Math.max(0, twips(wanted));
  });
}

/** Whether the paragraph is the first one below the head of the page. */
function leavesHead(paragraphs: readonly Paragraph[], index: number): boolean {
  const [before, own] = [paragraphs[index - 1], paragraphs[index]];
  return before !== undefined && own !== undefined && HEAD.has(before.style) && !HEAD.has(own.style);
}

const HEAD: ReadonlySet<StyleId> = new Set(['Title', 'Subtitle', 'Contact']);

/** Paragraphs of one box have its rules at its ends only. */
function without({ box, ...style }: ParagraphStyle, isOneBox: boolean): ParagraphStyle {
  return box && !isOneBox ? { ...style, box } : style;
}

/** Left free in a head, in points: above the name, between two lines, and below the last one. */
type HeadRoom = { above: number; between: number; below: number };
const NO_HEAD_ROOM: HeadRoom = { above: 0, between: 0, below: 0 };

/**
 * Below the head stands as much as on our pages: more would be a hole above the first heading. The rest parts the lines, and
 * half of it stands above them. What a photo leaves is below it, as in letters.
 */
function headRoomOf(all: number, lines: number, { sheet: { foot }, photo }: About): HeadRoom {
  if (foot === undefined || photo) return { ...NO_HEAD_ROOM, below: all };
  const below = Math.min(all, foot);
  const rest = all - below;
  const between = lines > 1 ? rest / 2 / (lines - 1) : 0;
  return { above: lines > 1 ? rest / 2 : rest, between, below };
}

/** What the head of our page has for its ornaments, in points: Word leaves it free. */
function headSpace({ sheet, styles, outline, photo }: About): number {
  const lines = [styles.Title, ...(outline.letter ? [] : [styles.Subtitle]), styles.Contact];
  const plain = lines.reduce((sum, { above, below }) => sum + above + below, BELOW_NAME * (lines.length - 1));
  // Our name begins with its capitals at the margin, a line of Word's a little above them.
  const { above } = styles.Title;
  const head = Math.max(sheet.head, photo?.height ?? 0);
  return Math.max(0, head - plain - (reachOf(styles.Title).up - above));
}

/** Of each style the space that most of its paragraphs have. */
function usualSpaces(paragraphs: readonly Paragraph[], spaces: readonly number[]): Map<StyleId, number> {
  const counts = new Map<StyleId, Map<number, number>>();
  for (const [index, { style }] of paragraphs.entries()) {
    const own = counts.get(style) ?? new Map<number, number>();
    const space = spaces[index] ?? 0;
    counts.set(style, own.set(space, (own.get(space) ?? 0) + 1));
  }
  return new Map(
    [...counts].map(([style, own]) => [style, [...own].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 0]),
  );
}

/** With the space above and below that its style does not say; below the head it is the head's own. */
type SpacedParagraph = Paragraph & {
  before: number | undefined;
  after: number | undefined;
  drawn: string | undefined;
  /** Where it is not that of its style. */
  box: ParagraphBox | undefined;
};

function paragraphPart(
  { style, runs, dates, keepNext, newPage, before, after, drawn, box }: SpacedParagraph,
  { sheet, writer, outline }: About,
): string {
  const text = runs.map((run) => run.text).join('');
  const leftward = outline.bidirectional ? (startsLeftward(text) ?? sheet.leftward) : sheet.leftward;
  const properties = element(
    'w:pPr',
    {},
    style !== 'Normal' && element('w:pStyle', { 'w:val': style }),
    keepNext !== undefined && element('w:keepNext', { 'w:val': keepNext ? undefined : 0 }),
    newPage && '<w:pageBreakBefore/>',
    box && borders(box),
    dates && element('w:tabs', {}, element('w:tab', { 'w:val': 'right', 'w:pos': twips(sheet.measure) })),
    leftward !== sheet.leftward && element('w:bidi', { 'w:val': leftward ? 1 : 0 }),
    (before ?? after) !== undefined && element('w:spacing', { 'w:before': before, 'w:after': after }),
  );
  const said = writer.runs(runs, leftward);
  return element('w:p', {}, properties === '<w:pPr/>' ? undefined : properties, said, drawn);
}

/**
 * Word rounds sizes and spaces, each program to others of its own: so much more room at a page's end, in points, keeps a page
 * that is just full from running over.
 */
const SLACK = 9;

/** The paper and its margins; the foot of a page begins on the second. */
function sectionPart({ width, height, margins }: Sheet): string {
  const foot = Math.max(18, margins.bottom * 0.5);
  return element(
    'w:sectPr',
    {},
    element('w:footerReference', { 'w:type': 'default', 'r:id': 'rId5' }),
    element('w:pgSz', { 'w:w': twips(width), 'w:h': twips(height) }),
    element('w:pgMar', {
      'w:top': twips(margins.top),
      'w:right': twips(margins.right),
      'w:bottom': twips(margins.bottom - SLACK),
      'w:left': twips(margins.left),
      'w:header': twips(Math.min(36, margins.top / 2)),
      'w:footer': twips(foot),
      'w:gutter': 0,
    }),
    '<w:titlePg/>',
  );
}

import type { EntryFacts, Outline, OutlinePart } from '../outline.ts';
import type { LineWidths } from './line-widths.ts';
import type { Paragraph } from './paragraph.ts';
import { joinedRuns, type Run } from './runs.ts';
import type { Sheet } from './sheet.ts';
import type { StyleId } from './style-sheet.ts';

/* The head of an entry, in the order and with the voices of its design: templates/lib/entry-heads.typ. */

type EntryPart = Extract<OutlinePart, { role: 'entry' }>;
/** An entry and what stands below its title. */
export type DatedEntry = { entry: EntryPart; facts: EntryFacts };

export type HeadSetting = {
  outline: Outline;
  sheet: Sheet;
  widths: LineWidths;
  language: string | undefined;
};

export const BETWEEN = ' · ';
/** What dates at a line's end keep free before them: as much as our pages need for what leads to them. */
const GUTTER = { sizes: 1.2, points: 9 };
/** The most that a place may take of a line to stand at its end. */
const MOST_OF_PLACE = 0.45;

/** What entries of a section begin with, and where their dates stand. */
export type HeadLayout = {
  first: 'title' | 'employer' | 'line';
  /** At the end of a line, which is the title's own where it is `headed`. */
  right: boolean;
  headed: boolean;
  /** The place stands at the end of the employer's line. */
  placed: boolean;
};

/** One layout for all entries of a section: if one of them has no room for a single line, all have two. */
export function headLayout(entries: readonly DatedEntry[], setting: HeadSetting): HeadLayout {
  const { design, look } = setting.outline;
  const isOfPosts = entries.some(({ entry }) => entry.isPost);
  const isEmployer = design.entry.startsWith('employer');
  const layout: HeadLayout = {
    first: isEmployer && isOfPosts ? 'employer' : 'title',
    right: look?.datePlace
      ? look.datePlace === 'right' || look.datePlace === 'rail'
      : /^(?:right|timeline)$|-(?:right|rail|placed|line)$/.test(design.entry),
    // What is no post, as an award, begins with its name; its dates stand on the line where those of posts do.
    headed: design.entry === 'headed-right' || (isEmployer && !isOfPosts),
    placed: design.entry === 'employer-placed',
  };
  if (!/^line-|-line$/.test(design.entry)) return layout;
  const inLine: HeadLayout = { ...layout, first: 'line' };
  return entries.every((each) => headRows(each, inLine, setting).length < 2) ? inLine : layout;
}

/** What an entry is headed with, its facts, and the dates at the end of a line where the design has them there. */
export function entryHead(entry: DatedEntry, layout: HeadLayout, setting: HeadSetting): Paragraph[] {
  return headRows(entry, layout, setting).map(({ style, left, end }): Paragraph => ({
    style,
    gap: style === 'EntryDetails' ? setting.sheet.unit * BELOW_HEADING : 0,
    runs: end ? [...left, { text: '', sign: 'tab' }, end] : left,
    ...(end && { dates: true as const }),
  }));
}

/** Between the lines of an entry's head, as a share of the space between parts. */
export const BELOW_HEADING = 0.72;

/** A line of a head: what stands on it one after the other, and at its end. */
type Row = { style: StyleId; left: Run[]; end?: Run | undefined };

function headRows(
  { entry, facts: { organization, location, dates } }: DatedEntry,
  layout: HeadLayout,
  setting: HeadSetting,
): Row[] {
  const { first, headed, placed } = layout;
  const rows = new HeadRows(entry.within === 'section' ? 'Heading2' : 'Heading3', setting);
  const place = said({ text: location });
  const when = said({ text: dates, language: setting.language });
  const [end] = layout.right ? when : [];
  const inLine = layout.right ? [] : when;
  const isEmployerFirst = first === 'employer' && organization !== '';
  const head = isEmployerFirst ? organization : entry.text;
  const second = isEmployerFirst
    ? said({ text: entry.text, style: 'Position' })
    : said({ text: organization, style: 'Employer' });
  if (head === '') return rows.facts([...second, ...place, ...inLine], end);
  if (placed && organization !== '' && (second.length > 0 || !end)) {
    return [...rows.placed(head, place[0]), ...rows.facts([...second, ...inLine], end)];
  }
  if (first === 'line') return rows.heading(head, [...second, ...place, ...inLine], end);
  if (first === 'employer')
    return [...rows.heading(head, [...place, ...inLine], end), ...rows.facts(second, undefined)];
  const below = [...second, ...place, ...inLine];
  // Dates stand on the heading's line where there is no other, or where those of other sections do.
  const alone = headed || below.length === 0 ? end : undefined;
  return [...rows.heading(head, [], alone), ...rows.facts(below, alone ? undefined : end)];
}

function said(run: Run): Run[] {
  return run.text ? [run] : [];
}

/** Makes the lines of a head; what has no room stands on one of its own. */
class HeadRows {
  readonly #heading: StyleId;
  readonly #setting: HeadSetting;

  constructor(heading: StyleId, setting: HeadSetting) {
    this.#heading = heading;
    this.#setting = setting;
  }

  heading(text: string, after: readonly Run[], end: Run | undefined): Row[] {
    const behind = after.flatMap((run) => [{ text: BETWEEN }, run]);
    const row: Row = {
      style: this.#heading,
      left: [{ text }, ...behind.map((run) => this.#inHeading(run))],
      end: end && this.#inHeading(end),
    };
    if (this.#fits(row)) return [row];
    return [{ style: this.#heading, left: [{ text }] }, ...this.facts(after, end)];
  }

  /** The place at the end of the employer's line, or after it. */
  placed(text: string, place: Run | undefined): Row[] {
    const { widths, sheet } = this.#setting;
    const isNarrow = place && widths.of([place], 'EntryDetails') <= sheet.measure * MOST_OF_PLACE;
    const row = { style: this.#heading, left: [{ text }], end: place && this.#inHeading(place) };
    return isNarrow && this.#fits(row) ? [row] : this.heading(text, place ? [place] : [], undefined);
  }

  facts(given: readonly Run[], end: Run | undefined): Row[] {
    const left = joinedRuns(
      given.map((run) => [run]),
      BETWEEN,
    );
    if (left.length === 0 && !end) return [];
    const row: Row = { style: 'EntryDetails', left, end };
    if (!end || left.length === 0 || this.#fits(row)) return [row];
    return [
      { style: 'EntryDetails', left },
      { style: 'EntryDetails', left: [], end },
    ];
  }

  /** In the voice that a fact has below a heading: the weight of the heading would hold for it, too. */
  #inHeading({ style = 'EntryFact', ...run }: Run): Run {
    return { ...run, style, bold: this.#setting.widths.isBold(style) };
  }

  #fits({ style, left, end }: Row): boolean {
    if (left.length < 2 && !end) return true;
    const { widths, sheet } = this.#setting;
    const free = end ? GUTTER.sizes * sheet.type + GUTTER.points : 0;
    return widths.of(end ? [...left, end] : left, style) + free <= sheet.measure;
  }
}

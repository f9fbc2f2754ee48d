import type { EntryFacts, Outline, OutlinePart } from '../outline.ts';
import type { Paragraph } from './paragraph.ts';
import { joinedRuns, type Run } from './runs.ts';
import type { Sheet } from './sheet.ts';

/* The head of an entry, in the order and with the voices of its design: templates/lib/entry-heads.typ. */

type EntryPart = Extract<OutlinePart, { role: 'entry' }>;
type Setting = { outline: Outline; sheet: Sheet; language: string | undefined };

export const BETWEEN = ' · ';
/** Blank between what stands at the two ends of a line, and how wide a letter is about, as a share of the size. */
const GUTTER = 14;
const LETTER_WIDTH = 0.5;
const BOLD_LETTER_WIDTH = 0.58;
const NO_FACTS: EntryFacts = { organization: '', location: '', dates: '' };

/** What an entry is headed with, its facts, and the dates at the end of a line where the design has them there. */
export function entryHead(
  entry: EntryPart,
  { organization, location, dates }: EntryFacts = NO_FACTS,
  setting: Setting,
): Paragraph[] {
  const layout = setting.outline.design.entry;
  const isEmployerFirst = entry.isPost && layout.startsWith('employer');
  const place = said({ text: location });
  const when: Run = { text: dates, language: setting.language };
  const [end, inLine] = standsRight(setting.outline) ? [when, []] : [undefined, said(when)];
  if (isEmployerFirst && entry.text && organization) {
    const title: Run = { text: entry.text, style: 'Position' };
    return layout === 'employer-placed'
      ? [
          ...headingRow(entry, organization, { after: [], end: place[0] }, setting),
          ...detailsRow({ left: [title, ...inLine], end }, setting),
        ]
      : [
          ...headingRow(entry, organization, { after: [...place, ...inLine], end }, setting),
          ...detailsRow({ left: [title], end: undefined }, setting),
        ];
  }
  const left = [...said({ text: organization, style: 'Employer' }), ...place, ...inLine];
  if (entry.text === '') return detailsRow({ left, end }, setting);
  // Dates stand on the line of the title where there is no other.
  const isHeaded = left.length === 0;
  return [
    ...headingRow(entry, entry.text, { after: [], end: isHeaded ? end : undefined }, setting),
    ...detailsRow({ left, end: isHeaded ? undefined : end }, setting),
  ];
}

function said(run: Run): Run[] {
  return run.text ? [run] : [];
}

function standsRight({ design, look }: Outline): boolean {
  return look?.datePlace
    ? look.datePlace === 'right' || look.datePlace === 'rail'
    : /^(?:right|timeline)$|-(?:right|rail|placed|line)$/.test(design.entry);
}

/** What stands on a line one after the other, and at its end. */
type Row = { left: readonly Run[]; end: Run | undefined };

/** A heading with facts on its line; below it where they have no room. */
function headingRow(
  { within }: EntryPart,
  text: string,
  { after, end }: { after: readonly Run[]; end: Run | undefined },
  setting: Setting,
): Paragraph[] {
  const heading: Paragraph = {
    ...{ style: within === 'section' ? 'Heading2' : 'Heading3', gap: 0 },
    runs: [{ text }],
  };
  const facts = after.map((run): Run => ({ ...run, style: 'EntryFact' }));
  const row = { left: facts, end: end?.text ? { ...end, style: 'EntryFact' as const } : undefined };
  if (facts.length === 0 && !row.end) return [heading];
  if (!fits(row, setting, text)) return [heading, ...detailsRow({ left: after, end }, setting)];
  const before = facts.flatMap((run): Run[] => [{ text: BETWEEN, style: 'EntryFact' }, run]);
  return [{ ...heading, ...ended([{ text }, ...before], row.end) }];
}

/** A line below a heading; what has no room at its end stands after the rest. */
function detailsRow({ left, end }: Row, setting: Setting): Paragraph[] {
  const all = [...left, ...(end?.text ? [end] : [])];
  if (all.length === 0) return [];
  const isEnded = left.length > 0 && end?.text && fits({ left, end }, setting);
  const between = (runs: readonly Run[]) =>
    joinedRuns(
      runs.map((run) => [run]),
      BETWEEN,
    );
  const shown = isEnded ? ended(between(left), end) : { runs: between(all) };
  return [{ style: 'EntryDetails', gap: setting.sheet.unit * BELOW_HEADING, ...shown }];
}

/** Between the lines of an entry's head, as a share of the space between parts. */
export const BELOW_HEADING = 0.72;

function ended(runs: Run[], end: Run | undefined): Pick<Paragraph, 'runs' | 'dates'> {
  return end ? { runs: [...runs, { text: '', sign: 'tab' }, end], dates: true } : { runs };
}

function fits({ left, end }: Row, { sheet }: Setting, heading = ''): boolean {
  const letters = left.map(({ text }) => text).join(BETWEEN).length + (end?.text.length ?? 0);
  const bold = heading ? heading.length + (left.length > 0 ? BETWEEN.length : 0) : 0;
  const width = (letters * LETTER_WIDTH + bold * BOLD_LETTER_WIDTH) * sheet.type;
  return width + (end ? GUTTER : 0) <= sheet.measure;
}

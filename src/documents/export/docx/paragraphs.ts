import type { Design } from '../../catalog/design.ts';
import type { EntryFacts, Outline, OutlinePart } from '../outline.ts';
import { shownHeading } from '../shown.ts';
import {
  BETWEEN,
  type DatedEntry,
  entryHead,
  type HeadLayout,
  headLayout,
  type HeadSetting,
} from './entry-head.ts';
import { keptTogether } from './entry-pages.ts';
import { gapAbove, startsSection } from './gaps.ts';
import type { LineWidths } from './line-widths.ts';
import type { Paragraph } from './paragraph.ts';
import { joinedRuns, linkedRun, type Run, writtenRuns } from './runs.ts';
import type { Sheet } from './sheet.ts';
import type { StyleId } from './style-sheet.ts';

/** What our pages leave blank around a dot between contact details beyond its own blanks, in sizes: lines end where theirs do. */
const AROUND_DOT = 1.04;

/** Designs that part skills by commas; in groups they are named, and those without one are set as usual. */
const COMMAS: ReadonlySet<Design['skills']> = new Set(['commas', 'groups']);

/** The parts of a document as paragraphs. */
export function paragraphsOf(outline: Outline, sheet: Sheet, widths: LineWidths): Paragraph[] {
  // What has no words of its own, as an entry without a title, leaves its room to what follows.
  let left: number | undefined;
  let layout: HeadLayout | undefined;
  let entry: number | undefined;
  const language = outline.ourLanguage === outline.language ? undefined : outline.ourLanguage;
  const setting = { outline, sheet, widths, language };
  const made = outline.parts.flatMap((part, index) => {
    // The facts of an entry are in its head.
    if (part.role === 'facts') return [];
    const before = outline.parts[index - 1];
    if (startsSection(part)) [layout, entry] = [undefined, undefined];
    if (part.role === 'entry') {
      layout ??= headLayout(entriesFrom(outline, index), setting);
      entry = index;
    }
    const paragraphs = partParagraphs(part, outline.parts[index + 1], layout, setting);
    const gap = left ?? gapAbove(part, before, sheet, outline);
    left = paragraphs.length === 0 ? gap : undefined;
    return paragraphs.map((each, at) => ({
      ...each,
      gap: at === 0 ? gap : each.gap,
      section: sectionOf(outline, index),
      entry,
      staysWithNext: startsRoles(outline, entry),
    }));
  });
  const starts = sectionStarts(outline);
  return keptTogether(made, widths).map(({ section, ...paragraph }, index) => {
    const start = starts.get(section);
    const isFirst = made[index - 1]?.section !== section;
    const goesOn = made[index + 1]?.section === section;
    return {
      ...paragraph,
      ...(isFirst && start?.newPage && { newPage: true }),
      ...(start?.keepTogether && goesOn && { keepNext: true }),
    };
  });
}

/** The entries of a section from its first one on. */
function entriesFrom({ parts }: Outline, first: number): DatedEntry[] {
  const entries: DatedEntry[] = [];
  for (const [at, part] of parts.entries()) {
    if (at < first) continue;
    if (startsSection(part)) break;
    if (part.role === 'entry') entries.push(datedEntry(part, parts[at + 1]));
  }
  return entries;
}

const NO_FACTS: EntryFacts = { organization: '', location: '', dates: '' };

function datedEntry(entry: DatedEntry['entry'], next: OutlinePart | undefined): DatedEntry {
  return { entry, facts: next?.role === 'facts' ? next.facts : NO_FACTS };
}

/** Whether an entry is that of an employer, and the next one the first role there. */
function startsRoles({ parts }: Outline, entry: number | undefined): boolean {
  if (entry === undefined) return false;
  const next = parts.slice(entry + 1).find((part) => part.role === 'entry' || startsSection(part));
  return next?.role === 'entry' && next.within === 'employer' && next.isFirst;
}

/** The place of the part by which a section begins, or -1 in the head of the page. */
function sectionOf({ parts }: Outline, index: number): number {
  for (let at = index; at >= 0; at -= 1) {
    const part = parts[at];
    if (part && startsSection(part)) return at;
  }
  return -1;
}

function sectionStarts({ parts }: Outline) {
  return new Map(parts.flatMap((part, index) => (startsSection(part) ? [[index, part] as const] : [])));
}

function partParagraphs(
  part: Exclude<OutlinePart, { role: 'facts' }>,
  next: OutlinePart | undefined,
  layout: HeadLayout | undefined,
  setting: HeadSetting,
): Paragraph[] {
  const { outline, sheet, widths, language } = setting;
  const one = (style: StyleId, runs: Run[], more: Partial<Paragraph> = {}): Paragraph[] => [
    { style, runs, gap: 0, ...more },
  ];
  switch (part.role) {
    case 'name':
      return one('Title', [{ text: part.text }]);
    case 'title':
      return one('Subtitle', [{ text: part.text }]);
    case 'contact':
      return one(
        'Contact',
        lined(
          contactLines(part.items, sheet, widths).map((line) =>
            joinedRuns(
              line.map((item) => [{ ...linkedRun(item), plain: true as const }]),
              BETWEEN,
            ),
          ),
        ),
      );
    case 'section':
      return [];
    case 'heading': {
      const own = part.own ? language : undefined;
      return one('Heading1', [{ text: shownHeading(part, outline.design), language: own }]);
    }
    case 'entry':
      return layout ? entryHead(datedEntry(part, next), layout, setting) : [];
    case 'link':
      return one('EntryDetails', [linkedRun(part.link)]);
    case 'paragraph':
      return one(styleOfText(part.at), lined(part.lines.map(writtenRuns)));
    case 'list':
      return part.items.map((item) => ({
        style: 'ListBullet',
        runs: writtenRuns(item),
        gap: sheet.bulletGap,
        bullet: true,
      }));
    case 'tags':
      return one('Skills', [
        ...(part.name ? [{ text: `${part.name}: `, style: 'SkillGroup' as const }] : []),
        { text: part.tags.join(part.name || COMMAS.has(outline.design.skills) ? ', ' : BETWEEN) },
      ]);
    case 'date':
      return one('Date', [{ text: part.text, language }]);
    case 'recipient':
      return one('InsideAddress', lined(part.lines.map((text) => [{ text }])));
    case 'opening':
      return one('Salutation', [{ text: part.text }]);
    case 'signature':
      return one('Closing', [{ text: part.text }], { keepNext: true });
    case 'signed':
      return one('Signature', [{ text: part.text }]);
  }
}

/** Contact details in lines, as pages have them: none is parted, and no dot stands where a line ends. */
function contactLines<Item extends { text: string }>(
  items: readonly Item[],
  { measure, type }: Sheet,
  widths: LineWidths,
): Item[][] {
  const widthOf = (line: readonly Item[]) =>
    widths.of([{ text: line.map(({ text }) => text).join(BETWEEN) }], 'Contact') +
    (line.length - 1) * AROUND_DOT * type;
  const lines: Item[][] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last && widthOf([...last, item]) <= measure) last.push(item);
    else lines.push([item]);
  }
  return lines;
}

function styleOfText(at: 'lead' | 'entry' | 'body' | 'closing'): StyleId {
  if (at === 'lead') return 'Summary';
  return at === 'entry' ? 'Normal' : 'BodyText';
}

function lined(lines: readonly Run[][]): Run[] {
  return lines.flatMap((line, index) => (index === 0 ? line : [{ text: '', sign: 'break' }, ...line]));
}

import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import { type Line, masked } from '../lines/line.ts';
import { gapPieces } from '../lines/pieces.ts';
import { wasFull } from '../lines/wrapped.ts';
import { languageScore } from '../words/language-names.ts';
import { isDocumentName } from '../words/document-names.ts';
import { placeScore } from '../words/score.ts';
import { findHeadings, type FoundHeading } from './find-headings.ts';
import { headingKind } from './heading-kind.ts';
import { columnEdges, isBesideAgain, lineAbove, lineBefore } from './lines-above.ts';
import { withTwinSections } from './twin-sections.ts';

/* The sections of a resume, by headings on lines of their own and within a line. */

/** A part of a resume under one heading; the first has none. */
export type SectionLines = {
  kind: ParsedSectionKind;
  /** Where it is not the heading that tells the kind. */
  isGuessed?: true;
  heading?: { line: Line; text: string; confidence: number };
  lines: Line[];
};

/** The sections of a resume in reading order; the first stands before any heading. */
export function splitSections(given: readonly Line[]): SectionLines[] {
  const lines = withTwinSections(given).flatMap(withoutHangingHeading);
  const headings = findHeadings(lines);
  const edges = columnEdges(lines);
  const sections: SectionLines[] = [{ kind: 'contact', lines: [] }];
  const ofColumn = new Map<number, SectionLines>();
  const sectionOf = new Map<Line, SectionLines>();
  let current = sections[0] as SectionLines;
  let before: Line | undefined;
  /** The list that a list of one line, such as "Languages: English, German", stands in. */
  let around: SectionLines | undefined;
  const open = (section: SectionLines) => {
    sections.push(section);
    current = section;
  };
  for (const line of lines) {
    const { column } = line.source;
    const found = headings.get(line);
    if (found) {
      open(headed(line, found));
      around = undefined;
    } else {
      if (before && (column !== before.source.column || leavesContact(before, line))) {
        current = columnSection(line);
        around = undefined;
      }
      if (around && before && !goesOnWithList(before, line)) {
        current = around;
        around = undefined;
      }
      const inline = inlineHeading(line, current.kind, headings);
      if (inline) {
        around = around ?? (LISTS.includes(current.kind) ? current : undefined);
        open({ kind: inline.kind, heading: inline.heading, lines: [inline.rest] });
      } else current.lines.push(line);
    }
    ofColumn.set(column, current);
    sectionOf.set(line, current);
    before = line;
  }
  return sections.filter(({ lines: own, heading }) => own.length > 0 || heading);

  /** What ran into the text beside it says how to reach somebody; the text is not of that. */
  function leavesContact(last: Line, line: Line): boolean {
    return current.kind === 'contact' && isBesideAgain(last, line, edges);
  }

  /** Text that goes on in another column belongs to what is headed above it, or to what was last headed there. */
  function columnSection(line: Line): SectionLines {
    const above = lineAbove(line, sectionOf.keys());
    const headedAbove = above && sectionOf.get(above);
    // Beside what is headed, the head of the page goes on only where it says how to reach somebody.
    const isHeadOfPage = headedAbove?.kind === 'contact' && !headedAbove.heading;
    const begins = () => beginsContact(line, lines, headings);
    if (headedAbove && !(isHeadOfPage && isBelowHeading(line, headings) && !begins())) return headedAbove;
    if (headedAbove) return current;
    const goesOn = lineBefore(line, sectionOf.keys());
    const known = (goesOn && sectionOf.get(goesOn)) ?? ofColumn.get(line.source.column);
    // A heading at the top of a page may stand in a column of its own.
    const isJustHeaded = current.lines.length === 0 && current.heading?.line.source.page === line.source.page;
    // Without places, as in tables of DOCX, what follows a heading is what it heads.
    if (isJustHeaded && !line.source.box) return current;
    if (isJustHeaded && line.source.page > 1 && !isOnPage(known, line.source.page)) return current;
    if (known) return known;
    // What stands beside is a part of its own where it looks like the head of a resume.
    if (line.source.page !== 1 || !begins()) return current;
    const section: SectionLines = { kind: 'contact', lines: [] };
    sections.push(section);
    return section;
  }
}

/** Whether a heading stands higher on the page, whichever of the two is read first. */
function isBelowHeading({ source }: Line, headings: ReadonlyMap<Line, FoundHeading>): boolean {
  const { box, page } = source;
  return [...headings].some(
    ([{ source: other }, { kind }]) =>
      !HEADS.includes(kind) &&
      other.page === page &&
      box !== undefined &&
      other.box !== undefined &&
      other.box.bottom <= box.top + source.fontSize / 2,
  );
}

/** What stands in the head of a resume, under a heading or not; an unknown heading may be a name. */
const HEADS: readonly ParsedSectionKind[] = ['contact', 'summary', 'unknown'];

function isOnPage(section: SectionLines | undefined, page: number): boolean {
  return section?.lines.some(({ source }) => source.page === page) ?? false;
}

/** How many lines of a column tell whether it begins with the head of a resume. */
const FIRST_LINES = 6;
const REACH = /@|\+?\d[\d\s().-]{6,}\d|linkedin|www\.|https?:/iu;

/** Whether a column begins, before any heading, with a name or with ways to reach somebody; or a place above all headings. */
function beginsContact(
  line: Line,
  lines: readonly Line[],
  headings: ReadonlyMap<Line, FoundHeading>,
): boolean {
  const at = lines.indexOf(line);
  // "Curriculum" may stand small above the name.
  const name = isDocumentName(line.text) ? lines[at + 1] : line;
  if (name && name.source.column === line.source.column && name.source.fontSize >= 15) return true;
  if (placeScore(line.text) >= 0.7 && !isBelowHeading(line, headings)) return true;
  const first = lines.slice(at, at + FIRST_LINES);
  const end = first.findIndex(({ source }, index) => {
    const own = first[index];
    return source.column !== line.source.column || (own !== undefined && headings.has(own));
  });
  return (end < 0 ? first : first.slice(0, end)).some(
    ({ text, bulleted }) => !bulleted && findDates(text).length === 0 && REACH.test(text),
  );
}

function headed(line: Line, { kind, confidence }: FoundHeading): SectionLines {
  return { kind, heading: { line, text: line.text.trim().replace(/\s?:$/u, ''), confidence }, lines: [] };
}

/** Whether a line goes on with the list of the line before: that one is not done, or had no room and ends in no bracket. */
function goesOnWithList(before: Line, line: Line): boolean {
  return (
    /[,;|·•&/]\s*$/u.test(before.text) ||
    /^\s*[\p{Ll},;|·•(]/u.test(line.text) ||
    (wasFull(before, line) && !/\)\s*$/u.test(before.text))
  );
}

/** A heading left of what it heads becomes a line of its own. */
function withoutHangingHeading(line: Line): Line[] {
  const [first, second] = gapPieces(line);
  const known = first && headingKind(first.text);
  if (!first || !second || !known?.exact || line.bulleted) return [line];
  // "Languages", and beside it those of programs: the name of a group of skills.
  if (known.kind === 'languages' && languageScore(second.text) < 0.4 && /,/u.test(second.text)) return [line];
  const stands =
    first.bold || first.text === first.text.toUpperCase() || first.fontSize > second.fontSize * 1.05;
  if (!stands || headingKind(second.text)?.exact) return [line];
  return [masked(line, first.start, first.end), masked(line, second.start, line.text.length)];
}

const LABEL = /^\s*(\S.{2,35}?)\s{0,5}(?::|\s[–—-]\s|\t)\s*(?=\S)/u;
/** Sections that are lists, where another list may begin on any line. */
const LISTS: readonly ParsedSectionKind[] = [
  'skills',
  'languages',
  'certificates',
  'interests',
  'awards',
  'unknown',
];
const LISTED: readonly ParsedSectionKind[] = [
  'languages',
  'interests',
  'certificates',
  'references',
  'awards',
];

/** A heading in one line with what it heads: "Languages: English, German". */
function inlineHeading(
  line: Line,
  current: ParsedSectionKind,
  headings: ReadonlyMap<Line, FoundHeading>,
): { kind: ParsedSectionKind; heading: NonNullable<SectionLines['heading']>; rest: Line } | undefined {
  if (line.bulleted) return undefined;
  const label = LABEL.exec(line.text);
  const text = label?.[1] ?? '';
  const known = label && headingKind(text);
  if (!label || !known?.exact || known.kind === 'contact' || known.kind === current) return undefined;
  const rest = line.text.slice(label[0].length);
  if (known.kind === 'languages' && languageScore(rest) < 0.4) return undefined;
  // "Portfolio: ana.example.com" is a way to reach somebody.
  if (!/\s/u.test(rest.trim()) && rest.includes('.')) return undefined;
  if (!fits(line, known.kind, current, headings)) return undefined;
  return {
    kind: known.kind,
    heading: { line, text, confidence: 0.75 },
    rest: masked(line, label[0].length, line.text.length),
  };
}

function fits(
  line: Line,
  kind: ParsedSectionKind,
  current: ParsedSectionKind,
  headings: ReadonlyMap<Line, FoundHeading>,
): boolean {
  if (current === 'contact' || current === 'summary') return kind !== 'experience' || line.text.length > 40;
  if (LISTS.includes(current) && LISTED.includes(kind)) return true;
  const bold = line.spans[0]?.run.bold ?? false;
  const capitals = /^[^\p{Ll}]{4,}:/u.test(line.text.trim());
  // Elsewhere only what looks as the other headings do.
  const looks = [...headings.keys()];
  const alike = looks.some(
    ({ source }) =>
      source.bold === bold &&
      source.allCaps === capitals &&
      Math.abs(source.fontSize - (line.spans[0]?.run.fontSize ?? 0)) < 0.6,
  );
  return alike && (bold || capitals) && kind !== 'skills' && kind !== 'education' && kind !== 'awards';
}

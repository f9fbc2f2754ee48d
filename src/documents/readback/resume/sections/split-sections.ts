import { gapPieces } from '../lines/pieces.ts';
import { type Line, masked } from '../lines/line.ts';
import { findHeadings, type FoundHeading } from './find-headings.ts';
import { placeScore } from '../words/score.ts';
import { headingKind } from './heading-kind.ts';
import { inlineHeading } from './inline-heading.ts';
import type { Section } from './section.ts';

/** The sections of a resume in reading order; the first stands before any heading. */
export function splitSections(given: readonly Line[]): Section[] {
  const lines = given.flatMap(withoutHangingHeading);
  const headings = findHeadings(lines);
  const sections: Section[] = [{ kind: 'contact', lines: [] }];
  const ofColumn = new Map<number, Section>();
  let current = sections[0] as Section;
  let before: Line | undefined;
  const open = (section: Section) => {
    sections.push(section);
    current = section;
  };
  for (const line of lines) {
    const { column } = line.source;
    const found = headings.get(line);
    if (found) open(headed(line, found));
    else {
      if (before && column !== before.source.column) current = columnSection(line);
      const inline = inlineHeading(line, current.kind, headings);
      if (inline) {
        open({ kind: inline.kind, heading: inline.heading, lines: [inline.rest] });
      } else current.lines.push(line);
    }
    ofColumn.set(column, current);
    before = line;
  }
  return sections.filter(({ lines: own, heading }) => own.length > 0 || heading);

  /** Text that goes on in another column belongs to what was last headed there. */
  function columnSection(line: Line): Section {
    const known = ofColumn.get(line.source.column);
    if (known) return known;
    // What stands beside is a part of its own where it looks like the head of a resume.
    if (line.source.page !== 1 || !looksLikeContact(line)) return current;
    const section: Section = { kind: 'contact', lines: [] };
    sections.push(section);
    return section;
  }
}

function looksLikeContact({ text, source }: Line): boolean {
  return (
    source.fontSize >= 15 ||
    /@|\+?\d[\d\s().-]{6,}\d|linkedin|www\.|https?:/i.test(text) ||
    placeScore(text) >= 0.7
  );
}

function headed(line: Line, { kind, confidence }: FoundHeading): Section {
  return { kind, heading: { line, text: line.text.trim(), confidence }, lines: [] };
}

/** A heading left of what it heads becomes a line of its own. */
function withoutHangingHeading(line: Line): Line[] {
  const [first, second] = gapPieces(line);
  if (!first || !second || !headingKind(first.text)?.exact || line.bulleted) return [line];
  const stands =
    first.bold || first.text === first.text.toUpperCase() || first.fontSize > second.fontSize * 1.05;
  if (!stands || headingKind(second.text)?.exact) return [line];
  return [masked(line, first.start, first.end), masked(line, second.start, line.text.length)];
}

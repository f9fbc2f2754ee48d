import type { SectionKind } from '../../read-resume.ts';
import { type Line, masked } from '../lines/line.ts';
import { languageScore } from '../words/language-names.ts';
import type { FoundHeading } from './find-headings.ts';
import { headingKind } from './heading-kind.ts';
import type { Section } from './section.ts';

const LABEL = /^\s*(\S.{2,35}?)\s{0,5}(?::|\s[–—-]\s|\t)\s*(?=\S)/u;
/** Sections that are lists, where another list may begin on any line. */
const LISTS: readonly SectionKind[] = [
  'skills',
  'languages',
  'certificates',
  'interests',
  'awards',
  'unknown',
];
const LISTED: readonly SectionKind[] = ['languages', 'interests', 'certificates', 'references', 'awards'];

/** A heading in one line with what it heads: "Languages: English, German". */
export function inlineHeading(
  line: Line,
  current: SectionKind,
  headings: ReadonlyMap<Line, FoundHeading>,
): { kind: SectionKind; heading: NonNullable<Section['heading']>; rest: Line } | undefined {
  if (line.bulleted) return undefined;
  const label = LABEL.exec(line.text);
  const text = label?.[1] ?? '';
  const known = label && headingKind(text);
  if (!label || !known?.exact || known.kind === 'contact' || known.kind === current) return undefined;
  const rest = line.text.slice(label[0].length);
  if (known.kind === 'languages' && languageScore(rest) < 0.4) return undefined;
  if (!fits(line, known.kind, current, headings)) return undefined;
  return {
    kind: known.kind,
    heading: { line, text, confidence: 0.75 },
    rest: masked(line, label[0].length, line.text.length),
  };
}

function fits(
  line: Line,
  kind: SectionKind,
  current: SectionKind,
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

import type { ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import { findDates } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { isLetterSpaced } from '../text/fold.ts';
import { isDocumentName } from '../words/document-names.ts';
import { headingKind } from './heading-kind.ts';

/* The headings of a resume, by their words and by how much they stand out. */

export type FoundHeading = { kind: ParsedSectionKind; confidence: number };

type Candidate = {
  line: Line;
  index: number;
  kind: ParsedSectionKind;
  exact: boolean;
  prominence: number;
  signature: string;
};

/** Which lines head a section, and what. Words decide first, then the look of those whose words are known. */
export function findHeadings(lines: readonly Line[]): Map<Line, FoundHeading> {
  const body = bodyStyle(lines);
  const found: Candidate[] = [];
  lines.forEach((line, index) => {
    if (!mayHead(line, body.fontSize)) return;
    const known = headingKind(line.text);
    found.push({
      line,
      index,
      kind: known?.kind ?? 'unknown',
      exact: known?.exact ?? false,
      prominence: prominence(line, body),
      signature: signature(line),
    });
  });
  const candidates = withoutItems(found);
  const exact = candidates.filter((candidate) => candidate.exact && !isTitleOfAll(candidate, lines));
  const leading = leadingLooks(exact);
  const headings = new Map<Line, FoundHeading>();
  for (const candidate of exact) {
    if (isWeak(candidate, exact, leading)) continue;
    const sure = leading.has(candidate.signature) ? 0.98 : 0.85;
    headings.set(candidate.line, { kind: candidate.kind, confidence: sure });
  }
  const looks = Map.groupBy(exact, (candidate) => candidate.signature);
  const used = Map.groupBy(candidates, (candidate) => candidate.signature);
  for (const candidate of candidates) {
    if (candidate.exact || !leading.has(candidate.signature)) continue;
    const alike = used.get(candidate.signature) ?? [];
    const share = alike.filter(({ line }) => headings.has(line)).length / alike.length;
    const least = candidate.kind === 'unknown' ? 0.4 : 0.25;
    if (share < least || candidate.prominence < 1 || candidate.index < 2) continue;
    if (candidate.line.text.trim().split(/\s+/).length > 6) continue;
    if (!standsLikeHeadings(candidate, lines, looks)) continue;
    headings.set(candidate.line, {
      kind: candidate.kind,
      confidence: candidate.kind === 'unknown' ? 0.7 : 0.8,
    });
  }
  return headings;
}

/**
 * Bullets are ornaments of headings where most known ones have them; elsewhere what is none by its words, as
 * "- GPA 3.9/4.0", is an item of a list.
 */
function withoutItems(found: readonly Candidate[]): readonly Candidate[] {
  const isItem = ({ line }: Candidate) => line.bulleted && !isNumberedHeading(line);
  const known = found.filter(({ exact }) => exact);
  const items = known.filter(isItem);
  return items.length * 2 > known.length
    ? found
    : found.filter((candidate) => candidate.exact || !isItem(candidate));
}

/** How far, in points, edges of headings of one kind differ. */
const SAME_EDGE = 6;
/** As many known headings tell how the others stand. */
const MOST = 40;

/**
 * Whether what looks like the known headings also stands where they do, so that employers in their typeface are none:
 * at one of their edges, with as much air above, with nothing at the other end of its line, and not right below one.
 */
function standsLikeHeadings(
  { line, index, signature: look }: Candidate,
  lines: readonly Line[],
  exact: ReadonlyMap<string, readonly Candidate[]>,
): boolean {
  if (/\t|\S\s{3,}\S/u.test(line.text)) return false;
  const before = lines[index - 1];
  const known = (exact.get(look) ?? []).slice(0, MOST);
  if (known.some((other) => other.line === before)) return false;
  const alike = known.filter((other) => other.line.source.column === line.source.column);
  const airs = alike.map((other) => other.line.source.gapAbove).filter((gap) => gap > 0);
  const { gapAbove, box } = line.source;
  if (gapAbove > 0 && gapAbove < 0.9 * Math.min(...airs)) return false;
  const boxes = alike.map((other) => other.line.source.box).filter((other) => other !== undefined);
  if (!box || boxes.length === 0) return true;
  return boxes.some(
    (other) =>
      Math.abs(other.left - box.left) < SAME_EDGE ||
      Math.abs(other.right - box.right) < SAME_EDGE ||
      Math.abs(other.left + other.right - box.left - box.right) < 2 * SAME_EDGE,
  );
}

/** "Resume" heads the whole where it stands first, or above another heading; written "Résumé" it may be French. */
function isTitleOfAll({ line, index }: Candidate, lines: readonly Line[]): boolean {
  if (!isDocumentName(line.text)) return false;
  const next = lines[index + 1];
  return index < 3 || (next !== undefined && headingKind(next.text)?.exact === true);
}

function mayHead(line: Line, bodySize: number): boolean {
  const text = line.text.trim();
  if (text.length < 3 || text.length > 70) return false;
  // A heading may have an ornament that passes for a bullet.
  const larger = line.source.fontSize > bodySize * 1.1;
  if (line.bulleted && !line.source.bold && !line.source.allCaps && !larger && !isNumberedHeading(line))
    return false;
  if (/[.,;!?]$/.test(text) || /@|https?:|www\./.test(text)) return false;
  if (!/\p{L}{3}|\p{L}(?:[ ·.•]{1,3}\p{L}){3}/u.test(text)) return false;
  return findDates(text).length === 0;
}

/** "2. Education" need not look like more than text; what else has a number is an item of a list. */
const isNumberedHeading = ({ source, text }: Line): boolean =>
  /^\(?(?:\d|[IVX]+[.)])/u.test(source.bullet) && headingKind(text)?.exact === true;

/** Looks that headings have and little else. */
function leadingLooks(exact: readonly Candidate[]): Set<string> {
  const looks = Map.groupBy(exact, (candidate) => candidate.signature);
  const prominent = [...looks].filter(([, alike]) => Math.max(...alike.map((one) => one.prominence)) >= 1);
  const strong = prominent.length > 0 ? prominent : [...looks].filter(([, alike]) => alike.length >= 2);
  const telling = strong.filter(([, alike]) => alike.length >= 2);
  return new Set((telling.length > 0 ? telling : strong).map(([look]) => look));
}

/** A word like "Languages" or "Leadership" that stands in a list, and not above one. */
function isWeak(candidate: Candidate, exact: readonly Candidate[], leading: ReadonlySet<string>): boolean {
  if (leading.has(candidate.signature)) return false;
  const others = exact.filter(
    (other) => leading.has(other.signature) && other.line.source.column === candidate.line.source.column,
  );
  if (others.length === 0) return leading.size > 0 && candidate.prominence < 1;
  const least = Math.min(...others.map((other) => other.prominence));
  return candidate.prominence < least - 0.9 || candidate.prominence < 1;
}

/** What lines of running text look like in this file. */
type BodyStyle = { fontSize: number; bold: boolean; gap: number };

export function bodyStyle(lines: readonly Line[]): BodyStyle {
  const letters = new Map<number, number>();
  let bold = 0;
  let all = 0;
  for (const { source, text } of lines) {
    const size = Math.round(source.fontSize * 2) / 2;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
    if (source.bold) bold += text.length;
    all += text.length;
  }
  const sizes = [...letters].sort((a, b) => b[1] - a[1]);
  const gaps = lines.map(({ source }) => source.gapAbove).filter((gap) => gap > 0);
  gaps.sort((a, b) => a - b);
  return { fontSize: sizes[0]?.[0] ?? 10, bold: bold * 2 > all, gap: gaps[Math.floor(gaps.length / 2)] ?? 0 };
}

/** How much a line stands out from running text, 0 to about 6. */
function prominence({ source, text }: Line, body: BodyStyle): number {
  let score = 0;
  if (source.fontSize >= body.fontSize * 1.25) score += 2;
  else if (source.fontSize >= body.fontSize * 1.06) score += 1.2;
  else if (source.fontSize < body.fontSize * 0.9) score -= 0.3;
  if (source.bold && !body.bold) score += 1.5;
  if (source.allCaps || /^[^\p{Ll}]{4,}$/u.test(text)) score += 1.5;
  if (isLetterSpaced(text)) score += 1.5;
  if (source.gapAbove > body.gap * 1.6 + 2) score += 0.8;
  if (/:\s*$/.test(text)) score += 0.4;
  return score;
}

/** Lines of the same look have the same signature. */
export function signature({ source, text }: Line): string {
  const capitals = source.allCaps || /^[^\p{Ll}]{4,}$/u.test(text);
  const font = source.runs.find((run) => run.text.trim())?.fontName ?? '';
  // Headings may be numbered, and what is bold like them but without a number is none.
  const numbered = /^\(?\d/.test(source.bullet) ? ' numbered' : '';
  return `${Math.round(source.fontSize * 2) / 2} ${source.bold} ${capitals} ${source.italic} ${font}${numbered}`;
}

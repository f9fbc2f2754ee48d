import type { ParsedSkillGroup, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Line } from '../lines/line.ts';
import { pieceOf, readOf, readPiece, tidy, wholePiece } from '../lines/piece.ts';
import { hasGap, isRightBelow, together, wasFull } from '../lines/wrapped.ts';
import { fold } from '../text/fold.ts';
import { startsWithLanguage } from '../words/language-names.ts';

/* Skills, and how a list is read that runs over several lines. */

const LABEL = /^\s*([\p{L}][\p{L}\p{N} &/+,'()-]{1,42}?)\s*(?::|\s[–—]\s)\s*(?=\S)/u;
/** The first cell of a table whose second one is a list. */
const CELL_LABEL = /^\s*[\p{L}][\p{L}\p{N} &/+'()-]{1,42}\t(?=[^\t]*[,;|·•])/u;
const SEPARATORS = /[,;|•·●▪■◦‣∙⋅/]|(?<!\s)\s+[-–—]\s+|\t|\s{3,}/u;
const LEVEL_ONLY =
  /^(?:expert|advanced|intermediate|beginner|proficient|basic|fluent|native|familiar|good|experienced|skilled|sehr gut|gut|grundkenntnisse|fortgeschritten|avancé|intermédiaire|débutant|avanzado|básico|intermedio|[★☆●○◆◇■□▪▫ ]+|\d+\s*(?:%|\/\s*\d+|years?|yrs?))$/iu;

/** Skills of a section, each once: lists by commas, bullets, marks and columns, with or without categories. */
export function readSkills(lines: readonly Line[]): ParsedValue[] {
  const found = new Map<string, ParsedValue>();
  for (const { skills } of skillLists(lines))
    for (const skill of skills) {
      const key = skill.value.toLowerCase();
      if (!found.has(key)) found.set(key, skill);
    }
  return [...found.values()];
}

/** Skills under the names that stand before them in their line, or on a line of their own above bullets. */
export function readSkillGroups(lines: readonly Line[]): ParsedSkillGroup[] {
  const groups = new Map<string, { name: ParsedValue; skills: ParsedValue[] }>();
  for (const { name, skills } of skillLists(lines)) {
    if (!name || skills.length === 0) continue;
    const key = `${name.source.line} ${name.value}`;
    const known = groups.get(key);
    if (known) known.skills.push(...skills);
    else groups.set(key, { name, skills: [...skills] });
  }
  return [...groups.values()];
}

function skillLists(lines: readonly Line[]): { name?: ParsedValue; skills: ParsedValue[] }[] {
  return withCategories(joinedLists(lines)).map(({ line, category }) => {
    const skills: ParsedValue[] = [];
    const label = LABEL.exec(line.text);
    const from = label?.[0].length ?? CELL_LABEL.exec(line.text)?.[0].length ?? 0;
    const isNamed = from > 0;
    const marks = line.text.match(/[,;|·•●▪■◦‣∙⋅]/gu)?.length ?? 0;
    const strong = line.text.match(/[|•·;]/gu)?.length ?? 0;
    const sentence = line.text.trim().split(/\s+/).length > 14 && marks < 2;
    const parts = sentence ? [{ start: from, end: line.text.length }] : split(line, from, strong < 2);
    for (const { start, end } of parts) {
      const piece = pieceOf(line, start, end);
      const value =
        piece &&
        tidy(withoutBrackets(piece.text))
          .replace(/[.]$/, '')
          .replace(/^(?:and|und|et|y|e|en)\s+/u, '');
      if (!piece || !value || LEVEL_ONLY.test(value) || !/[\p{L}]/u.test(value)) continue;
      const words = value.split(/\s+/).length;
      skills.push(readOf(line, piece.start, piece.end, value, words > 6 ? 0.55 : 0.9));
    }
    const named = isNamed ? pieceOf(line, 0, from) : category && wholePiece(category);
    return { ...(named && { name: readPiece(named, 0.9) }), skills };
  });
}

/** Lines above bullets name what the bullets are. */
function withCategories(lines: readonly Line[]): { line: Line; category?: Line }[] {
  const bulleted = lines.filter((line) => line.bulleted).length;
  if (bulleted * 2 < lines.length) return lines.map((line) => ({ line }));
  let category: Line | undefined;
  return lines.flatMap((line, index) => {
    if (line.bulleted) return [{ line, ...(category && { category }) }];
    const isName = lines[index + 1]?.bulleted && !/[,;|·•]/u.test(line.text);
    category = isName ? line : undefined;
    return isName ? [] : [{ line }];
  });
}

/** Parts between separators, those within brackets left alone, and wide gaps as separators. */
function split(line: Line, from: number, commas: boolean): { start: number; end: number }[] {
  const cuts: { start: number; end: number }[] = [];
  let start = from;
  let depth = 0;
  const gaps = new Set(
    line.spans.flatMap((span, index) => {
      const before = line.spans[index - 1];
      if (!before?.run.box || !span.run.box) return [];
      return span.run.box.left - before.run.box.right > 1.5 * span.run.fontSize ? [span.start] : [];
    }),
  );
  for (let at = from; at < line.text.length; at += 1) {
    const letter = line.text.charAt(at);
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const separator = depth === 0 && (commas || letter !== ',') && separatorAt(line.text, at);
    if (gaps.has(at) && at > start) {
      cuts.push({ start, end: at });
      start = at;
    }
    if (separator) {
      cuts.push({ start, end: at });
      start = at + separator;
      at = start - 1;
    }
  }
  cuts.push({ start, end: line.text.length });
  return cuts;
}

/** How long the separator is that begins here. A slash within "CI/CD" or "HTML/CSS" is none. */
function separatorAt(text: string, at: number): number {
  const letter = text.charAt(at);
  if (letter === '/') return /\s\/\s/.test(text.slice(at - 1, at + 2)) ? 1 : 0;
  if (letter === ',' && /\d/.test(text.charAt(at - 1)) && /^\d{3}/.test(text.slice(at + 1))) return 0;
  const match = SEPARATORS.exec(text.slice(at));
  return match?.index === 0 ? match[0].length : 0;
}

/** "Python (expert)" is Python. */
function withoutBrackets(text: string): string {
  return text.replace(/(?:(?<!\s)\s+)?\(([^()]*)\)\s*$/u, (whole, inner: string, at: number) =>
    LEVEL_ONLY.test(inner.trim()) && !startsWithLanguage(fold(text.slice(0, at))) ? '' : whole,
  );
}

/**
 * Lines of a list, those that go on with the line before joined to it: what ends in a comma is not done, and what
 * begins small goes on. Joined lines keep the place of each letter in the text alone.
 */
function joinedLists(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  const open = lines.some(({ text }) => /[|·•]\s*$|^\s*[|·•]/u.test(text));
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    // A list of another kind may stand between two lines.
    const above = lines[at - 1] ?? line;
    const follows = line.source.index - above.source.index <= 1 || isRightBelow(line, above);
    if (last && follows && goesOn(last, above, line) && !endsAtMark(last, line, open))
      joined[joined.length - 1] = together(last, line);
    else joined.push(line);
  }
  return joined;
}

/**
 * Lists with marks keep the mark at the end of a line; where none does, the mark was left out there, and a line
 * ends an item.
 */
function endsAtMark(before: Line, line: Line, open: boolean): boolean {
  if (/[,;|·•&/]\s*$|\p{Ll}[-‐]\s*$/u.test(before.text) || /^\s*[\p{Ll},;|·•(]/u.test(line.text))
    return false;
  const marked = /[|·•]/u.test(before.text) || /[|·•]/u.test(line.text) || hasGap(before);
  return marked && !(open && wasFull(before, line));
}

/** @param above the line above; `before` is what it has been joined to */
function goesOn(before: Line, above: Line, line: Line): boolean {
  if (line.bulleted) return false;
  if (before.bulleted) return /^\s*\p{Ll}/u.test(line.text) || (!line.source.bold && wasFull(before, line));
  if (/^\s*[\p{L}][\p{L} &/+'()-]{1,42}[:\t]/u.test(line.text)) return false;
  const list = /[,;|·•]/u;
  if (/\p{Ll}[-‐]\s*$/u.test(before.text) && /^\s*\p{Ll}/u.test(line.text)) return true;
  if (/[,;|·•&/]\s*$/u.test(before.text) || /^\s*[,;|·•]/u.test(line.text)) return true;
  if (/\b(?:and|und|et|y|e)\s*$/u.test(before.text)) return true;
  // "Clinical: Mechanical" in a narrow column goes on with "ventilation".
  const isOpen = before.bulleted || (LABEL.test(before.text) && wasFull(before, line));
  if (!list.test(before.text)) return /^\s*\p{Ll}{2}/u.test(line.text) && isOpen;
  // A full line of a list breaks anywhere, even within an item.
  const own = line.source.box;
  const first = before.source.box;
  if (!own || !first || line.source.gapAbove > line.source.fontSize * 0.9) return false;
  if (!list.test(line.text) && first.right <= own.right) return false;
  // In a narrow column one line may be as short as an item.
  return first.right - first.left > 120 || (/,/u.test(above.text) && wasFull(above, line));
}

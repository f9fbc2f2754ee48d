import type { Line } from './line.ts';
import { together } from './wrapped.ts';
import { headingKind } from '../sections/heading-kind.ts';
import { placeScore } from '../words/score.ts';

/* Addresses of mail and of the web that break at the end of a line. */

/** Addresses that break at the end of a narrow column's line, whole again. */
export function joinAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (last && isNextBelow(lines[at - 1] ?? last, line) && goesOn(last, line))
      joined[joined.length - 1] = together(last, line, '');
    else joined.push(line);
  }
  return joined;
}

/** Most that is free between two lines of one address, in their size. */
const AIR = 1.2;

/** Whether a line is the next of its column, below the one above and not only somewhere under it. */
export function isNextBelow({ source: above }: Line, { source, bulleted }: Line): boolean {
  if (bulleted || above.page !== source.page || above.column !== source.column) return false;
  const [first, next] = [above.box, source.box];
  // Text alone has no places, but lines left empty.
  if (!first || !next) return source.gapAbove === 0;
  return (
    next.top - first.bottom < AIR * source.fontSize && next.left < first.right && next.right > first.left
  );
}

function goesOn(before: Line, line: Line): boolean {
  const lastWord = before.text.trimEnd().split(/\s/u).at(-1) ?? '';
  const end = isAddress(lastWord) ? lastWord : '';
  const next = line.text.trim();
  if (end === '' || !/^[\p{L}\p{N}._~/?=&%+-]+$/u.test(next)) return false;
  if (saysSomethingElse(next) || (end.endsWith('/') && /^\p{Lu}/u.test(next))) return false;
  if (/[-_/@=&?]$/u.test(end)) return true;
  if (/^[-_/@.]/u.test(next)) return true;
  if (isCutAtEdge(before, lastWord, next)) return true;
  // No domain ends in one letter.
  if (/^[^@]*@\S*\.\p{L}$/u.test(end) && /^\p{L}{1,3}$/u.test(next)) return true;
  return /@[^.\s@]*$/u.test(end) && /\.\p{L}{2,}$/u.test(next);
}

/** Of mail, with its scheme or `www`, with a path behind its host, or of a domain that many have: "Node.js" is a name. */
const isAddress = (word: string): boolean =>
  /@|:\/\/|^www\.|^[^/]*\.\p{L}{2,}\//u.test(word) || WHOLE_DOMAIN.test(word);

/** The name of a town, or a heading, with its capital: that stands for itself. */
function saysSomethingElse(next: string): boolean {
  return /^\p{Lu}/u.test(next) && (placeScore(next) >= 0.7 || headingKind(next)?.exact === true);
}

/** Longest end of an address that stands on a line of its own. */
const CUT_MAX = 24;
const WHOLE_DOMAIN = /\.(?:com|org|net|edu|gov|de|fr|es|it|nl|pt|uk|io|me|ch|at|eu|br|pl|ru|us|ca|co)$/iu;

/** An address that filled its column to the edge, and one word in small letters below it. */
function isCutAtEdge(before: Line, address: string, next: string): boolean {
  const { edge, source } = before;
  const right = source.box?.right;
  if (edge === undefined || right === undefined || right < edge - source.fontSize) return false;
  if (next.length > CUT_MAX || !/^[\p{Ll}\p{N}._%&=-]+$/u.test(next)) return false;
  if (address.includes('@')) return !WHOLE_DOMAIN.test(address) || next.length <= 2;
  return /\.\p{L}{2,}\/\S/u.test(address) && !/\.\p{L}{2,}$/u.test(next);
}

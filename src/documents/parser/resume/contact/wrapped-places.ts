import { isNextBelow } from '../lines/broken-addresses.ts';
import type { Line } from '../lines/line.ts';
import { together } from '../lines/wrapped.ts';
import { POSTAL, STREET } from '../words/addresses.ts';
import { placeScore } from '../words/score.ts';
import { isTown } from '../words/unlisted-town.ts';

/** Addresses of houses that go on in the next line, as in a narrow column, whole again. */
export function joinWrappedPlaces(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    const above = lines[at - 1];
    const glue = last && above && isNextBelow(above, line) ? glueBetween(last.text, line.text) : undefined;
    if (last && glue !== undefined) joined[joined.length - 1] = together(last, line, glue);
    else joined.push(line);
  }
  return joined;
}

/** What stands between both where the second line goes on with the address in the first. */
function glueBetween(before: string, line: string): string | undefined {
  const first = before.trim();
  // What is known to be something else is marked, and no part of an address.
  const [next = ''] = line.trim().split(/\|\||\t/u);
  const rest = next.trim();
  if (ENDS_IN_STATE.test(first) && ZIP.test(rest)) return ' ';
  if (OUTWARD_CODE.test(first) && INWARD_CODE.test(rest)) return ' ';
  if (!STREET.test(first) || !/\d/u.test(first)) return undefined;
  if (/\p{L}[-‐]$/u.test(first)) return isTown(rest) ? '' : undefined;
  if (ENDS_IN_CODE.test(first)) return isTown(rest) ? ' ' : undefined;
  if (first.endsWith(',')) return isKnownTown(rest) ? ' ' : undefined;
  // A street with its number, and below it the town with its code.
  return ENDS_IN_NUMBER.test(first) && /^\d/u.test(rest) && isKnownTown(rest) ? ', ' : undefined;
}

const ENDS_IN_STATE = /,\s\p{Lu}{2}$/u;
const ZIP = /^\d{5}(?:-\d{4})?$/u;
/** A British code in two halves: "LS1" and "4DY". */
const OUTWARD_CODE = /\s\p{Lu}{1,2}\d{1,2}\p{Lu}?$/u;
const INWARD_CODE = /^\d\p{Lu}{2}$/u;
const ENDS_IN_CODE = /,\s(?:\d{4,5}|\d{4}\s?[A-Z]{2})$/u;
const ENDS_IN_NUMBER = /\p{L}[.\s]\s?\d{1,4}\s?\p{Ll}?$/u;
const POLISH_CODE = /^\d{2}-\d{3}\s\p{Lu}/u;

/** A town that a list knows, or one behind its code. */
const isKnownTown = (text: string): boolean =>
  POLISH_CODE.test(text) || POSTAL.test(text) || placeScore(text) >= 0.8;

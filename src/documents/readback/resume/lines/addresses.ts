import type { Line } from './line.ts';
import { together } from './wrapped.ts';

/** Addresses that break at the end of a narrow column's line, whole again. */
export function joinAddresses(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line)) joined[joined.length - 1] = together(last, line, '');
    else joined.push(line);
  }
  return joined;
}

function goesOn(before: Line, line: Line): boolean {
  if (line.bulleted || before.source.page !== line.source.page || before.source.column !== line.source.column)
    return false;
  const lastWord = before.text.trimEnd().split(/\s/u).at(-1) ?? '';
  const end = /[@/.]/u.test(lastWord) ? lastWord : '';
  const next = line.text.trim();
  if (!/^[\p{L}\p{N}._~/?=&%+-]+$/u.test(next) || !/[@/]|^www\.|\.\p{L}{2,}/u.test(end)) return false;
  if (/[-_/@=&?]$/u.test(end)) return true;
  if (/^[-_/@.]/u.test(next)) return true;
  // No domain ends in one letter.
  if (/^[^@]*@\S*\.\p{L}$/u.test(end) && /^\p{L}{1,3}$/u.test(next)) return true;
  return /@[^.\s@]*$/u.test(end) && /\.\p{L}{2,}$/u.test(next);
}

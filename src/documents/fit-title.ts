import { TITLE_MAX } from './limits.ts';

/** A title as the server takes it: one line of at most 200 characters, and `fallback` where nothing is left. */
export function fitTitle(title: string, fallback: string): string {
  return fitLine(title) || fitLine(fallback);
}

function fitLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  if (line.length <= TITLE_MAX) return line;
  // Never half a character.
  return line
    .slice(0, TITLE_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

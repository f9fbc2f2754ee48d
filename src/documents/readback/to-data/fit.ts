import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '../../limits.ts';
import { cleanLine, cleanText } from '../../text/clean.ts';

/** One line within the limit of a field, with no character cut in two. */
export function fitLine(text: string | undefined): string {
  return clip(cleanLine(text ?? ''), SHORT_TEXT_MAX);
}

/** Several lines within the limit of a field. */
export function fitText(text: string): string {
  return clip(cleanText(text), LONG_TEXT_MAX);
}

function clip(text: string, most: number): string {
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

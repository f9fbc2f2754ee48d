import type { TextLine } from '../../read-file.ts';
import { findDates } from '../dates/find-dates.ts';
import { fold } from '../text/fold.ts';
import { anyOf } from '../text/fold.ts';
import { PRESENT_WORDS } from '../words/date-words.ts';

const OPEN = /(?:19|20)\d{2}\s*[-–—]\s*(?=$|[\t|]|\s{2}|\s\p{Lu})/u;
const PRESENT = new RegExp(`^\\s*(?:${anyOf(PRESENT_WORDS)})`, 'u');

/** "2019 –" in one line and its end in the line below, in a narrow column of dates, as one date. */
export function joinOpenDates(lines: readonly TextLine[]): TextLine[] {
  const joined: TextLine[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const open = before && OPEN.exec(before.text);
    const end = open && (before.column === line.column || !before.box) ? endOf(line.text) : 0;
    if (!before || !open || end === 0) {
      joined.push(line);
      continue;
    }
    const at = open.index + open[0].length;
    const date = line.text.slice(0, end).trim();
    // Its letters are found in the line below, so they have no runs here.
    joined[joined.length - 1] = {
      ...before,
      text: `${before.text.slice(0, at).trimEnd()} ${date}${gap(before.text.slice(at))}`,
    };
    const rest = line.text.slice(end).replace(/^[\s|]+/u, '');
    if (rest) joined.push({ ...line, text: rest });
  }
  return joined;
}

function gap(rest: string): string {
  return rest.trim() ? `\t${rest.trim()}` : '';
}

/** How much of a line is the end of a period. */
function endOf(text: string): number {
  const present = PRESENT.exec(fold(text));
  if (present && /^\s*(?:$|[\t|]|\s{2})/u.test(text.slice(present[0].length))) return present[0].length;
  const [first] = findDates(text);
  if (!first || first.kind !== 'date' || first.start > 1) return 0;
  const after = text.slice(first.end);
  return /^\s*(?:$|[\t|]|\s{2})/u.test(after) ? first.end : 0;
}

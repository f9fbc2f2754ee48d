import { durationAfter } from '../dates/duration.ts';
import { findDates, type FoundDate } from '../dates/find-dates.ts';
import type { Line } from '../lines/line.ts';
import { placeScore } from '../words/score.ts';

/* The date that an entry hangs on. */

/** A period at an end of the line, or parted from the rest by more than a blank. */
export function anchorDate(line: Line): FoundDate | undefined {
  const dates = findDates(line.text);
  const found = dates.find(({ kind }) => kind === 'period') ?? dates[0];
  if (!found) return undefined;
  const raw = line.text.slice(0, found.start);
  const before = raw.trim();
  const rest = line.text.slice(found.end);
  const after = rest.slice(found.kind === 'period' ? durationAfter(rest) : 0).trim();
  if (before.split(/\s+/).length > 18 || after.split(/\s+/).length > 16) return undefined;
  const ends = /^\P{L}*$/u.test(after) || placeScore(after.replace(/^[^\p{L}]+/u, '')) >= 0.7;
  const starts = !/[\p{L}\p{N}]/u.test(before);
  const parted = /[|,·•(\t–—:-]$/u.test(before) && /^[|,·•)\t–—:-]/u.test(after);
  if (found.kind === 'period')
    return ends || starts || parted || /^[|,·•)\t–—-]/u.test(after) || gapAt(line, found) ? found : undefined;
  // A single date, and most of all a bare year, may be part of a sentence.
  const bare = !found.period.end?.month && !found.period.end?.season;
  if (
    starts &&
    (after === '' || /^[|,·•)\t–—:-]|^\s{2}/u.test(after) || gapAt(line, found) || leadsBold(line, found))
  )
    return found;
  const afterTab = raw.slice(raw.trimEnd().length).includes('\t');
  if (ends && (before === '' || afterTab || /[|,·•(–—:-]$/u.test(before) || gapAt(line, found))) return found;
  return ends && !bare && before.split(/\s+/).length <= 12 ? found : undefined;
}

/** "2022 **Nurse of the Year**": what follows the date is bold, and it is not. */
function leadsBold({ spans }: Line, { start, end }: FoundDate): boolean {
  const dated = spans.find((span) => span.start <= start && span.end >= start + 1);
  const next = spans.find((span) => span.start >= end - 1 && span !== dated);
  return dated?.run.bold === false && next?.run.bold === true;
}

/** Whether a date is parted from the words beside it by more than a blank. */
export function gapAt(line: Line, date: FoundDate): boolean {
  return line.spans.some((span, index) => {
    const before = line.spans[index - 1];
    if (!before?.run.box || !span.run.box) return false;
    const gap = span.run.box.left - before.run.box.right;
    const near =
      Math.abs(span.start - date.start) <= 2 || (span.start >= date.end && before.end <= date.end + 1);
    return near && gap > 1.2 * span.run.fontSize;
  });
}

/** Whether a line with a date is running text. */
export function isSentence(line: Line, date: FoundDate): boolean {
  const before = line.text.slice(0, date.start).trim();
  if (/[.!?]$/.test(line.text.trim()) && before.split(/\s+/).length > 9 && date.kind === 'date') return true;
  return (
    date.kind === 'date' &&
    /(?:\b(?:in|by|since|during|of|from|until|im|en|em|nel|depuis)\s*)$/iu.test(before) &&
    before.split(/\s+/).length > 4
  );
}

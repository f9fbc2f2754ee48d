import { durationAfter } from '../dates/duration.ts';
import { findDates, type FoundDate } from '../dates/find-dates.ts';
import { type Line, masked } from '../lines/line.ts';
import { signature } from '../sections/find-headings.ts';
import { bulletsAreHeads, classify, type EntryLine } from './classify.ts';
import { type Block, type Habit, habitOf, isDateBelow, partedByAir } from './habit.ts';

/** An entry as it stands: its head, its date and what is said of it. */
export type RawEntry = {
  head: Line[];
  date?: { line: Line; found: FoundDate };
  /** Further dates of the head, of promotions within one entry. */
  body: EntryLine[];
  /** How many lines of the head stand above the one with the date. */
  above: number;
};

/** The entries of a section: each hangs on a date; those without one are told by gaps and by their look. */
export function splitEntries(lines: readonly Line[]): RawEntry[] {
  const parts = classify(withDatesOfHeads(lines));
  const blocks = blocksOf(parts);
  const dated = blocks.some(({ head }) => head.some(({ date }) => date));
  const entries: RawEntry[] = [];
  const habit = dated ? habitOf(blocks) : undefined;
  for (const block of blocks) {
    for (const raw of dated ? datedEntries(block, entries, habit) : undatedEntries(block.head))
      entries.push(raw);
    entries.at(-1)?.body.push(...block.body);
    if (entries.length === 0 && block.body.length > 0)
      entries.push({ head: [], body: [...block.body], above: 0 });
  }
  return entries;
}

/** A period at the right of the first bullet, where the line above has none, is the date of that line. */
function withDatesOfHeads(lines: readonly Line[]): readonly Line[] {
  // Where the section begins with such a bullet, it is itself the head.
  if (lines[0]?.bulleted && bulletsAreHeads(lines)) return lines;
  return lines.flatMap((line, index) => {
    const before = lines[index - 1];
    if (!line.bulleted || !before || before.bulleted || findDates(before.text).length > 0) return [line];
    const date = findDates(line.text).find(({ kind }) => kind === 'period');
    const rest = date ? line.text.slice(date.end) : '';
    const isLast = /^\P{L}*$/u.test(rest.slice(durationAfter(rest)));
    if (!date || !isLast || !isApart(line, date.start)) return [line];
    const bare = masked(line, date.start, line.text.length);
    return [{ ...bare, bulleted: false }, masked(line, 0, date.start)];
  });
}

/** Whether a tab or a wide gap stands before a place in a line. */
function isApart(line: Line, at: number): boolean {
  const before = line.text.slice(0, at);
  return before.slice(before.trimEnd().length).includes('\t') || hasGapBefore(line, at);
}

function hasGapBefore({ spans }: Line, at: number): boolean {
  return spans.some((span, index) => {
    const left = spans[index - 1]?.run.box;
    return (
      left !== undefined &&
      span.run.box !== undefined &&
      Math.abs(span.start - at) <= 2 &&
      span.run.box.left - left.right > 1.5 * span.run.fontSize
    );
  });
}

/** Lines of heads that follow each other, and what comes before the next such lines. */
function blocksOf(parts: readonly EntryLine[]): Block[] {
  const blocks: Block[] = [];
  for (const part of parts) {
    const last = blocks.at(-1);
    if (part.part === 'head') {
      if (last && last.body.length === 0) last.head.push(part);
      else blocks.push({ head: [part], body: [] });
    } else if (last) last.body.push(part);
    else blocks.push({ head: [], body: [part] });
  }
  return blocks;
}

/** So many entries before tell how long a head is. */
const LAST = 4;

function datedEntries(block: Block, before: readonly RawEntry[], habit: Habit | undefined): RawEntry[] {
  const known = before.slice(-LAST);
  const count = known.length;
  for (const head of partedByAir(block.head, habit))
    for (const entry of entriesOf(head, known, habit)) known.push(entry);
  return known.slice(count);
}

function entriesOf(
  head: readonly EntryLine[],
  before: readonly RawEntry[],
  habit: Habit | undefined,
): RawEntry[] {
  const anchors = head.flatMap(({ date }, index) => (date ? [index] : []));
  if (head.length === 0) return [];
  if (anchors.length === 0) return undatedBlock(head, before, habit);
  const entries: RawEntry[] = [];
  let start = firstLine(head, anchors[0] ?? 0, before);
  if (start > 0) addToLast(before, head.slice(0, start));
  anchors.forEach((anchor, index) => {
    const next = anchors[index + 1];
    const end = next === undefined ? head.length : boundary(head, anchor, next, habit);
    const own = head[anchor];
    if (!own?.date) return;
    entries.push({
      head: head.slice(start, end).map(({ line }) => line),
      date: { line: own.line, found: own.date },
      body: [],
      above: anchor - start,
    });
    start = end;
  });
  return entries;
}

/** Where the head begins: short lines left over from the entry before are not of it. */
function firstLine(head: readonly EntryLine[], anchor: number, before: readonly RawEntry[]): number {
  if (before.length === 0 || anchor === 0) return 0;
  const most = Math.max(...before.slice(0, 4).map(({ above }) => above));
  let start = 0;
  // A wide gap, or more lines than any entry so far has had.
  for (let index = 1; index <= anchor; index += 1) {
    const gap = head[index]?.line.source.gapAbove ?? 0;
    const first = head[0]?.line.source.gapAbove ?? 0;
    if (gap > first * 1.3 + 2 && gap > (head[index]?.line.source.fontSize ?? 10) * 0.7) start = index;
  }
  if (anchor - start > most + 1) start = anchor - most;
  return start;
}

/** The first line of the next of two entries whose heads follow each other. */
function boundary(
  head: readonly EntryLine[],
  anchor: number,
  next: number,
  habit: Habit | undefined,
): number {
  if (next === anchor + 1) return next;
  const isBelow = isDateBelow(head[next], head[anchor]);
  const gaps = head
    .slice(anchor + 1, next + 1)
    .map(({ line }, index) => ({ at: anchor + 1 + index, gap: line.source.gapAbove }));
  const alikeLines =
    habit?.above === 0 && [anchor, next].every((index) => lookOf(head, index) === habit.first);
  if (alikeLines && !isBelow) return next;
  // The first line of a page has no gap above it.
  const newPage = head.slice(anchor + 1, next + 1).some(({ line }) => line.source.gapAbove === 0);
  const widest = newPage ? [] : [...gaps].sort((a, b) => b.gap - a.gap);
  const [first, second] = widest;
  if (first && second && first.gap > second.gap * 1.3 + 1.5) return first.at;
  if (isBelow) return next - 1;
  const alike =
    habit &&
    head.findIndex(({ line }, index) => index > anchor && index <= next && signature(line) === habit.first);
  if (habit && alike !== undefined && alike > anchor && lookOf(head, anchor) !== habit.first) return alike;
  return Math.max(anchor + 1, next - (habit?.above ?? 0));
}

function lookOf(head: readonly EntryLine[], index: number): string {
  const line = head[index]?.line;
  return line ? signature(line) : '';
}

/** Lines like heads, without a date: an entry where they look as heads do, and else a part of the one before. */
function undatedBlock(
  head: readonly EntryLine[],
  before: readonly RawEntry[],
  habit: Habit | undefined,
): RawEntry[] {
  const [first] = head;
  const looks =
    first &&
    habit?.looks.has(signature(first.line)) &&
    (first.line.source.bold || first.line.source.gapAbove > first.line.source.fontSize * 0.6);
  const stands = looks || (first && habit && first.line.source.gapAbove >= habit.air);
  if (before.length === 0 || (stands && head.length <= 4)) {
    return [{ head: head.map(({ line }) => line), body: [], above: head.length }];
  }
  addToLast(before, head);
  return [];
}

function addToLast(before: readonly RawEntry[], lines: readonly EntryLine[]): void {
  const last = before.at(-1);
  for (const { line } of lines) last?.body.push({ line, part: 'prose' });
}

/** Without any date, a gap or the look of the first line begins an entry. */
function undatedEntries(head: readonly EntryLine[]): RawEntry[] {
  const entries: RawEntry[] = [];
  const first = head[0] && signature(head[0].line);
  const plain = head.every(({ line }) => signature(line) === first);
  const gaps = head.slice(1).map(({ line }) => line.source.gapAbove);
  const least = Math.min(...gaps, Infinity);
  head.forEach(({ line }, index) => {
    const gap = line.source.gapAbove > least * 1.5 + 2;
    const begins =
      index === 0 ||
      gap ||
      (!plain &&
        signature(line) === first &&
        (line.source.bold || line.source.fontSize > (head[1]?.line.source.fontSize ?? 0)));
    const last = entries.at(-1);
    if (begins || !last) entries.push({ head: [line], body: [], above: 0 });
    else last.head.push(line);
  });
  return entries;
}

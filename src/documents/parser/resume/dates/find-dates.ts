import type { PartialDate, Period } from '#documents/parser/parsed-resume.ts';
import { durationAfter } from './duration.ts';
import { anyOf, fold } from '../text/fold.ts';
import {
  BEFORE_WORDS,
  EXPECTED_WORDS,
  FROM_WORDS,
  PRESENT_WORDS,
  SINCE_WORDS,
  UNTIL_WORDS,
} from '../words/date-words.ts';
import { findDatePoints, inCentury, type DatePoint } from './point.ts';

/** A period or a single date in a text, with its place there. */
export type FoundDate = {
  kind: 'period' | 'date';
  period: Period;
  start: number;
  end: number;
  /** How sure it is that this is a date and not another number. */
  confidence: number;
};

/** In one way for each text: a run of dots is taken whole, or a line of them would be tried in as many ways as it has. */
const DASH = '\\s*(?:[-–—−‒~→»/>]|(?<!\\.)\\.{2,}(?!\\.))+\\s*';
const UNTIL = `\\s+(?:${anyOf(UNTIL_WORDS)})\\s+(?:(?:the|le|el|al)\\s+)?`;
const EXPECTED = `(?:${anyOf(EXPECTED_WORDS)}):?\\s+`;
/** What stands after a year in Russian and Polish: "2019 г.", "2019 r.". */
const YEAR_MARK = '(?:\\s{0,2}(?:гг?|r)(?!\\p{L}))?';
const BETWEEN = new RegExp(
  `^${YEAR_MARK}\\.?(?:${DASH}(?:(?:${anyOf(UNTIL_WORDS)})\\s+)?|${UNTIL})(?<expected>${EXPECTED})?$`,
  'u',
);
const BEFORE_EXPECTED = new RegExp(`(?<!\\p{L})${EXPECTED}$`, 'u');
const THEN_PRESENT = new RegExp(
  `^${YEAR_MARK}\\.?(?:${DASH}(?:(?:${anyOf(UNTIL_WORDS)})\\s+)?|${UNTIL}|\\s*(?:,\\s*)?\\(?)(?:${anyOf(PRESENT_WORDS)})(?!\\p{L}|\\s+(?:of|de)\\s)(?:\\s*\\((?:present|current)\\))?`,
  'u',
);
const PRESENT_AFTER_BLANK =
  /^\.?(?:\s*,)?(?:\s*\()?\s*(?:date|now|nu|actual|presente|current|currently|aktuell|actuel)/u;
const THEN_SHORT_YEAR = new RegExp(
  `^(?:\\s*[-–—/]\\s*'?(?<year>\\d{2})(?![\\d/.])|\\s*(?:${anyOf(UNTIL_WORDS)})\\s*'?(?<said>\\d{2})(?=\\s*(?:$|[)\\],;|·•\\t])))`,
  'u',
);
/** The same where a name follows at once: "2018 to 21 Pastry Certificate". */
const FIRST_SHORT_YEAR = new RegExp(`^\\s*(?:${anyOf(UNTIL_WORDS)})\\s*'?(?<said>\\d{2})(?=\\s+\\p{L})`, 'u');
/** "2021– Engineer": a dash that belongs to the year before it. */
const OPEN_BEFORE_TITLE = /^[–—](?=\s+\p{L})/u;
const OPEN_END = /^\s*[-–—]+(?:(?:\s*\))?\s*$|(?=\s?[:|·•)]))/u;
/** "05/2020 –" in a cell of its own. */
const OPEN_CELL = /^ ?[-–—]+ ?(?=\t)/u;
const BEFORE_SINCE = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(SINCE_WORDS)})\\s+$`, 'u');
const BEFORE_UNTIL = new RegExp(`(?:^|(?<!\\p{L})|[-–—]\\s*)(?:${anyOf(BEFORE_WORDS)})\\s+$`, 'u');
const BEFORE_FROM = new RegExp(`(?<![\\p{L}\\d])(?:${anyOf(FROM_WORDS)})\\s+$`, 'u');

/** Periods and dates of a line, in order. Phone numbers, amounts and "24/7" are none. */
export function findDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const known = remembered.get(text);
  if (known) return known;
  const found = readDates(text);
  // The same line is asked about many times, from many sides.
  if (remembered.size > 2000) remembered.clear();
  remembered.set(text, found);
  return found;
}

const remembered = new Map<string, FoundDate[]>();

function readDates(text: string): FoundDate[] {
  const folded = fold(text);
  const points = findDatePoints(folded);
  const found: FoundDate[] = [];
  for (let index = 0; index < points.length; index += 1) {
    const point = points[index];
    if (!point) continue;
    const next = points[index + 1];
    const paired = next && pair(folded, point, next);
    if (paired) {
      found.push(withinCell(paired, text));
      index += 1;
    } else if (point.date.year !== 0) {
      found.push(withinCell(alone(folded, point, text), text));
    }
  }
  return found;
}

/** A word or a number before a date is none of it where a tab stands between: it ends what stands in the cell before. */
function withinCell(found: FoundDate, text: string): FoundDate {
  const tab = text.lastIndexOf('\t', found.end - 1);
  const isBeforeDate = tab >= found.start && !/\d{3}|\d\D+\d/.test(text.slice(found.start, tab));
  return isBeforeDate ? { ...found, start: tab + 1 } : found;
}

function pair(folded: string, from: DatePoint, to: DatePoint): FoundDate | undefined {
  const between = BETWEEN.exec(folded.slice(from.end, to.start));
  if (!between || to.date.year === 0) return undefined;
  // "2019/2020" is a school year, "03/2019" within one is a form of its own.
  const start: PartialDate = from.date.year === 0 ? withYear(from, to.date.year) : from.date;
  const before = BEFORE_FROM.exec(folded.slice(0, from.start));
  const surer = from.date.month !== undefined || to.date.month !== undefined;
  return {
    kind: 'period',
    period: { start, end: to.date, current: false, ...(between.groups?.expected && { expected: true }) },
    start: before ? before.index : from.start,
    end: to.end,
    confidence: surer ? 0.98 : 0.93,
  };
}

function withYear(point: DatePoint, year: number): PartialDate {
  return point.monthOnly ? { year, month: point.monthOnly } : { ...point.date, year };
}

function alone(folded: string, point: DatePoint, text: string): FoundDate {
  const after = folded.slice(point.end);
  const before = folded.slice(0, point.start);
  const present = THEN_PRESENT.exec(after);
  if (present && (!PRESENT_AFTER_BLANK.test(after) || /^\.?(?:\s*,)?(?:\s*\()?\s*current/u.test(after))) {
    const from = BEFORE_FROM.exec(before);
    return {
      kind: 'period',
      period: { start: point.date, current: true },
      start: from ? from.index : point.start,
      end: point.end + present[0].length,
      confidence: 0.98,
    };
  }
  const short = THEN_SHORT_YEAR.exec(after) ?? (before.trim() === '' ? FIRST_SHORT_YEAR.exec(after) : null);
  const year = inCentury(short?.groups?.year ?? short?.groups?.said ?? '');
  if (short && year >= point.date.year && year - point.date.year < 45) {
    return {
      kind: 'period',
      period: { start: point.date, end: { year }, current: false },
      start: point.start,
      end: point.end + short[0].length,
      confidence: 0.9,
    };
  }
  const open =
    OPEN_END.exec(after) ??
    OPEN_CELL.exec(text.slice(point.end)) ??
    (before.trim() === '' ? OPEN_BEFORE_TITLE.exec(after) : null);
  if (open) return ongoing(point, point.start, point.end + open[0].length, 0.85);
  const length = /^\s*[([]/u.test(after) ? durationAfter(after) : 0;
  // "2021 (6 months)": it began and ended in that year.
  if (length > 0) {
    const period = { start: point.date, end: point.date, current: false };
    return { kind: 'period', period, start: point.start, end: point.end, confidence: 0.85 };
  }
  const until = BEFORE_UNTIL.exec(before);
  if (until) {
    const period = { end: point.date, current: false };
    return { kind: 'period', period, start: until.index, end: point.end, confidence: 0.85 };
  }
  const expected = BEFORE_EXPECTED.exec(before);
  if (expected) {
    const period = { end: point.date, current: false, expected: true } as const;
    return { kind: 'date', period, start: expected.index, end: point.end, confidence: 0.95 };
  }
  const since = BEFORE_SINCE.exec(before);
  if (since) return ongoing(point, since.index, point.end, 0.9);
  return {
    kind: 'date',
    period: { end: point.date, current: false },
    start: point.start,
    end: point.end,
    confidence: point.date.month || point.date.season ? 0.95 : 0.8,
  };
}

function ongoing(point: DatePoint, start: number, end: number, confidence: number): FoundDate {
  return { kind: 'period', period: { start: point.date, current: true }, start, end, confidence };
}

import { RIGHT_TO_LEFT } from '../../text/direction.ts';
import type { PrintedField } from '../print-job.ts';
import { lettersOf, LetterStream, type Stretch } from './letter-stream.ts';
import type { PrintedRun } from './text-runs.ts';

/* Where on its pages the text of each field of a document stands. */

/** Where a part of a field's text stands; places and sizes in points, from the page's upper left corner. */
export type Place = {
  /** Of the field; empty where the text is no field's, such as the date of a letter. */
  path: string;
  /** From 0. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  text: string;
  /** The place of the whole text among all that are printed, from 0: a line of a field, which may take several here. */
  part: number;
  /** Whether that is set with a bullet. */
  bullet?: true;
  /** Whether it goes on where the place before ends, in the middle of a word or an address. */
  glued?: true;
};

/** Between one field and the next there is no more than a dot, a dash or a page's foot, in letters. */
const NEAR = 80;
/** So many letters say the same in one place only. */
const TELLING = 8;
/** Fewer stand within words everywhere, as the skill "R" does. */
const OF_ITS_OWN = 3;

/**
 * Finds where the fields' texts were set. Fields come in the order of printing and so does the text, mostly: each is
 * looked for right after the one before, or among what was passed over just before it, as dates above a title are. What
 * a design sets elsewhere, such as a name below the contact, is looked for
 * in all text that is no other field's; and text of both directions, which is set in pieces, by its pieces.
 */
export function fieldPlaces(runs: readonly PrintedRun[], fields: readonly PrintedField[]): Place[] {
  const stream = new LetterStream(runs);
  const places: Place[] = [];
  /** Where each place ends in the stream. */
  const ends: number[] = [];
  let cursor = 0;
  const take = (of: Printed, stretch: Stretch, words: ReadonlySet<number>) => {
    stream.take(stretch);
    let letters = 0;
    for (const { run, first, last } of stream.parts(stretch)) {
      const before = places.at(-1);
      const place = placeIn(of, run, first, last);
      if (before && continues(before, place)) extend(before, place);
      else {
        const isGlued = letters > 0 && !words.has(letters);
        places.push(isGlued ? { ...place, glued: true } : place);
        ends.push(stretch.to);
      }
      letters += lettersOf(place.text).length;
    }
  };

  /** Short texts that are not near: what they say stands in other fields' texts too, which are looked for first. */
  const later: { of: Printed; text: string }[] = [];
  for (const [part, { path, text, bullet }] of fields.entries()) {
    const of = { path, part, ...(bullet && { bullet }) };
    const letters = lettersOf(text);
    if (letters === '') continue;
    const isWord = letters.length >= OF_ITS_OWN;
    const skipped = stream.find(letters, Math.max(0, cursor - NEAR));
    if (skipped && skipped.to <= cursor && isWord) {
      take(of, skipped, wordsIn(text));
      continue;
    }
    const next = (isWord ? undefined : stream.findAlone(letters, cursor)) ?? stream.find(letters, cursor);
    const isNear = next !== undefined && next.from - cursor <= NEAR;
    const stretch = next ?? stream.find(letters, 0);
    if (stretch && !isNear && letters.length < TELLING) {
      later.push({ of, text });
      continue;
    }
    if (stretch) {
      take(of, stretch, wordsIn(text));
      if (next) cursor = stretch.to;
      continue;
    }
    const around = { from: cursor, to: cursor + 2 * letters.length + NEAR };
    for (const piece of stream.freeRuns(around)) {
      if (!letters.includes(stream.letters.slice(piece.from, piece.to))) continue;
      take(of, piece, NO_WORDS);
      cursor = piece.to;
    }
  }
  cursor = 0;
  for (const { of, text } of later) {
    const letters = lettersOf(text);
    const stretch =
      stream.findAlone(letters, cursor) ?? stream.find(letters, cursor) ?? stream.find(letters, 0);
    if (!stretch) continue;
    take(of, stretch, wordsIn(text));
    cursor = stretch.to;
  }
  const inOrder = places
    .map((place, index) => ({ place, end: ends[index] ?? 0 }))
    .sort((one, other) => one.place.part - other.place.part);
  return withNobodys(
    inOrder.map(({ place }) => place),
    inOrder.map(({ end }) => end),
    stream,
    fields.length,
  );
}

const NO_WORDS: ReadonlySet<number> = new Set();

/** Before which of its letters a text has a blank. */
function wordsIn(text: string): ReadonlySet<number> {
  const words = new Set<number>();
  let letters = 0;
  for (const character of text) {
    if (/\s/u.test(character)) words.add(letters);
    letters += lettersOf(character).length;
  }
  return words;
}

/** With what is printed and no field's, such as the date of a letter, behind the text that it follows. */
function withNobodys(
  places: readonly Place[],
  ends: readonly number[],
  stream: LetterStream,
  parts: number,
): Place[] {
  const behind = new Map<number, Place[]>();
  let part = parts;
  for (const stretch of stream.freeRuns({ from: 0, to: stream.letters.length })) {
    const words = stream.letters.slice(stretch.from, stretch.to);
    const [found] = stream.parts(stretch);
    // Dots, dashes and bullets are signs between texts.
    if (!found || !/[\p{L}\p{N}]/u.test(words)) continue;
    const at = ends.reduce(
      (best, end, index) => (end <= stretch.from && end >= (ends[best] ?? 0) ? index : best),
      -1,
    );
    const place = placeIn({ path: '', part: part++ }, found.run, found.first, found.last);
    const there = behind.get(at) ?? [];
    const before = there.at(-1);
    if (before && continues({ ...before, part: place.part }, place)) extend(before, place);
    else there.push(place);
    behind.set(at, there);
  }
  return [-1, ...places.keys()].flatMap((at) => [
    ...(places[at] ? [places[at]] : []),
    ...(behind.get(at) ?? []),
  ]);
}

/** What a place is of. */
type Printed = Pick<Place, 'path' | 'part' | 'bullet'>;

/** How far letters reach above and below the line that they stand on, in sizes. */
const ABOVE = 0.82;
const BELOW = 0.24;

function placeIn(of: Printed, run: PrintedRun, first: number, last: number): Place {
  const characters = [...run.text];
  const isWhole = first === 0 && last === characters.length - 1;
  const isPlain = run.glyphs.length === characters.length && !RIGHT_TO_LEFT.test(run.text);
  // Where letters are joined or read leftwards, a part is taken for as wide as its share of them.
  const share = (at: number) => (run.width * at) / characters.length;
  const edge = (at: number) => (isPlain ? (run.glyphs[at] ?? run.width) : share(at));
  const [from, to] = isWhole
    ? [0, run.width]
    : RIGHT_TO_LEFT.test(run.text)
      ? [run.width - share(last + 1), run.width - share(first)]
      : [edge(first), edge(last + 1)];
  return {
    ...of,
    page: run.page,
    x: run.x + from,
    y: run.baseline - run.size * ABOVE,
    width: to - from,
    height: run.size * (ABOVE + BELOW),
    text: characters.slice(first, last + 1).join(''),
  };
}

/** Whether a place goes on where the one before ends, on the same line. */
function continues(before: Place, { part, page, x, y, height }: Place): boolean {
  const gap = x - (before.x + before.width);
  const isOnLine = Math.abs(before.y + before.height - y - height) < height * 0.3;
  return before.part === part && before.page === page && isOnLine && gap > -1 && gap < height;
}

function extend(before: Place, { x, width, text }: Place): void {
  const gap = x - (before.x + before.width);
  before.text += gap > 0.5 ? ` ${text}` : text;
  before.width = x + width - before.x;
}

import { effortOf, likeness, pairsOfLetters } from './likeness.ts';

/** From how alike on two texts count as one that was reworded: 1 is the same, 0 shares nothing. */
const ALIKE = 0.6;

/**
 * Which text of `was` each text of another version stands for, each once: the same ones first, then those most alike;
 * `undefined` for a new one. Of texts that occur more than once, those beside a pair are paired with each other, the
 * rest in order of occurrence. Nothing where so much was reworded that finding out would take more than `effort`.
 *
 * @param effort how many letters may be looked at
 */
export function pairTexts(
  was: readonly string[],
  now: readonly string[],
  effort: number,
): Partners | undefined {
  const pairs = new Pairs(was, now);
  pairs.joinEnds();
  pairs.joinUnique();
  pairs.joinNeighbours();
  pairs.joinByOccurrence();
  return pairs.joinAlike(effort) ? pairs.partners : undefined;
}

/** By place in the newer version: the place in `was`, or `undefined` for a new text. */
export type Partners = readonly (number | undefined)[];

/**
 * Names texts so that the same ones are known on every side: one that stands for an earlier text by the name of that, a
 * new one by itself, and by how many of the same are new before it.
 */
export function namesOf(
  texts: readonly string[],
  earlierName: (at: number) => string | undefined,
  prefix = '',
): string[] {
  const seen = new Map<string, number>();
  return texts.map((text, at) => {
    const earlier = earlierName(at);
    if (earlier !== undefined) return earlier;
    const count = (seen.get(text) ?? 0) + 1;
    seen.set(text, count);
    return `${prefix}new ${count} ${text}`;
  });
}

/**
 * Where neither side has a text of `was` any more, and each has something new in its place, both stand for that text:
 * both have rewritten it, however little is left of it.
 */
export function pairReplaced(
  count: number,
  mine: Partners,
  theirs: Partners,
): Record<'mine' | 'theirs', Partners> {
  const sides = [mine, theirs].map((partners) => {
    const places = new Map(partners.flatMap((before, at) => (before === undefined ? [] : [[before, at]])));
    return { partners: [...partners], places, last: -1 };
  });
  for (let before = 0; before < count; before += 1) {
    const isGone = sides.every(({ places }) => !places.has(before));
    // What follows the text before it, where that is new.
    const isReplaced = sides.every(
      ({ partners, last }) => last + 1 < partners.length && partners[last + 1] === undefined,
    );
    for (const side of sides) {
      if (isGone && isReplaced) {
        side.last += 1;
        side.partners[side.last] = before;
      } else side.last = side.places.get(before) ?? side.last;
    }
  }
  return { mine: sides[0]?.partners ?? mine, theirs: sides[1]?.partners ?? theirs };
}

class Pairs {
  readonly partners: (number | undefined)[];
  private readonly taken = new Set<number>();
  private readonly was: readonly string[];
  private readonly now: readonly string[];

  constructor(was: readonly string[], now: readonly string[]) {
    this.was = was;
    this.now = now;
    this.partners = now.map(() => undefined);
  }

  private join(at: number, before: number): void {
    this.partners[at] = before;
    this.taken.add(before);
  }

  /** What both begin with, and what both end with. */
  joinEnds(): void {
    const most = Math.min(this.was.length, this.now.length);
    let from = 0;
    for (; from < most && this.was[from] === this.now[from]; from += 1) this.join(from, from);
    for (let end = 1; end <= most - from; end += 1) {
      const [at, before] = [this.now.length - end, this.was.length - end];
      if (this.was[before] !== this.now[at]) return;
      this.join(at, before);
    }
  }

  /** Texts that occur once on each side (Heckel, A technique for isolating differences between files, 1978). */
  joinUnique(): void {
    const before = this.freePlaces();
    const once = placesOf(this.now, (at) => this.partners[at] === undefined);
    for (const [text, [here, ...others]] of once) {
      const [there, ...more] = before.get(text) ?? [];
      if (others.length + more.length === 0 && here !== undefined && there !== undefined)
        this.join(here, there);
    }
  }

  /** What is the same and stands right after, or right before, a pair. */
  joinNeighbours(): void {
    const join = (at: number, step: 1 | -1) => {
      const before = (this.partners[at - step] ?? NaN) + step;
      const isFree = this.partners[at] === undefined && !this.taken.has(before);
      if (isFree && this.was[before] === this.now[at]) this.join(at, before);
    };
    for (let at = 0; at < this.now.length; at += 1) join(at, 1);
    for (let at = this.now.length - 1; at >= 0; at -= 1) join(at, -1);
  }

  joinByOccurrence(): void {
    const free = this.freePlaces();
    for (const [at, text] of this.now.entries()) {
      const before = this.partners[at] === undefined ? free.get(text)?.shift() : undefined;
      if (before !== undefined) this.join(at, before);
    }
  }

  /** Those that were reworded; false where there are too many to compare. */
  joinAlike(effort: number): boolean {
    const old = placesWhere(this.was, (at) => !this.taken.has(at));
    const fresh = placesWhere(this.now, (at) => this.partners[at] === undefined);
    const textsAt = (texts: readonly string[], places: readonly number[]) =>
      places.map((at) => texts[at] ?? '');
    const [oldTexts, freshTexts] = [textsAt(this.was, old), textsAt(this.now, fresh)];
    if (effortOf(oldTexts, freshTexts) > effort) return false;
    const oldPairs = oldTexts.map(pairsOfLetters);
    const found = freshTexts.flatMap((text, at) => {
      const pairs = pairsOfLetters(text);
      const one = fresh[at] ?? 0;
      return oldPairs.flatMap((others, before) => {
        const alike = likeness(pairs, others, ALIKE);
        const other = old[before] ?? 0;
        return alike < ALIKE ? [] : [{ one, other, alike, inPlace: this.isInPlace(one, other) }];
      });
    });
    // Of many lines that are much alike, the one in the same place is meant.
    found.sort(
      (a, b) =>
        Number(b.inPlace) - Number(a.inPlace) || b.alike - a.alike || a.one - b.one || a.other - b.other,
    );
    for (const { one, other } of found) {
      if (this.partners[one] === undefined && !this.taken.has(other)) this.join(one, other);
    }
    return true;
  }

  /** Whether two texts stand beside the same neighbour, or both at the beginning or the end. */
  private isInPlace(at: number, before: number): boolean {
    const isStart = at === 0 && before === 0;
    const isEnd = at === this.now.length - 1 && before === this.was.length - 1;
    const isBeside = (step: 1 | -1) => this.partners[at + step] === before + step;
    return isStart || isEnd || isBeside(-1) || isBeside(1);
  }

  private freePlaces(): Map<string, number[]> {
    return placesOf(this.was, (at) => !this.taken.has(at));
  }
}

function placesOf(texts: readonly string[], counts: (at: number) => boolean): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [at, text] of texts.entries()) {
    if (!counts(at)) continue;
    const known = places.get(text);
    if (known) known.push(at);
    else places.set(text, [at]);
  }
  return places;
}

function placesWhere(texts: readonly string[], counts: (at: number) => boolean): number[] {
  return [...texts.keys()].filter(counts);
}

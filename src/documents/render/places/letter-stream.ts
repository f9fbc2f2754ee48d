import type { PrintedRun } from './text-runs.ts';

/** A stretch of the stream, from the first of its characters to the one after its last. */
export type Stretch = { from: number; to: number };

/** Blanks, and what prints nothing: a line's end takes some away, and marks of ours are no text. */
const UNSEEN = /[\s\p{Default_Ignorable_Code_Point}\p{Co}\p{Cc}]/u;

/** A text by its letters alone. Capitals are no difference: some headings are set in them. */
export function lettersOf(text: string): string {
  let letters = '';
  for (const character of text) letters += letterOf(character);
  return letters;
}

function letterOf(character: string): string {
  if (UNSEEN.test(character)) return '';
  const small = character.toLowerCase();
  // A few letters become two: such a text is compared as it is.
  return small.length === character.length ? small : character;
}

/** The letters of all runs in a row, of which each knows its run and its place in it. */
export class LetterStream {
  readonly runs: readonly PrintedRun[];
  readonly letters: string;
  /** For each letter the index of its run, and its place among the run's characters. */
  readonly #run: number[] = [];
  readonly #at: number[] = [];
  readonly #taken: boolean[] = [];
  /** All runs by what they say, once they were asked for. */
  #whole?: Map<string, Stretch[]>;

  constructor(runs: readonly PrintedRun[]) {
    this.runs = runs;
    let letters = '';
    for (const [index, { text }] of runs.entries()) {
      for (const [at, character] of [...text].entries()) {
        const letter = letterOf(character);
        letters += letter;
        for (let unit = 0; unit < letter.length; unit++) {
          this.#run.push(index);
          this.#at.push(at);
        }
      }
    }
    this.letters = letters;
  }

  /** The first stretch from there on that says this and belongs to no field yet. */
  find(letters: string, from: number): Stretch | undefined {
    for (let at = this.letters.indexOf(letters, from); at >= 0; at = this.letters.indexOf(letters, at + 1)) {
      const to = at + letters.length;
      if (!this.#taken.slice(at, to).some(Boolean)) return { from: at, to };
    }
    return undefined;
  }

  /** The same where a whole run says it and no more, as a skill on a line of its own does. */
  findAlone(letters: string, from: number): Stretch | undefined {
    this.#whole ??= Map.groupBy(this.freeRuns({ from: 0, to: this.letters.length }, true), (run) =>
      this.letters.slice(run.from, run.to),
    );
    return this.#whole.get(letters)?.find((run) => run.from >= from && !this.#taken[run.from]);
  }

  take({ from, to }: Stretch): void {
    for (let at = from; at < to; at++) this.#taken[at] = true;
  }

  /** The stretches of whole runs within a stretch that belong to no field yet, or of all of them. */
  freeRuns({ from, to }: Stretch, taken = false): Stretch[] {
    const stretches: Stretch[] = [];
    for (let at = from; at < Math.min(to, this.letters.length);) {
      let end = at + 1;
      while (end < this.letters.length && this.#run[end] === this.#run[at]) end += 1;
      if (taken || !this.#taken.slice(at, end).some(Boolean)) stretches.push({ from: at, to: end });
      at = end;
    }
    return stretches;
  }

  /** The parts of a stretch by their runs: from which character of the run to which. */
  parts({ from, to }: Stretch): { run: PrintedRun; first: number; last: number }[] {
    const parts: { run: PrintedRun; first: number; last: number }[] = [];
    for (let at = from; at < to; at++) {
      const run = this.runs[this.#run[at] ?? 0];
      const place = this.#at[at] ?? 0;
      const open = parts.at(-1);
      if (open && open.run === run) open.last = place;
      else if (run) parts.push({ run, first: place, last: place });
    }
    return parts;
  }
}

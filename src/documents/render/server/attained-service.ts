/** After so long a third of what was used still counts, in ms. */
const FADES_MS = 10_000;
/** After so long the longest job counts as one of a third of its length, in ms. */
const LONGEST_FADES_MS = 60_000;
/** Less than this is forgotten, in ms. */
const NOTHING_MS = 1;
/** How often what has faded is forgotten, in ms. */
const SWEEP_MS = 60_000;

type Used = { ms: number; longestMs: number; at: number };

/** How much of the children's time each asker had lately: what was used long ago counts no more. */
export class AttainedService {
  readonly #used = new Map<string, Used>();
  #sweptAt = performance.now();

  /** How many askers are remembered. */
  get size(): number {
    return this.#used.size;
  }

  /** All that an asker used lately, in ms. Who keeps one child at work all the time comes to ten seconds. */
  of(person: string): number {
    return this.#faded(person).ms;
  }

  /** How long the longest job of an asker took lately, in ms. Quick ones in between change nothing about it. */
  longest(person: string): number {
    return this.#faded(person).longestMs;
  }

  add(person: string, ms: number): void {
    const before = this.#faded(person);
    this.#used.set(person, {
      ms: before.ms + ms,
      longestMs: Math.max(before.longestMs, ms),
      at: performance.now(),
    });
    this.#sweep();
  }

  #faded(person: string): Omit<Used, 'at'> {
    const used = this.#used.get(person);
    if (!used) return { ms: 0, longestMs: 0 };
    const age = performance.now() - used.at;
    return {
      ms: used.ms * Math.exp(-age / FADES_MS),
      longestMs: used.longestMs * Math.exp(-age / LONGEST_FADES_MS),
    };
  }

  #sweep(): void {
    if (performance.now() - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = performance.now();
    for (const person of this.#used.keys()) {
      if (this.longest(person) < NOTHING_MS) this.#used.delete(person);
    }
  }
}

/** After so long a third of what was used still counts, in ms. */
const FADES_MS = 10_000;
/** After so long the longest job counts as one of a third of its length, in ms. */
const LONGEST_FADES_MS = 60_000;
/** Whose longest job took more than this lately is slow: a usual document takes a few hundredths of it. */
const SLOW_MS = 1_000;
/** Less than this is forgotten, in ms. */
const NOTHING_MS = 1;
/** How often what has faded is forgotten, in ms. */
const SWEEP_MS = 60_000;

type Used = {
  ms: number;
  longestMs: number;
  /** Whether a job that is not small has ended: a small one tells nothing of how long others take. */
  isProven: boolean;
  at: number;
};

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

  /** Whether a job is to be taken for a slow one. What nothing is known of is, unless it is small. */
  isSlow(person: string, isSmall: boolean): boolean {
    const { longestMs, isProven } = this.#faded(person);
    return longestMs > SLOW_MS || !(isSmall || isProven);
  }

  /**
   * Somebody of whom nothing is known begins with as much as the quick who are active used, the median of them: with
   * nothing, any number of new accounts would go before whoever is at work.
   */
  begin(person: string): void {
    if (this.#used.has(person)) return;
    const since = performance.now() - FADES_MS;
    const quick = [...this.#used]
      .filter(([, { at, longestMs }]) => at >= since && longestMs > 0 && longestMs <= SLOW_MS)
      .map(([active]) => this.of(active))
      .toSorted((a, b) => a - b);
    const ms = quick[(quick.length - 1) >> 1] ?? 0;
    this.#used.set(person, { ms, longestMs: 0, isProven: false, at: performance.now() });
  }

  add(person: string, ms: number, isSmall: boolean): void {
    const before = this.#faded(person);
    this.#used.set(person, {
      ms: before.ms + ms,
      longestMs: Math.max(before.longestMs, ms),
      isProven: before.isProven || !isSmall,
      at: performance.now(),
    });
    this.#sweep();
  }

  #faded(person: string): Omit<Used, 'at'> {
    const used = this.#used.get(person);
    if (!used) return { ms: 0, longestMs: 0, isProven: false };
    const age = performance.now() - used.at;
    return {
      ms: used.ms * Math.exp(-age / FADES_MS),
      longestMs: used.longestMs * Math.exp(-age / LONGEST_FADES_MS),
      isProven: used.isProven,
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

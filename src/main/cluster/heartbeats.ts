/** How often a process that answers calls says that it turns, in ms. */
export const BEAT_EVERY_MS = 5_000;
/** So many are waited for in vain before it counts as hung: long enough for a machine that is busy with others. */
const MISSED_MOST = 6;

/**
 * Waits for the heartbeats of a process. Counts its own turns and no time, so that a machine which stood still for a while
 * finds nobody dead.
 */
export class Heartbeats {
  readonly #timer: ReturnType<typeof setInterval>;
  #missed = 0;

  constructor(onHung: () => void) {
    this.#timer = setInterval(() => {
      this.#missed += 1;
      if (this.#missed > MISSED_MOST) onHung();
    }, BEAT_EVERY_MS);
  }

  heard(): void {
    this.#missed = 0;
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

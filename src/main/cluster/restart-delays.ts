/** A process that lived for so long, in ms, was well: another one is started at once. */
const WELL_MS = 10_000;
const FIRST_MS = 250;
const LONGEST_MS = 30_000;

/** How long to wait before a process that died is replaced: longer each time while its successors die soon, too. */
export class RestartDelays {
  #next = FIRST_MS;

  /** @returns in ms */
  after(livedMs: number): number {
    if (livedMs >= WELL_MS) {
      this.#next = FIRST_MS;
      return 0;
    }
    const delay = this.#next;
    this.#next = Math.min(2 * delay, LONGEST_MS);
    return delay;
  }
}

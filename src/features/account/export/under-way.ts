import type { Clock } from '#platform/clock/clock.ts';

/** An export of which nothing was taken for so long is given up, in ms: nobody may be there to take it. */
const GIVEN_UP_MS = 60_000;

/** Who takes an export along at this moment: one a person, as each keeps the engine and the database at work. */
export class ExportsUnderWay {
  /** By person, when the last file was asked for. */
  readonly #taken = new Map<number, number>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  has(userId: number): boolean {
    const at = this.#taken.get(userId);
    return at !== undefined && this.#clock.now().getTime() - at < GIVEN_UP_MS;
  }

  /** The same files, under way until the last was taken or nobody wants more. */
  files<T>(userId: number, files: AsyncIterator<T, undefined>): AsyncIterator<T, undefined> {
    const note = () => this.#taken.set(userId, this.#clock.now().getTime());
    const over = () => this.#taken.delete(userId);
    note();
    return {
      async next() {
        note();
        try {
          const next = await files.next();
          if (next.done) over();
          return next;
        } catch (error) {
          over();
          throw error;
        }
      },
      async return() {
        over();
        await files.return?.();
        return { done: true, value: undefined };
      },
    };
  }
}

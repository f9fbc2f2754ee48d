import { HeavyTurns } from '#platform/http/heavy-turns.ts';

/** Counts what took a turn at writing much, and does something after each. */
export class CountedTurns extends HeavyTurns {
  taken = 0;
  afterEach: () => Promise<unknown> = () => Promise.resolve();

  override async run<T>(_sender: readonly string[], work: () => Promise<T>): Promise<T> {
    this.taken += 1;
    const done = await work();
    await this.afterEach();
    return done;
  }
}

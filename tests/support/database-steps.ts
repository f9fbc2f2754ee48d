import type { Database } from '#platform/database/database.server.ts';

/** Stands before a database, and has something happen before or after one of the steps that are taken on it. */
export type DatabaseSteps = {
  db(real: Database): Database;
  /** Has it happen once, at the given step from now on: 0 is before the first one. */
  at(step: number, happening: () => Promise<void>): void;
  /** Whether it has happened; from then on nothing does. */
  disarm(): boolean;
};

const STEPS = new Set<PropertyKey>(['select', 'insert', 'update', 'delete', 'transaction']);

/** What a method of the database, or of a statement that is being built, answers. */
type Method = (...given: unknown[]) => unknown;

/**
 * A transaction is two steps, before and after it, a statement outside of one is one step. So a test can try every
 * order of two calls without waiting for chance, on a database that has one connection too.
 */
export function databaseSteps(): DatabaseSteps {
  let left = -1;
  let happening: (() => Promise<void>) | undefined;
  const step = async () => {
    const happens = happening;
    if (!happens || (left -= 1) >= 0) return;
    happening = undefined;
    await happens();
  };

  /** The statement, which takes its step as it is run. */
  const stepping = <Statement extends object>(statement: Statement): Statement =>
    new Proxy(statement, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        const method = value as Method; // Checked above.
        if (name === 'then')
          return (...settled: unknown[]) => step().then(() => method.apply(target, settled));
        return (...given: unknown[]) => {
          const answer = method.apply(target, given);
          return typeof answer === 'object' && answer !== null && !(answer instanceof Promise)
            ? stepping(answer)
            : answer;
        };
      },
    });

  return {
    db: (real) =>
      new Proxy(real, {
        get(target, name) {
          const value: unknown = Reflect.get(target, name, target);
          if (typeof value !== 'function' || !STEPS.has(name)) return value;
          const method = value as Method; // Checked above.
          if (name !== 'transaction')
            return (...given: unknown[]) => stepping(method.apply(target, given) as object); // A statement.
          return async (...given: unknown[]) => {
            await step();
            const answer = await method.apply(target, given);
            await step();
            return answer;
          };
        },
      }),
    at(first, happens) {
      [left, happening] = [first, happens];
    },
    disarm() {
      const happened = happening === undefined;
      happening = undefined;
      return happened;
    },
  };
}

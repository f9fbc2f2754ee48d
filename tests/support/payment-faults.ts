import type { PaymentProvider } from '#features/billing/provider.ts';
import type { Database } from '#platform/database/database.server.ts';

/** Where a process dies: before a call, after it (its answer is lost), or inside a transaction. */
export type Crash = { boundary: number; when: 'before' | 'inside' | 'after' };

export type PaymentFaults = {
  provider(real: PaymentProvider): PaymentProvider;
  db(real: Database): Database;
  /** The n-th call of the provider or transaction from now on ends in a crash; undefined: all is well. */
  arm(crash: Crash | undefined): void;
  /** Crashes that really happened. */
  happened(): number;
};

class CrashedError extends Error {
  override name = 'CrashedError';
}

/** Lets the product crash at any boundary between it, the payment provider and the database. */
export function paymentFaults(): PaymentFaults {
  let armed: Crash | undefined;
  let passed = 0;
  let crashes = 0;
  const crashing = (): Crash['when'] | undefined => {
    const now = armed !== undefined && passed === armed.boundary;
    passed += 1;
    if (!now) return undefined;
    crashes += 1;
    return armed?.when;
  };
  const around = async <T>(call: () => Promise<T>): Promise<T> => {
    const when = crashing();
    if (when === 'before') throw new CrashedError();
    const answer = await call();
    if (when !== undefined) throw new CrashedError();
    return answer;
  };
  return {
    provider: (real) =>
      new Proxy(real, {
        get(target, name: keyof PaymentProvider) {
          const method = target[name];
          // Signatures are checked without asking anybody.
          if (name === 'readEvent' || typeof method !== 'function') return method;
          return (...args: unknown[]) => around(() => Reflect.apply(method, target, args));
        },
      }),
    db: (real) =>
      new Proxy(real, {
        get(target, name) {
          if (name === 'transaction') {
            const run: Database['transaction'] = (work, config) => {
              const when = crashing();
              if (when === 'before') return Promise.reject(new CrashedError());
              return target
                .transaction(async (tx) => {
                  const answer = await work(tx);
                  if (when === 'inside') throw new CrashedError();
                  return answer;
                }, config)
                .then((answer) => {
                  if (when === 'after') throw new CrashedError();
                  return answer;
                });
            };
            return run;
          }
          const value: unknown = Reflect.get(target, name, target);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      }),
    arm(crash) {
      armed = crash;
      passed = 0;
    },
    happened: () => crashes,
  };
}

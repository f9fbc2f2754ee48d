/**
 * Who writes a draft: one page in one tab. Two tabs with the same document must not write over each other's draft,
 * and a draft whose page is gone may be taken over by the next one.
 */
export type Writers = {
  /** Name of this page among all open ones. */
  readonly self: string;
  /** Names of the pages that are open now, where the browser can tell. */
  alive(): Promise<ReadonlySet<string>>;
  /** Does the work while no other page does any of that name, where the browser can tell. */
  oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T>;
};

const LOCK_PREFIX = 'foothold-writer:';
const WORK_PREFIX = 'foothold-one-at-a-time:';

/** Pages of this browser, told apart by a lock that each holds for as long as it lives, however it ends. */
export function createWriters(self: string, locks: LockManager | undefined): Writers {
  // The promise never settles: the browser drops the lock together with the page.
  const held = locks?.request(LOCK_PREFIX + self, () => new Promise<never>(() => undefined));
  held?.catch(() => undefined);
  return {
    self,
    oneAtATime: (name, work) => (locks ? locks.request(WORK_PREFIX + name, work) : work()),
    async alive() {
      const { held = [] } = (await locks?.query()) ?? {};
      const names = held.map((lock) => lock.name ?? '').filter((name) => name.startsWith(LOCK_PREFIX));
      return new Set(names.map((name) => name.slice(LOCK_PREFIX.length)));
    },
  };
}

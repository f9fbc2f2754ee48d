import type { Clock } from '#platform/clock/clock.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { FileKeep, KeptFile, OwnFile } from './kept-files.ts';

/** How often it is noted that the build which runs still has its files, in ms: far more often than they are dropped. */
const NOTE_EVERY_MS = 6 * 3600_000;

/** Files of the builds that ran lately, this one's among them. */
export type EarlierFiles = {
  /** Tells what the build that runs has; resolves once another copy can answer for what its pages begin with. */
  own(files: readonly OwnFile[]): Promise<void>;
  find(path: string): Promise<KeptFile | undefined>;
  /** To be called now and then: keeps the rest, notes what is in use, and drops what nobody can have open any more. */
  refresh(): Promise<void>;
};

export function earlierFiles(keep: FileKeep, clock: Clock, log: Log): EarlierFiles {
  let mine: readonly OwnFile[] = [];
  let nextAt = 0;
  return {
    async own(files) {
      mine = files;
      // Nobody else can be asked for them; a round later is soon enough.
      if (!keep.isShared) return;
      try {
        await keep.keep(files.filter(({ isLarge }) => !isLarge));
      } catch (error) {
        // A page of this build may then begin in vain where a copy of another one is asked: it says so and is loaded again.
        log.warn('site_files.not_kept', { error });
      }
    },
    find: (path) => keep.find(path),
    async refresh() {
      const now = clock.now().getTime();
      if (now < nextAt) return;
      await keep.keep(mine);
      await keep.forgetOld();
      nextAt = now + NOTE_EVERY_MS;
    },
  };
}

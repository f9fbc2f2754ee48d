import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Clock } from '#platform/clock/clock.ts';
import { keptFilesSince, type FileKeep, type OwnFile, type StoredEncoding } from './kept-files.ts';

const ENDINGS: Readonly<Record<StoredEncoding, string>> = { br: '.br', identity: '.plain' };
const ENCODINGS: readonly StoredEncoding[] = ['br', 'identity'];

/** Keeps files on the disk, for the one process there is with the embedded database. Their age is when they were last seen. */
export function diskKeep(folder: string, clock: Clock): FileKeep {
  const placeOf = (path: string, encoding: StoredEncoding) =>
    join(folder, basename(path) + ENDINGS[encoding]);

  async function keep(file: OwnFile, there: ReadonlySet<string>): Promise<void> {
    const place = placeOf(file.path, file.encoding);
    const now = clock.now();
    if (!there.has(basename(place))) {
      // Half of a file never stands under its name.
      await writeFile(`${place}.new`, await file.read());
      await rename(`${place}.new`, place);
    }
    await utimes(place, now, now);
  }

  return {
    isShared: false,
    async keep(files) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const there = new Set(await readdir(folder));
      for (const file of files) await keep(file, there);
    },
    async find(path) {
      for (const encoding of ENCODINGS) {
        const place = placeOf(path, encoding);
        const size = await stat(place).then(
          (found) => found.size,
          () => undefined,
        );
        if (size !== undefined) return { encoding, size, read: () => createReadStream(place) };
      }
      return undefined;
    },
    async forgetOld() {
      const oldest = keptFilesSince(clock.now());
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtime } = await stat(join(folder, name));
        if (mtime < oldest) await rm(join(folder, name), { force: true });
      }
    },
  };
}

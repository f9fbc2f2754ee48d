import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Clock } from '#platform/clock/clock.ts';
import { onOwnBehalf } from '#platform/database/connection-turns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { siteFilePieces, siteFiles } from '#platform/database/schema.ts';
import { keptFilesSince, type FileKeep, type KeptFile, type OwnFile } from './kept-files.ts';

/** Bytes that are read and written at a time: an engine of 8 MB never stands in memory for each who asks for it. */
const PIECE_BYTES = 256 * 1024;

/** Keeps files in the database, so that every copy has those of every other, and a container's fresh disk loses none. */
export function databaseKeep(db: Database, clock: Clock): FileKeep {
  async function note(paths: readonly string[]): Promise<Set<string>> {
    if (paths.length === 0) return new Set();
    const seen = await db
      .update(siteFiles)
      .set({ seenAt: clock.now() })
      .where(inArray(siteFiles.path, [...paths]))
      .returning({ path: siteFiles.path });
    return new Set(seen.map(({ path }) => path));
  }

  async function add(file: OwnFile): Promise<void> {
    const content = await file.read();
    const { path, encoding, size } = file;
    await db.transaction(async (tx) => {
      const row = { path, encoding, size, seenAt: clock.now() };
      // Another copy that starts at the same time may have it already.
      const added = await tx.insert(siteFiles).values(row).onConflictDoNothing().returning();
      if (added.length === 0) return;
      for (let at = 0, number = 0; at < content.length; at += PIECE_BYTES, number += 1) {
        const bytes = content.subarray(at, at + PIECE_BYTES);
        await tx.insert(siteFilePieces).values({ path, number, bytes });
      }
    });
  }

  async function* pieces(path: string): AsyncIterable<Uint8Array> {
    for (let number = 0; ; number += 1) {
      const one = and(eq(siteFilePieces.path, path), eq(siteFilePieces.number, number));
      const [piece] = await db.select({ bytes: siteFilePieces.bytes }).from(siteFilePieces).where(one);
      if (!piece) return;
      yield piece.bytes;
    }
  }

  return {
    isShared: true,
    keep: (files) =>
      onOwnBehalf(async () => {
        const there = await note(files.map(({ path }) => path));
        for (const file of files) if (!there.has(file.path)) await add(file);
      }),
    async find(path): Promise<KeptFile | undefined> {
      const [found] = await db.select().from(siteFiles).where(eq(siteFiles.path, path));
      if (!found) return undefined;
      const encoding = found.encoding === 'br' ? 'br' : 'identity';
      return { encoding, size: found.size, read: () => pieces(path) };
    },
    forgetOld: () =>
      onOwnBehalf(async () => {
        await db.delete(siteFiles).where(lt(siteFiles.seenAt, keptFilesSince(clock.now())));
      }),
  };
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { storedFiles } from '#platform/database/schema.ts';

/** Writes the files that are kept of a person into a folder, each by its hash, one after the other. */
export async function writeFiles(db: Database, userId: number, directory: string): Promise<void> {
  for (let last = ''; ;) {
    const next = and(eq(storedFiles.userId, userId), gt(storedFiles.sha256, last));
    const [file] = await db.select().from(storedFiles).where(next).orderBy(asc(storedFiles.sha256)).limit(1);
    if (!file) return;
    last = file.sha256;
    const path = join(directory, `${file.sha256}.${endingOf(file.bytes)}`);
    await writeFile(path, file.bytes, { mode: 0o600, flag: 'wx' });
  }
}

/** What a file is, by how it begins: texts and pages of links are compressed. */
function endingOf(bytes: Uint8Array): string {
  if (Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-') return 'pdf';
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? 'gz' : 'json';
}

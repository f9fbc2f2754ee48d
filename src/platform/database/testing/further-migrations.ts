import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MIGRATIONS = 'src/platform/database/migrations';
/** Later than whatever is written by then. */
const LATER = 4_000_000_000_000;

/** Copies the migrations there are into a folder, with further ones of a release to come; answers the folder. */
export function withFurtherMigrations(folder: string, further: Record<string, string>): string {
  cpSync(MIGRATIONS, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8')) as { entries: object[] }; // As drizzle-kit writes it.
  const entries = Object.keys(further).map((tag, at) => ({
    idx: 900 + at,
    version: '7',
    when: LATER + at,
    tag,
  }));
  writeFileSync(path, JSON.stringify({ ...journal, entries: [...journal.entries, ...entries] }));
  for (const [name, sql] of Object.entries(further)) writeFileSync(join(folder, `${name}.sql`), sql);
  return folder;
}

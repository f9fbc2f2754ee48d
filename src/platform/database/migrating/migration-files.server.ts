import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One change of the tables, as it lies in its file. */
export type TableChange = {
  /** `0018_indexes`. */
  name: string;
  /** When it was written, in ms: by this the database knows it again. */
  at: number;
  hash: string;
  statements: readonly string[];
  /** Whether each statement is on its own, which building an index beside people's work has to be. */
  apart: boolean;
};

/** First line of a migration whose statements are each on their own, so that each can be run again. */
export const APART = '-- statement by statement';
const BETWEEN = '--> statement-breakpoint';

/** Reads a folder of migrations as drizzle-kit writes it, the oldest first. */
export function readMigrations(folder: string): TableChange[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string; when: number }[]; // As drizzle-kit writes it.
  };
  return journal.entries.map(({ tag, when }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return {
      name: tag,
      at: when,
      hash: createHash('sha256').update(sql).digest('hex'),
      statements: sql
        .split(BETWEEN)
        .map((statement) => statement.trim())
        .filter((statement) => statement !== ''),
      apart: sql.startsWith(APART),
    };
  });
}

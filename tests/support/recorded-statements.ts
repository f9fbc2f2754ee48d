import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '#platform/database/database.server.ts';
import * as schema from '#platform/database/schema.ts';

/** A statement that the product sent to PostgreSQL, with the values of one time. */
export type RecordedStatement = { text: string; values: unknown[] };

/**
 * Where what the product sends is written down by contract tests, and read by those that look at it, by name of the
 * variable: one file for each process.
 */
export const STATEMENTS_FOLDER = 'STATEMENTS_FOLDER';
const seen = new Set<string>();

/** Lists differ by their lengths alone: of each statement one is enough. */
const kindOf = (text: string) =>
  text.replaceAll(/\(\$\d+(?:, \$\d+)*\)(?:, \(\$\d+(?:, \$\d+)*\))*/g, '(...)');

/**
 * The same database for the product alone, whose statements are written down where that is asked for; what tests ask of
 * it themselves is not.
 */
export function recorded(db: Database): Database {
  const folder = process.env[STATEMENTS_FOLDER];
  if (folder === undefined || process.env.TEST_DATABASE !== 'postgres') return db;
  const client = Reflect.get(db, '$client') as pg.Pool; // As Drizzle keeps it.
  return drizzle(client, {
    schema,
    logger: {
      logQuery(text, values) {
        const kind = kindOf(text);
        if (seen.has(kind)) return;
        seen.add(kind);
        appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify({ text, values })}\n`);
      },
    },
  });
}

/** What was written down, each kind of statement once. */
export function readRecorded(folder: string): RecordedStatement[] {
  const kinds = new Map<string, RecordedStatement>();
  for (const file of readdirSync(folder))
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      // As it was written above.
      const { text, values } = JSON.parse(line) as RecordedStatement;
      kinds.set(kindOf(text), { text, values: values.map(revived) });
    }
  return [...kinds.values()];
}

/** Bytes, which JSON has no word for. */
function revived(value: unknown): unknown {
  const isBytes = typeof value === 'object' && value !== null && Reflect.get(value, 'type') === 'Buffer';
  return isBytes ? Buffer.from([0]) : value;
}

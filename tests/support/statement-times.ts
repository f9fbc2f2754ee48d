import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { RecordedStatement } from './recorded-statements.ts';

/** How long PostgreSQL took for one statement, about so many people in turn. */
export type StatementTimes = { text: string; medianMs: number; p99Ms: number };

const isPlanned = (text: string) => /^\s*\(?(?:select|insert|update|delete|with)\b/i.test(text);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** What a database that `fillBigDatabase` made holds of one person, by the column that is compared. */
const OF_PERSON: readonly [column: RegExp, value: (person: number) => unknown][] = [
  [/"user_id"/, (person) => person],
  [/"users"\."id"/, (person) => person],
  [/"documents"\."id"|"document_id"/, (person) => (person - 1) * 8 + 1],
  [/"email"|"contact"|"mailbox"|"recipient"/, (person) => `big${person}@example.com`],
  [/"sessions"\."token_hash"/, (person) => sha256(`session${person * 2}`)],
  [/"document_links"\."token_sha256"/, (person) => sha256(`link${person}`)],
];

/** The statement as it would be sent about somebody. */
function about(person: number, { text, values }: RecordedStatement): unknown[] {
  const own = [...values];
  for (const [, column = '', place] of text.matchAll(/((?:"\w+"\.)?"\w+") = \$(\d+)/g)) {
    const known = OF_PERSON.find(([pattern]) => pattern.test(column));
    if (known) own[Number(place) - 1] = known[1](person);
  }
  return own;
}

/**
 * Runs a statement about each of the people, and takes back what it wrote.
 * @returns undefined where PostgreSQL refuses it by itself, such as a row that is there already
 */
export async function timesOf(
  client: pg.Client,
  statement: RecordedStatement,
  people: readonly number[],
): Promise<StatementTimes | undefined> {
  if (!isPlanned(statement.text)) return undefined;
  const times: number[] = [];
  for (const person of people) {
    await client.query('begin');
    try {
      const { rows } = await client.query<{
        'QUERY PLAN': { 'Planning Time': number; 'Execution Time': number }[];
      }>(`explain (analyze, timing off, format json) ${statement.text}`, about(person, statement));
      const told = rows[0]?.['QUERY PLAN'][0];
      if (told) times.push(told['Planning Time'] + told['Execution Time']);
    } catch {
      return undefined;
    } finally {
      await client.query('rollback');
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
  return { text: statement.text, medianMs: at(0.5), p99Ms: at(0.99) };
}

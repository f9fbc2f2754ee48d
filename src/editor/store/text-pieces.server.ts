import { sql } from 'drizzle-orm';
import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import { isOneOf } from './history/keep-version.server.ts';

/*
 * How long a text is the database knows once it has unpacked it; what it takes packed stands beside it. Packed by up to
 * some ninety to one, all that a person may keep comes to more than a gigabyte.
 */

/** Packed texts of so many bytes are unpacked at once: at most 4 MB, which take the thread some 30 ms. */
export const STORED_AT_ONCE = 40 * 1024;
/** What takes less than this packed is never long. */
export const SHORT_STORED = 4 * 1024;

/** What a document takes packed, with what is open in it. */
export const STORED_WHOLE = sql<number>`pg_column_size(${documents.data}) + coalesce(pg_column_size(${documents.conflicts}), 0)`;
const LENGTH = sql<number>`octet_length(${documents.data}::text) + coalesce(octet_length(${documents.conflicts}::text), 0)`;

/** Texts in pieces of which each is unpacked at once, all of a piece being alike where that is asked for. */
export function piecesOf<Text extends { stored: number }>(
  texts: readonly Text[],
  areAlike: (one: Text, other: Text) => boolean = () => true,
): [Text, ...Text[]][] {
  const pieces: [Text, ...Text[]][] = [];
  let left = 0;
  for (const text of texts) {
    const last = pieces.at(-1);
    if (last && areAlike(last[0], text) && text.stored <= left) last.push(text);
    else {
      pieces.push([text]);
      left = STORED_AT_ONCE;
    }
    left -= text.stored;
  }
  return pieces;
}

/** How long documents are with what is open in them, by their numbers: a piece at a time, with others' turns in between. */
export async function lengthsOf(
  db: Database,
  owner: { userId: number; kind: string },
  texts: readonly { id: number; stored: number }[],
): Promise<ReadonlyMap<number, number>> {
  const lengths = new Map<number, number>();
  for (const piece of piecesOf(texts)) {
    await othersTurn();
    const ids = piece.map(({ id }) => id);
    const rows = await db
      .select({ id: documents.id, length: LENGTH.mapWith(Number) })
      .from(documents)
      .where(isOneOf({ ...owner, ids }));
    for (const { id, length } of rows) lengths.set(id, length);
  }
  return lengths;
}

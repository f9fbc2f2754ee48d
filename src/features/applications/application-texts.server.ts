import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';

/* How the texts of applications are read: some at a time, and only as the database keeps them. */

export const STORED = sql<number>`pg_column_size(${documents.data})`;
export const LENGTH = sql<number>`octet_length(${documents.data}::text)`;

/** A text that was read; without its data where that cannot name what is asked for. */
export type TextRead = { bytes: number; data: unknown };

export async function readTexts(
  db: Database,
  { userId, kind, ids, named }: { userId: number; kind: string; ids: number[]; named: NamedDocuments },
): Promise<ReadonlyMap<number, TextRead>> {
  const mayName = and(...namingIn(named)) ?? sql`true`;
  const found = await db
    .select({
      ...{ id: documents.id, bytes: LENGTH.mapWith(Number) },
      data: sql<unknown>`case when ${mayName} then ${documents.data} end`.mapWith(documents.data),
    })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, kind), inArray(documents.id, ids)));
  return new Map(found.map(({ id, ...text }) => [id, text]));
}

/** The documents that an application has to name. */
export type NamedDocuments = Partial<Record<'resumeId' | 'letterId', number | undefined>>;

const NAMING = ['resumeId', 'letterId'] as const;

export const namesSome = (named: NamedDocuments): boolean =>
  NAMING.some((field) => named[field] !== undefined);

export const namesAll = (
  data: Readonly<Record<(typeof NAMING)[number], number | null>>,
  named: NamedDocuments,
): boolean => NAMING.every((field) => named[field] === undefined || data[field] === named[field]);

/**
 * Leaves out what does not name them, without the database taking anything out of the data: it is kept as we wrote it,
 * without spaces, and quotes within a text have a stroke before them. Plain searches, which are linear whatever a text is
 * made of. No index has it, since each save would write that, too.
 */
function namingIn(named: NamedDocuments): SQL[] {
  return NAMING.flatMap((field) => {
    const id = named[field];
    if (id === undefined) return [];
    const stands = (end: string) => sql`position(${`"${field}":${id}${end}`} in ${documents.data}::text) > 0`;
    return [sql`(${stands(',')} or ${stands('}')})`];
  });
}

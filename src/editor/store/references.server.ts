import { and, eq, or } from 'drizzle-orm';
import { valuesIn, type Fields, type Values } from '#documents/fields.ts';
import { documentKinds, type KindName } from '#documents/kinds.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import { AppError, notFound } from '#platform/http/app-error.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import { isDocument } from './history/keep-version.server.ts';
import { SHORT_STORED, STORED_WHOLE } from './text-pieces.server.ts';
import { versionConflict } from './version-conflict.ts';

/* Fields that name another document of the same person, such as the resume that an application is sent with. */

type Reference = { name: string; kind: 'resume' | 'letter'; id: number };

function referencesIn(fields: Fields, data: Values): Reference[] {
  return Object.entries(fields).flatMap(([name, part]): Reference[] => {
    const id = data[name];
    return part.kind === 'document' && typeof id === 'number' ? [{ name, kind: part.of, id }] : [];
  });
}

/** Those of which there is no document of the person. */
async function missing(
  db: Database,
  userId: number,
  references: readonly Reference[],
): Promise<readonly Reference[]> {
  if (references.length === 0) return [];
  const named = references.map(({ kind, id }) => and(eq(documents.kind, kind), eq(documents.id, id)));
  const found = await db
    .select({ kind: documents.kind, id: documents.id })
    .from(documents)
    .where(and(eq(documents.userId, userId), or(...named)));
  return references.filter(({ kind, id }) => !found.some((row) => row.kind === kind && row.id === id));
}

/** What a save is made on: a named version, or whichever there is. */
type Before = { kind: string; noun: string; id: number; version: number | null };

/** Who names documents, in which data; `inTurn` is what reading a long document before it waits for. */
type Referring = { userId: number; data: unknown; before?: Before; inTurn?: InTurn | undefined };

/**
 * That each document that is named is the person's own. What the document had before is never refused: the other may have
 * been deleted since. Nor is a save on top of another version, which a device makes that has not heard of what was named
 * instead: that is a conflict, whatever it names.
 * @throws AppError `invalid_request`, naming the field; `version_conflict` or `not_found`
 */
export async function assertReferences(
  db: Database,
  fields: Fields,
  { userId, data, before, inTurn = atOnce }: Referring,
): Promise<void> {
  const gone = await missing(db, userId, referencesIn(fields, valuesIn(data)));
  if (gone.length === 0) return;
  const had = before ? referencesIn(fields, await dataInTurn(db, userId, before, inTurn)) : [];
  const wrong = gone.find(({ name, id }) => !had.some((one) => one.name === name && one.id === id));
  if (!wrong) return;
  const { noun } = documentKinds[wrong.kind];
  throw new AppError(
    'invalid_request',
    `data.${wrong.name}: you have no ${noun} with the number ${wrong.id}.`,
    { field: `data.${wrong.name}` },
  );
}

/** However little was sent, a whole document is read for it. */
async function dataInTurn(db: Database, userId: number, before: Before, inTurn: InTurn): Promise<Values> {
  const { kind, noun, id } = before;
  const [row] = await db
    .select({ stored: STORED_WHOLE.mapWith(Number) })
    .from(documents)
    .where(isDocument({ userId, kind, id }));
  if (!row) throw notFound(noun);
  const read = () => dataBefore(db, userId, before);
  return row.stored < SHORT_STORED ? read() : inTurn(read);
}

async function dataBefore(
  db: Database,
  userId: number,
  { kind, noun, id, version }: Before,
): Promise<Values> {
  const [row] = await db
    .select({ data: documents.data, version: documents.version })
    .from(documents)
    .where(isDocument({ userId, kind, id }));
  if (!row) throw notFound(noun);
  if (version !== null && version !== row.version) throw versionConflict();
  return valuesIn(row.data);
}

/** What a stored document names although it was deleted since. */
export async function deletedReferences(
  db: Database,
  fields: Fields,
  { userId, ...document }: { userId: number; kind: string; noun: string; id: number },
): Promise<readonly Reference[]> {
  const data = await dataBefore(db, userId, { ...document, version: null });
  return missing(db, userId, referencesIn(fields, data));
}

/** The same data without the numbers of documents that are no more. */
export async function withoutDeleted<Data>(
  db: Database,
  fields: Fields,
  { userId, data }: { userId: number; data: Data },
): Promise<Data> {
  const gone = await missing(db, userId, referencesIn(fields, valuesIn(data)));
  return withoutThose(data, gone);
}

/** The same where it is known which documents there are. */
export function withKnown<Data>(
  fields: Fields,
  data: Data,
  isThere: (kind: KindName, id: number) => boolean,
): Data {
  const named = referencesIn(fields, valuesIn(data));
  return withoutThose(
    data,
    named.filter(({ kind, id }) => !isThere(kind, id)),
  );
}

function withoutThose<Data>(data: Data, gone: readonly Reference[]): Data {
  return { ...data, ...Object.fromEntries(gone.map(({ name }) => [name, null])) };
}

import { and, eq } from 'drizzle-orm';
import { sentRows, type SentRow } from '#editor/store/files/sent-rows.server.ts';
import { fileOf } from '#editor/store/files/stored-files.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sentApplications } from '#platform/database/schema.ts';
import { notFound } from '#platform/http/app-error.ts';

type Person = { id: number };
/** Names one thing that was sent. */
export type SentKey = { applicationId: number; sentId: number };
export const SENT_NOUN = 'sent application';

/** @throws AppError `not_found` */
export async function sentRow(
  db: Database,
  person: Person,
  { applicationId, sentId }: SentKey,
): Promise<SentRow> {
  const where = and(eq(sentApplications.applicationId, applicationId), eq(sentApplications.id, sentId));
  const [row] = await sentRows(db, person.id, where);
  if (!row) throw notFound(SENT_NOUN);
  return row;
}

/** A file of something that was sent. @throws AppError `not_found` where that was deleted since it was found */
export async function frozenFile(
  db: Database,
  person: Person,
  { sent }: SentRow,
  sha256: string,
): Promise<Uint8Array> {
  const bytes = await fileOf(db, person.id, sha256);
  if (bytes) return bytes;
  await sentRow(db, person, { applicationId: sent.applicationId, sentId: sent.id });
  throw new Error('a file that is referred to is not there');
}

/** Data as it was frozen, in the shape of then. */
export async function frozenData(
  db: Database,
  person: Person,
  row: SentRow,
  sha256: string,
): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await frozenFile(db, person, row, sha256)));
}

/** The data of the resume or the letter in the current shape; null where none was sent. */
export async function frozenDocument(
  db: Database,
  person: Person,
  row: SentRow,
  kind: 'resume' | 'letter',
): Promise<unknown> {
  const document = row.of.find((each) => each.kind === kind);
  if (!document) return null;
  const stored = await frozenData(db, person, row, document.dataSha256);
  return kind === 'resume' ? storedData(servedKind(kind), stored) : storedData(servedKind(kind), stored);
}

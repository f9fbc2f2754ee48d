import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/database/database.server.ts';
import { documents, documentVersions, storedTexts } from '#platform/database/schema.ts';
import { notFound } from '#platform/http/app-error.ts';
import type { KeptVersion } from './contract.ts';
import { isDocument, type DocumentKey, type DocumentKeys } from './keep-version.server.ts';

export function ofDocument({ userId, kind, id }: DocumentKey) {
  return and(
    eq(documentVersions.userId, userId),
    eq(documentVersions.kind, kind),
    eq(documentVersions.documentId, id),
  );
}

/** The versions of any of some documents. */
export function ofDocuments({ userId, kind, ids }: DocumentKeys) {
  return and(
    eq(documentVersions.userId, userId),
    eq(documentVersions.kind, kind),
    inArray(documentVersions.documentId, [...ids]),
  );
}

export function isVersion(key: DocumentKey, version: number) {
  return and(ofDocument(key), eq(documentVersions.version, version));
}

/** @throws AppError `not_found` where the person has no such document */
export async function presentVersion(tx: Database, key: DocumentKey, noun: string): Promise<number> {
  const [document] = await tx.select({ version: documents.version }).from(documents).where(isDocument(key));
  if (!document) throw notFound(noun);
  return document.version;
}

/** What is answered where a version was not kept: the document itself may not be there either. */
export async function noSuchVersion(tx: Database, key: DocumentKey, noun: string): Promise<Error> {
  await presentVersion(tx, key, noun);
  return notFound(`version of the ${noun}`);
}

/** A version with its data as it was stored. @throws AppError `not_found` */
export async function versionWithData(tx: Database, key: DocumentKey, version: number, noun: string) {
  const found = await withData(tx, isVersion(key, version));
  if (!found) throw await noSuchVersion(tx, key, noun);
  return found;
}

/** The version that a document had before it followed its base, where it has done nothing since; with its data. */
export async function versionBeforeFollowing(tx: Database, key: DocumentKey, present: number) {
  return withData(tx, and(isVersion(key, present - 1), eq(documentVersions.cause, 'followed')));
}

async function withData(tx: Database, which: SQL | undefined) {
  const [found] = await tx
    .select({ row: documentVersions, stored: storedTexts.body })
    .from(documentVersions)
    .innerJoin(
      storedTexts,
      and(eq(storedTexts.userId, documentVersions.userId), eq(storedTexts.sha256, documentVersions.sha256)),
    )
    .where(which);
  return found && { ...found.row, stored: found.stored };
}

export function listed(row: typeof documentVersions.$inferSelect): KeptVersion {
  const { version, savedAt, name, cause } = row;
  return { version, savedAt: savedAt.toISOString(), name, cause };
}

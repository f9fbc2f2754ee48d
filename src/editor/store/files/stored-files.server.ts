import { createHash } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/database/database.server.ts';
import {
  documentLinks,
  photos,
  sentApplications,
  sentDocuments,
  storedFiles,
} from '#platform/database/schema.ts';

/** Most that a person's files take, each once: what was sent, as PDFs and data, what links show, and photos. */
export const FILES_MAX_BYTES = 200 * 1024 * 1024;

/** The hash that a file is known by. */
export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Keeps a file, unless it is kept already. Within the transaction that refers to it, under the person's lock.
 * @returns its hash
 */
export async function keepFile(tx: Database, userId: number, bytes: Uint8Array): Promise<string> {
  const sha256 = sha256Of(bytes);
  await tx.insert(storedFiles).values({ userId, sha256, size: bytes.length, bytes }).onConflictDoNothing();
  return sha256;
}

/** Whether a person's files are within what they may take. */
export async function filesFit(tx: Database, userId: number): Promise<boolean> {
  let taken = 0;
  for (const table of [storedFiles, photos]) {
    const [kept] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${table.size}), 0)`.mapWith(Number) })
      .from(table)
      .where(eq(table.userId, userId));
    taken += kept?.bytes ?? 0;
  }
  return taken <= FILES_MAX_BYTES;
}

/** A file of a person; undefined where there is none of that hash. */
export async function fileOf(db: Database, userId: number, sha256: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ bytes: storedFiles.bytes })
    .from(storedFiles)
    .where(and(eq(storedFiles.userId, userId), eq(storedFiles.sha256, sha256)));
  return row?.bytes;
}

/** All files that one link shows. */
const shownBy = sql`${documentLinks.pageSha256s} || array[${documentLinks.pdfSha256}, ${documentLinks.textSha256}]`;

/** Removes the files of a person that nothing refers to any more. Under the person's lock. */
export async function forgetUnusedFiles(tx: Database, userId: number): Promise<void> {
  const used = union(
    tx
      .select({ sha256: sentApplications.dataSha256 })
      .from(sentApplications)
      .where(eq(sentApplications.userId, userId)),
    tx
      .select({ sha256: sentDocuments.dataSha256 })
      .from(sentDocuments)
      .where(eq(sentDocuments.userId, userId)),
    tx
      .select({ sha256: sentDocuments.pdfSha256 })
      .from(sentDocuments)
      .where(eq(sentDocuments.userId, userId)),
    tx
      .select({ sha256: sql<string>`unnest(${shownBy})` })
      .from(documentLinks)
      .where(eq(documentLinks.userId, userId)),
  );
  await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.userId, userId), notInArray(storedFiles.sha256, used)));
}

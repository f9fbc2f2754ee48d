import { and, eq, inArray, isNotNull, sql, type SQLWrapper } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import { PHOTO_PLACES, type PhotoPlace } from '#editor/photo/photo-places.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  documents,
  drafts,
  sentApplications,
  sentDocuments,
  storedFiles,
  storedTexts,
} from '#platform/database/schema.ts';

/** The photos that anything kept of a person names; a name counts wherever it stands. */
export async function namedPhotos(tx: Database, userId: number): Promise<Set<string>> {
  const kept = keptTexts(tx, userId);
  const rows = await tx.selectDistinct({ id: idsIn(kept.body) }).from(kept);
  return new Set(rows.map(({ id }) => id));
}

/** What still names a photo of a person, in words; a link names none, as what it shows is printed already. */
export async function placesNaming(tx: Database, userId: number, id: string): Promise<string[]> {
  const kept = keptTexts(tx, userId);
  const rows = await tx
    .selectDistinct({ place: kept.place })
    .from(kept)
    .where(sql`strpos(${kept.body}, ${id}) > 0`);
  const found = new Set(rows.map(({ place }) => place));
  return Object.entries(PHOTO_PLACES)
    .filter(([place]) => found.has(place))
    .map(([, words]) => words);
}

/** A photo's id, and something that names it. */
type NamedIn<Where> = Where & { photo: string };

/** Every naming of a photo in what is kept of a person: by which kind of place, and by which documents. */
export async function photosInUse(db: Database, userId: number) {
  const kept = keptTexts(db, userId);
  const places: NamedIn<{ place: string }>[] = await db
    .selectDistinct({ place: kept.place, photo: idsIn(kept.body) })
    .from(kept);
  const named: NamedIn<{ id: number; kind: string; title: string }>[] = await db
    .selectDistinct({
      ...{ id: documents.id, kind: documents.kind, title: documents.title },
      photo: idsIn(sql`${documents.data}::text`),
    })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(documents.id);
  return { places, documents: named };
}

/** Every id of a photo that may stand in a text, each in a row. */
function idsIn(text: SQLWrapper) {
  return sql<string>`(regexp_matches(${text}, '[0-9a-f]{64}', 'g'))[1]`;
}

/**
 * All texts of a person that may name a photo: documents and what is open in them, earlier versions and bases as they were
 * seen, drafts, and what was sent. They are searched as they are stored: a sign that the database cannot take out of one
 * keeps none from being searched.
 */
function keptTexts(tx: Database, userId: number) {
  const text = (place: PhotoPlace, body: ReturnType<typeof sql>) => ({
    place: sql<string>`${place}::text`.as('place'),
    body: sql<string>`${body}`.as('body'),
  });
  const dataOfSent = union(
    tx
      .select({ sha256: sentDocuments.dataSha256 })
      .from(sentDocuments)
      .where(eq(sentDocuments.userId, userId)),
    tx
      .select({ sha256: sentApplications.dataSha256 })
      .from(sentApplications)
      .where(eq(sentApplications.userId, userId)),
  );
  return unionAll(
    tx
      .select(text('documents', sql`${documents.data}::text`))
      .from(documents)
      .where(eq(documents.userId, userId)),
    tx
      .select(text('decisions', sql`${documents.conflicts}::text`))
      .from(documents)
      .where(and(eq(documents.userId, userId), isNotNull(documents.conflicts))),
    tx
      .select(text('versions', sql`${storedTexts.body}::text`))
      .from(storedTexts)
      .where(eq(storedTexts.userId, userId)),
    tx
      .select(text('drafts', sql`${drafts.data}::text`))
      .from(drafts)
      .where(eq(drafts.userId, userId)),
    tx
      .select(text('sent', sql`encode(${storedFiles.bytes}, 'escape')`))
      .from(storedFiles)
      .where(and(eq(storedFiles.userId, userId), inArray(storedFiles.sha256, dataOfSent))),
  ).as('kept');
}

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { union, unionAll, type AnyPgTable } from 'drizzle-orm/pg-core';
import type { PhotoPlace } from '#editor/photo/photo-places.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  documents,
  drafts,
  sentApplications,
  sentDocuments,
  storedFiles,
  storedTexts,
} from '#platform/database/schema.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import { piecesOf } from '../text-pieces.server.ts';
import { photoIdsIn } from './photo-ids.ts';

/** A photo, and what names it: a kind of place, and which document where it is one that is there. */
export type Naming = { photo: string; place: PhotoPlace; kind: string; key: string };

/** A text that may name photos. */
type Text = {
  place: PhotoPlace;
  /** The kind of document, where it is one's. */
  kind: string;
  key: string;
  /** Which change of its row it is of. */
  change: string;
  /** How long it is as it is stored, packed: to be told that costs no reading of it. */
  stored: number;
};

export type Search = {
  inTurn?: InTurn;
  /** Is told how many letters have been read so far. */
  read?: (letters: number) => void;
  /** Texts that were searched before, which are left out, and get those that are searched now. */
  seen?: Set<string>;
};

/** What names these photos of all that is kept of a person; a name counts wherever it stands. */
export async function namingsOf(
  db: Database,
  userId: number,
  photos: ReadonlySet<string>,
  how: Search = {},
): Promise<Naming[]> {
  return namingsIn(await textsOf(db, userId, how.seen), db, userId, photos, how);
}

/**
 * What names these photos in some texts of a person. They are read a piece at a time and searched here: an expression of
 * the database over all of them keeps everybody else waiting.
 */
export async function namingsIn(
  texts: readonly Text[],
  db: Database,
  userId: number,
  photos: ReadonlySet<string>,
  { inTurn = atOnce, read, seen }: Search = {},
): Promise<Naming[]> {
  const found = new Map<string, Naming>();
  let letters = 0;
  for (const piece of piecesOf(texts, areAlike)) {
    for (const text of piece) seen?.add(nameOf(text));
    await inTurn(async () => {
      for (const { key, body } of await bodiesOf(db, userId, piece)) {
        letters += body.length;
        const [{ place, kind }] = piece;
        for (const photo of photoIdsIn(body))
          if (photos.has(photo)) found.set([photo, place, kind, key].join(' '), { photo, place, kind, key });
      }
    });
    read?.(letters);
  }
  return [...found.values()];
}

const nameOf = ({ place, kind, key, change }: Text): string => [place, kind, key, change].join(' ');

type Piece = [Text, ...Text[]];

/** Texts of one kind of place and document are read at once. */
const areAlike = (one: Text, other: Text): boolean => one.place === other.place && one.kind === other.kind;

/** All texts of a person that may name a photo but those that were seen, without reading any of them. */
export async function textsOf(
  db: Database,
  userId: number,
  seen: ReadonlySet<string> = new Set(),
): Promise<Text[]> {
  const text = (
    place: PhotoPlace,
    table: AnyPgTable,
    key: unknown,
    body: unknown,
    kind: unknown = sql`''`,
  ) => ({
    place: sql<PhotoPlace>`${place}::text`.as('place'),
    kind: sql<string>`${kind}::text`.as('kind'),
    key: sql<string>`${key}::text`.as('key'),
    change: sql<string>`${table}.xmin::text`.as('change'),
    stored: sql<number>`pg_column_size(${body})`.mapWith(Number).as('stored'),
  });
  const { kind, id, data, conflicts } = documents;
  const all = await unionAll(
    db
      .select(text('documents', documents, id, data, kind))
      .from(documents)
      .where(eq(documents.userId, userId)),
    db
      .select(text('decisions', documents, id, conflicts, kind))
      .from(documents)
      .where(and(eq(documents.userId, userId), isNotNull(conflicts))),
    db
      .select(text('versions', storedTexts, storedTexts.sha256, storedTexts.body))
      .from(storedTexts)
      .where(eq(storedTexts.userId, userId)),
    db
      .select(text('drafts', drafts, drafts.key, drafts.data))
      .from(drafts)
      .where(eq(drafts.userId, userId)),
    db
      .select(text('sent', storedFiles, storedFiles.sha256, storedFiles.bytes))
      .from(storedFiles)
      .where(and(eq(storedFiles.userId, userId), inArray(storedFiles.sha256, dataOfSent(db, userId)))),
  ).orderBy(sql`place, kind`);
  return all.filter((one) => !seen.has(nameOf(one)));
}

function dataOfSent(db: Database, userId: number) {
  return union(
    db
      .select({ sha256: sentDocuments.dataSha256 })
      .from(sentDocuments)
      .where(eq(sentDocuments.userId, userId)),
    db
      .select({ sha256: sentApplications.dataSha256 })
      .from(sentApplications)
      .where(eq(sentApplications.userId, userId)),
  );
}

/** The texts of a piece as they are stored: a sign that the database cannot take out of one keeps none from being read. */
function bodiesOf(db: Database, userId: number, piece: Piece): Promise<{ key: string; body: string }[]> {
  const [{ place, kind }] = piece;
  const keys = piece.map(({ key }) => key);
  const body = (text: unknown) => sql<string>`${text}::text`;
  switch (place) {
    case 'documents':
    case 'decisions':
      return db
        .select({
          key: sql<string>`${documents.id}::text`,
          body: body(place === 'documents' ? documents.data : documents.conflicts),
        })
        .from(documents)
        .where(
          and(
            eq(documents.userId, userId),
            eq(documents.kind, kind),
            inArray(documents.id, keys.map(Number)),
          ),
        );
    case 'versions':
      return db
        .select({ key: storedTexts.sha256, body: body(storedTexts.body) })
        .from(storedTexts)
        .where(and(eq(storedTexts.userId, userId), inArray(storedTexts.sha256, keys)));
    case 'drafts':
      return db
        .select({ key: drafts.key, body: body(drafts.data) })
        .from(drafts)
        .where(and(eq(drafts.userId, userId), inArray(drafts.key, keys)));
    case 'sent':
      return db
        .select({ key: storedFiles.sha256, body: sql<string>`encode(${storedFiles.bytes}, 'escape')` })
        .from(storedFiles)
        .where(and(eq(storedFiles.userId, userId), inArray(storedFiles.sha256, keys)));
  }
}

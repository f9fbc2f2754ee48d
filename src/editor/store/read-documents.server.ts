import { and, desc, eq, isNotNull, isNull, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Fields } from '#documents/fields.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents } from '#platform/database/schema.ts';
import { notFound } from '#platform/http/app-error.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import { withoutDeleted } from './references.server.ts';
import type { ListedDocument, OpenConflict, Saved } from './contract.ts';

export type WholeDocument<Data> = {
  id: number;
  title: string;
  templateId: string;
  version: number;
  updatedAt: string;
  data: Data;
  tags: string[];
  baseId: number | null;
  archived: boolean;
  /** The document that it follows. */
  base: { id: number; title: string; version: number } | null;
  conflicts: OpenConflict[];
};

type ReadKind<Data> = {
  name: string;
  noun: string;
  upgrade: (stored: unknown) => Data;
  /** The table of fields some of which name other documents. */
  references?: Fields | undefined;
};

/** Reads documents of one kind. Prepared once: these few statements are most of what the database is ever asked. */
export function documentReader<Data>(
  db: Database,
  { name, noun, upgrade, references }: ReadKind<Data>,
  /** Brings a document up to date with its base, in the turn of what writes much; false where that failed. */
  follow: (userId: number, id: number, inTurn: InTurn) => Promise<boolean>,
) {
  const { listed, found, versions } = prepareReads(db, name);
  async function readVersion(userId: number, id: number) {
    const [row] = await versions.execute({ userId, id });
    if (!row) throw notFound(noun);
    return row;
  }
  async function read(userId: number, id: number) {
    const [row] = await found.execute({ userId, id });
    if (!row) throw notFound(noun);
    return row;
  }
  /** As it is once it has followed its base; where that fails, as it is. */
  async function readUpToDate(userId: number, id: number, inTurn: InTurn) {
    const row = await read(userId, id);
    const isUpToDate = row.base === null || row.base.version === row.baseVersion;
    return isUpToDate || !(await follow(userId, id, inTurn)) ? row : read(userId, id);
  }
  return {
    async list(userId: number, which: 'in use' | 'archived' = 'in use'): Promise<ListedDocument[]> {
      const rows = await listed[which].execute({ userId });
      return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
    },

    /** Its version once it has followed its base, without reading what it holds. */
    async version(userId: number, id: number, inTurn = atOnce): Promise<number> {
      const { version, baseVersion, baseNow } = await readVersion(userId, id);
      const isUpToDate = baseNow === null || baseNow === baseVersion;
      if (isUpToDate || !(await follow(userId, id, inTurn))) return version;
      return (await readVersion(userId, id)).version;
    },

    async get(userId: number, id: number, inTurn = atOnce): Promise<WholeDocument<Data>> {
      const row = await readUpToDate(userId, id, inTurn);
      return {
        ...savedAs(row),
        title: row.title,
        templateId: row.templateId,
        data: references
          ? await withoutDeleted(db, references, { userId, data: upgrade(row.data) })
          : upgrade(row.data),
        tags: row.tags,
        baseId: row.baseId,
        archived: row.archivedAt !== null,
        base: row.base,
        conflicts: row.conflicts ?? [],
      };
    },
  };
}

/** What a document follows, as a table beside it. */
export const bases = alias(documents, 'bases');
export const ofBase = and(
  eq(bases.userId, documents.userId),
  eq(bases.kind, documents.kind),
  eq(bases.id, documents.baseId),
);

/** The statements of all reads. */
function prepareReads(db: Database, name: string) {
  const summaryColumns = {
    id: documents.id,
    title: documents.title,
    templateId: documents.templateId,
    tags: documents.tags,
    baseId: documents.baseId,
  };
  // What has changed in its base has not come in yet, and does as soon as it is read.
  const changedAt = sql`case when ${bases.version} <> ${documents.baseVersion} then greatest(${documents.updatedAt}, ${bases.updatedAt}) else ${documents.updatedAt} end`;
  const ofKind = (userId: number | Placeholder) => ownedOf(name, userId);
  const listed = {
    'in use': listOf(isNull(documents.archivedAt)).prepare(`${name}_list`),
    archived: listOf(isNotNull(documents.archivedAt)).prepare(`${name}_list_archived`),
  };
  function listOf(which: SQL) {
    return db
      .select({ ...summaryColumns, updatedAt: changedAt.mapWith(documents.updatedAt) })
      .from(documents)
      .leftJoin(bases, ofBase)
      .where(and(ofKind(sql.placeholder('userId')), which))
      .orderBy(desc(changedAt), desc(documents.id));
  }
  const found = db
    .select({
      ...{ ...summaryColumns, version: documents.version, data: documents.data },
      ...{ archivedAt: documents.archivedAt, conflicts: documents.conflicts },
      ...{ updatedAt: documents.updatedAt, baseVersion: documents.baseVersion },
      base: { id: bases.id, title: bases.title, version: bases.version },
    })
    .from(documents)
    .leftJoin(bases, ofBase)
    .where(and(ofKind(sql.placeholder('userId')), eq(documents.id, sql.placeholder('id'))))
    .prepare(`${name}_get`);
  const versions = db
    .select({ version: documents.version, baseVersion: documents.baseVersion, baseNow: bases.version })
    .from(documents)
    .leftJoin(bases, ofBase)
    .where(and(ofKind(sql.placeholder('userId')), eq(documents.id, sql.placeholder('id'))))
    .prepare(`${name}_present_version`);
  return { listed, found, versions };
}

export function ownedOf(kind: string, userId: number | Placeholder) {
  return and(eq(documents.userId, userId), eq(documents.kind, kind));
}

/** What a save answers, and the columns that it is made of. */
export const SAVED = { id: documents.id, version: documents.version, updatedAt: documents.updatedAt };
export function savedAs(row: { id: number; version: number; updatedAt: Date }): Saved {
  return { id: row.id, version: row.version, updatedAt: row.updatedAt.toISOString() };
}

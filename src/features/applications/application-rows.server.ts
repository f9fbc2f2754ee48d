import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { APPLICATION } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { withKnown } from '#editor/store/references.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, sentApplications, sentDocuments } from '#platform/database/schema.ts';
import { atOnce, type InTurn } from '#platform/http/heavy-turns.ts';
import type { ApplicationRow } from './contract.ts';

const KIND = servedKind('application');
const NAMED_KINDS = ['resume', 'letter'] as const;

/** An application with its whole data, as lists, tables and calendars are made of it. */
export type ListedApplication = Pick<ApplicationRow, 'id' | 'version' | 'updatedAt' | 'title'> & {
  data: ApplicationData;
} & Pick<ApplicationRow, 'sentOn' | 'sentResume' | 'resumeBaseId'> & {
    /** Of what was sent last or, where nothing was, of what is chosen; empty where there is none. */
    resumeTitle: string;
    letterTitle: string;
  };

/** Which applications are read, and in whose turn what is much of them. */
export type ApplicationsWanted = {
  userId: number;
  which: 'in use' | 'archived';
  named?: NamedDocuments;
  inTurn: InTurn;
  /** Is told how long the texts are that are read, in bytes, before most of them are. */
  cost: (bytes: number) => void;
};

/**
 * All applications of a person that are in use, or all that were archived, the last changed one first. One query reads them
 * with the latest receipt of each, and which of the documents that they may name are there; where their texts are long,
 * further queries read the rest of these, a piece in each turn: packed by the database, a thousand texts of 300 KB fit into
 * an account. Texts are read whole: the database takes no part out of one that it only keeps, such as one with a NUL in it.
 * @param pick makes of each what is kept of it; undefined leaves it out
 */
export async function readApplications<Picked>(
  db: Database,
  asked: ApplicationsWanted,
  pick: (application: ListedApplication) => Picked | undefined,
): Promise<Picked[]> {
  if (NAMING.every((field) => asked.named?.[field] === undefined)) return readInPieces(db, asked, pick);
  // The database searches all of them for those that name a document, however few it finds.
  const searched = await lengthOfAll(db, asked.userId);
  const cost = (bytes: number) => asked.cost(Math.max(bytes, searched));
  if (searched <= READ_AT_ONCE_BYTES) return readInPieces(db, { ...asked, cost }, pick);
  return asked.inTurn(() => readInPieces(db, { ...asked, cost, inTurn: atOnce }, pick));
}

async function lengthOfAll(db: Database, userId: number): Promise<number> {
  const [all] = await db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${documents.data}::text)), 0)`.mapWith(Number) })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, KIND.name)));
  return all?.bytes ?? 0;
}

async function readInPieces<Picked>(
  db: Database,
  { userId, which, named = {}, inTurn, cost }: ApplicationsWanted,
  pick: (application: ListedApplication) => Picked | undefined,
): Promise<Picked[]> {
  const { kind, id, version, title, updatedAt, archivedAt, baseId } = documents;
  const isListed = which === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt);
  const isApplication = eq(kind, KIND.name);
  const bytes = sql<number>`case when ${isApplication} then octet_length(${documents.data}::text) else 0 end`;
  const soFar = sql`sum(${bytes}) over (order by ${updatedAt} desc, ${id} desc)`;
  const isShort = sql`${isApplication} and ${soFar} <= ${READ_AT_ONCE_BYTES}`;
  const data = sql<unknown>`case when ${isShort} then ${documents.data} end`.mapWith(documents.data);
  const latest = latestSent(db, userId);
  const rows = await db
    .select({
      ...{ kind, id, version, title, updatedAt, baseId, data, bytes: bytes.mapWith(Number) },
      ...{ sentOn: latest.sentOn, sentResumeId: latest.resumeId, sentTitle: latest.resumeTitle },
      sentLetterTitle: latest.letterTitle,
    })
    .from(documents)
    .leftJoin(latest, and(isApplication, eq(latest.applicationId, id)))
    .where(
      and(
        eq(documents.userId, userId),
        or(and(isApplication, isListed, ...mayName(named)), inArray(kind, [...NAMED_KINDS])),
      ),
    )
    .orderBy(desc(updatedAt), desc(id));
  const others = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.title]));
  const titleOf = (of: string, named: number | null) => others.get(`${of} ${named}`) ?? '';
  const bases = new Map(rows.filter((row) => row.kind === 'resume').map((row) => [row.id, row.baseId]));
  const baseOf = (resumeId: number | null) => (resumeId === null ? null : (bases.get(resumeId) ?? null));
  const applications = rows.filter((row) => row.kind === KIND.name);
  cost(applications.reduce((sum, one) => sum + one.bytes, 0));
  const picked: Picked[] = [];
  for (const piece of piecesOf(applications)) {
    const take = (texts?: ReadonlyMap<number, unknown>) => {
      for (const { kind: _, baseId: _none, bytes: _length, data: text, ...row } of piece) {
        const stored = text ?? texts?.get(row.id);
        // Deleted since the others were read.
        if (stored === undefined) continue;
        const known = withKnown(APPLICATION, storedData(KIND, stored), (of, named) =>
          others.has(`${of} ${named}`),
        );
        const kept = namesAll(known, named) ? pick(listedOf(row, known, { titleOf, baseOf })) : undefined;
        if (kept !== undefined) picked.push(kept);
      }
    };
    if (piece.every((row) => row.data !== null)) take();
    else await inTurn(async () => take(await readTexts(db, userId, piece)));
  }
  return picked;
}

/** Texts of so many bytes are read at once, which takes the thread some 30 ms. */
const READ_AT_ONCE_BYTES = 4 * 1024 * 1024;

type Row = { id: number; bytes: number; data: unknown };

/** Rows in pieces of which the texts are read at once: those that are read already, and then so many bytes at a time. */
function piecesOf<R extends Row>(rows: readonly R[]): R[][] {
  const pieces: R[][] = [];
  let left = 0;
  let wasRead: boolean | undefined;
  for (const row of rows) {
    const isRead = row.data !== null;
    const fits = isRead ? wasRead === true : wasRead === false && row.bytes <= left;
    if (fits) pieces.at(-1)?.push(row);
    else {
      pieces.push([row]);
      left = READ_AT_ONCE_BYTES;
    }
    left -= row.bytes;
    wasRead = isRead;
  }
  return pieces;
}

async function readTexts(db: Database, userId: number, rows: readonly Row[]): Promise<Map<number, unknown>> {
  const ids = rows.map(({ id }) => id);
  const found = await db
    .select({ id: documents.id, data: documents.data })
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.kind, KIND.name), inArray(documents.id, ids)));
  return new Map(found.map(({ id, data }) => [id, data]));
}

type ReadRow = Pick<ListedApplication, 'id' | 'version' | 'title' | 'sentOn'> & {
  updatedAt: Date;
  sentResumeId: number | null;
  sentTitle: string | null;
  sentLetterTitle: string | null;
};

/** What of other documents is told with an application. */
type Others = {
  titleOf: (of: string, named: number | null) => string;
  baseOf: (resumeId: number | null) => number | null;
};

function listedOf(read: ReadRow, data: ApplicationData, { titleOf, baseOf }: Others): ListedApplication {
  const { sentResumeId, sentTitle, sentLetterTitle, ...row } = read;
  const sentResume =
    sentResumeId === null
      ? null
      : { documentId: sentResumeId, title: sentTitle ?? '', baseId: baseOf(sentResumeId) };
  return {
    ...{ ...row, updatedAt: row.updatedAt.toISOString(), data },
    ...{ sentResume, resumeBaseId: baseOf(data.resumeId) },
    ...(row.sentOn === null
      ? { resumeTitle: titleOf('resume', data.resumeId), letterTitle: titleOf('letter', data.letterId) }
      : { resumeTitle: sentTitle ?? '', letterTitle: sentLetterTitle ?? '' }),
  };
}

/** The documents that an application has to name. */
export type NamedDocuments = Partial<Record<'resumeId' | 'letterId', number | undefined>>;

const NAMING = ['resumeId', 'letterId'] as const;

/**
 * Leaves out what does not name them, without the database taking anything out of the data: it is kept as it was written,
 * where quotes within a text have a stroke before them. No index has it, since each save would write that, too.
 */
function mayName(named: NamedDocuments): SQL[] {
  return NAMING.flatMap((field) => {
    const id = named[field];
    if (id === undefined) return [];
    const written = String.raw`"${field}"\s*:\s*${id}\s*[,}]`;
    return [sql`${documents.data}::text ~ ${written}`];
  });
}

const namesAll = (data: ApplicationData, named: NamedDocuments): boolean =>
  NAMING.every((field) => named[field] === undefined || data[field] === named[field]);

/** Of each application the latest one that was marked as sent, with its resume and its letter. */
function latestSent(db: Database, userId: number) {
  const { id, applicationId, sentOn } = sentApplications;
  const resume = alias(sentDocuments, 'sent_resumes');
  const letter = alias(sentDocuments, 'sent_letters');
  return db
    .selectDistinctOn([applicationId], {
      ...{ applicationId, sentOn },
      resumeId: sql<number | null>`${resume.documentId}`.as('sent_resume_id'),
      resumeTitle: sql<string | null>`${resume.title}`.as('sent_resume_title'),
      letterTitle: sql<string | null>`${letter.title}`.as('sent_letter_title'),
    })
    .from(sentApplications)
    .leftJoin(resume, and(eq(resume.sentId, id), eq(resume.kind, 'resume')))
    .leftJoin(letter, and(eq(letter.sentId, id), eq(letter.kind, 'letter')))
    .where(eq(sentApplications.userId, userId))
    .orderBy(applicationId, desc(sentOn), desc(id))
    .as('latest');
}

export function rowOf(application: ListedApplication): ApplicationRow {
  const { id, version, updatedAt, title, data, sentOn, sentResume, resumeBaseId } = application;
  const { employer, position, location, stage, stageChangedAt, closedReason } = data;
  const { closedFrom, appliedOn, nextStep, nextStepOn, deadline, tags, resumeId, letterId } = data;
  return {
    ...{ id, version, updatedAt, title, employer, position, location, stage, stageChangedAt, closedReason },
    ...{ closedFrom, appliedOn, nextStep, nextStepOn, deadline, tags, resumeId, letterId },
    ...{ resumeBaseId, sentOn, sentResume },
  };
}

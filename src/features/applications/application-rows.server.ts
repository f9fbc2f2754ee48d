import { setImmediate as othersTurn } from 'node:timers/promises';
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { APPLICATION } from '#documents/application/fields.ts';
import { withKnown } from '#editor/store/references.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import { piecesOf, STORED_AT_ONCE } from '#editor/store/text-pieces.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, sentApplications, sentDocuments } from '#platform/database/schema.ts';
import type { InTurn } from '#platform/http/heavy-turns.ts';
import { oneATurn } from '#platform/http/one-a-turn.ts';
import {
  LENGTH,
  namesAll,
  namesSome,
  readTexts,
  STORED,
  type NamedDocuments,
  type TextRead,
} from './application-texts.server.ts';
import { listedOf, type ListedApplication, type Others } from './listed-application.ts';

const KIND = servedKind('application');
const NAMED_KINDS = ['resume', 'letter'] as const;

/** Of so many bytes of texts no turn is taken: hardly anybody has more. */
const AT_ONCE_BYTES = 4 * 1024 * 1024;
/**
 * Something is made of so many bytes of texts in one turn of the thread: as many accents, or signs that a table has to
 * escape, take up to 35 ms.
 */
const IN_A_TURN_BYTES = 512 * 1024;

/** Which applications are read, and in whose turn what is much of them. */
export type ApplicationsWanted = {
  userId: number;
  which: 'in use' | 'archived';
  named?: NamedDocuments;
  inTurn: InTurn;
  /** Is told how long the texts are that were read so far, in bytes. */
  cost: (bytes: number) => void;
};

/**
 * All applications of a person that are in use, or all that were archived, the last changed one first, some at a time. One
 * query reads them with the latest receipt of each, and which of the documents that they may name are there; where there is
 * much, further queries read the texts of the rest, a piece in each turn: packed by the database, a thousand texts of 1 MB
 * fit into an account. Texts are read whole: the database takes no part out of one that it only keeps, such as one with a
 * NUL in it.
 * @param pick makes of each what is kept of it; undefined leaves it out
 */
export async function* pickApplications<Picked>(
  db: Database,
  { userId, which, named = {}, inTurn, cost }: ApplicationsWanted,
  pick: (application: ListedApplication) => Picked | undefined,
): AsyncGenerator<Picked[], undefined> {
  const rows = await readRows(db, { userId, which, named });
  const there = new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
  const isThere = (kind: string, id: number) => there.has(`${kind} ${id}`);
  const others = othersAmong(rows);
  const applications = rows.filter((row) => row.kind === KIND.name);
  let read = 0;
  for (const piece of piecesOf(applications)) {
    const ids = piece.map(({ id }) => id);
    const take = async (texts?: ReadonlyMap<number, TextRead>): Promise<Picked[]> => {
      const picked: Picked[] = [];
      let inTurnBytes = 0;
      for (const { kind: _, baseId: _none, stored: _size, bytes, data: text, ...row } of piece) {
        const length = texts?.get(row.id)?.bytes ?? bytes;
        read += length;
        // Without data it names nothing that is asked for, or was deleted since the others were read.
        const stored = text ?? texts?.get(row.id)?.data ?? undefined;
        if (stored === undefined) continue;
        if (inTurnBytes > 0 && inTurnBytes + length > IN_A_TURN_BYTES) {
          await oneATurn();
          inTurnBytes = 0;
        }
        inTurnBytes += length;
        const data = withKnown(APPLICATION, storedData(KIND, stored), isThere);
        const kept = namesAll(data, named) ? pick(listedOf(row, data, others)) : undefined;
        if (kept !== undefined) picked.push(kept);
      }
      return picked;
    };
    const readPiece = async () => take(await readTexts(db, { userId, kind: KIND.name, ids, named }));
    let picked: Picked[];
    if (piece.every(({ data }) => data !== null)) picked = await take();
    else {
      await othersTurn();
      picked = await (read < AT_ONCE_BYTES ? readPiece() : inTurn(readPiece));
    }
    cost(read);
    // A table is taken for as long as its client likes: nothing of what was made of it is held meanwhile.
    for (const row of piece) row.data = null;
    yield picked;
  }
}

/** All documents of a person that are listed or may be named; of applications the first ones with their texts. */
async function readRows(
  db: Database,
  { userId, which, named }: Required<Pick<ApplicationsWanted, 'userId' | 'which' | 'named'>>,
) {
  const { kind, id, version, title, updatedAt, archivedAt, baseId } = documents;
  const isListed = which === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt);
  const isApplication = eq(kind, KIND.name);
  const stored = sql<number>`case when ${isApplication} then ${STORED} else 0 end`;
  const soFar = sql`sum(${stored}) over (order by ${updatedAt} desc, ${id} desc)`;
  // Where they have to name something, each is searched for it as it is read.
  const isRead = sql`${isApplication} and ${soFar} <= ${namesSome(named) ? 0 : STORED_AT_ONCE}`;
  const latest = latestSent(db, userId);
  return db
    .select({
      ...{ kind, id, version, title, updatedAt, baseId, stored: stored.mapWith(Number) },
      data: sql<unknown>`case when ${isRead} then ${documents.data} end`.mapWith(documents.data),
      bytes: sql<number>`case when ${isRead} then ${LENGTH} else 0 end`.mapWith(Number),
      ...{ sentOn: latest.sentOn, sentResumeId: latest.resumeId, sentTitle: latest.resumeTitle },
      sentLetterTitle: latest.letterTitle,
    })
    .from(documents)
    .leftJoin(latest, and(isApplication, eq(latest.applicationId, id)))
    .where(
      and(eq(documents.userId, userId), or(and(isApplication, isListed), inArray(kind, [...NAMED_KINDS]))),
    )
    .orderBy(desc(updatedAt), desc(id));
}

function othersAmong(rows: Awaited<ReturnType<typeof readRows>>): Others {
  const titles = new Map(rows.map((row) => [`${row.kind} ${row.id}`, row.title]));
  const bases = new Map(rows.filter((row) => row.kind === 'resume').map((row) => [row.id, row.baseId]));
  return {
    titleOf: (of, named) => titles.get(`${of} ${named}`) ?? '',
    baseOf: (resumeId) => (resumeId === null ? null : (bases.get(resumeId) ?? null)),
  };
}

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

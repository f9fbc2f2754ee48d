import { and, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { APPLICATION } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { withKnown } from '#editor/store/references.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, sentApplications, sentDocuments } from '#platform/database/schema.ts';
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

/**
 * All applications of a person that are in use, or all that were archived, the last changed one first. One query: it reads
 * the applications with the latest receipt of each, and of the documents that they may name which there are. Whole texts: the database takes no part out
 * of one that it only keeps, such as one with a NUL in it.
 */
export async function readApplications(
  db: Database,
  userId: number,
  which: 'in use' | 'archived',
  named: NamedDocuments = {},
): Promise<ListedApplication[]> {
  const { kind, id, version, title, updatedAt, archivedAt, baseId } = documents;
  const isListed = which === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt);
  const isApplication = eq(kind, KIND.name);
  const data = sql<unknown>`case when ${isApplication} then ${documents.data} end`.mapWith(documents.data);
  const latest = latestSent(db, userId);
  const rows = await db
    .select({
      ...{ kind, id, version, title, updatedAt, baseId, data },
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
  const applications = rows
    .filter((row) => row.kind === KIND.name)
    .map(({ kind: _, baseId: _none, data: stored, sentResumeId, sentTitle, sentLetterTitle, ...row }) => {
      const known = withKnown(APPLICATION, storedData(KIND, stored), (of, named) =>
        others.has(`${of} ${named}`),
      );
      const sentResume =
        sentResumeId === null
          ? null
          : { documentId: sentResumeId, title: sentTitle ?? '', baseId: baseOf(sentResumeId) };
      return {
        ...{ ...row, updatedAt: row.updatedAt.toISOString(), data: known },
        ...{ sentResume, resumeBaseId: baseOf(known.resumeId) },
        ...(row.sentOn === null
          ? {
              resumeTitle: titleOf('resume', known.resumeId),
              letterTitle: titleOf('letter', known.letterId),
            }
          : { resumeTitle: sentTitle ?? '', letterTitle: sentLetterTitle ?? '' }),
      };
    });
  return applications.filter(({ data: known }) => namesAll(known, named));
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

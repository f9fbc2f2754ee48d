import { and, desc, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import { APPLICATION } from '#documents/application/fields.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { withKnown } from '#editor/store/references.server.ts';
import { servedKind, storedData } from '#editor/store/served-kind.ts';
import type { Database } from '#platform/database/database.server.ts';
import { documents, sentApplications } from '#platform/database/schema.ts';
import type { ApplicationRow } from './contract.ts';

const KIND = servedKind('application');
const NAMED_KINDS = ['resume', 'letter'] as const;

/** An application with its whole data, as lists, tables and calendars are made of it. */
export type ListedApplication = Pick<ApplicationRow, 'id' | 'version' | 'updatedAt' | 'title'> & {
  data: ApplicationData;
  sentOn: string | null;
};

/**
 * All applications of a person that are in use, or all that were archived, the last changed one first. One query: it reads
 * the applications, and of the documents that they may name which there are. Whole texts: the database takes no part out
 * of one that it only keeps, such as one with a NUL in it.
 */
export async function readApplications(
  db: Database,
  userId: number,
  which: 'in use' | 'archived',
): Promise<ListedApplication[]> {
  const { kind, id, version, title, updatedAt, archivedAt } = documents;
  const isListed = which === 'archived' ? isNotNull(archivedAt) : isNull(archivedAt);
  const isApplication = eq(kind, KIND.name);
  const data = sql<unknown>`case when ${isApplication} then ${documents.data} end`.mapWith(documents.data);
  const latest = db
    .select({ id: sentApplications.applicationId, sentOn: max(sentApplications.sentOn).as('latest_sent_on') })
    .from(sentApplications)
    .where(eq(sentApplications.userId, userId))
    .groupBy(sentApplications.applicationId)
    .as('latest');
  const rows = await db
    .select({ kind, id, version, title, updatedAt, data, sentOn: latest.sentOn })
    .from(documents)
    .leftJoin(latest, and(isApplication, eq(latest.id, id)))
    .where(
      and(eq(documents.userId, userId), or(and(isApplication, isListed), inArray(kind, [...NAMED_KINDS]))),
    )
    .orderBy(desc(updatedAt), desc(id));
  const others = new Set(rows.map((row) => `${row.kind} ${row.id}`));
  return rows
    .filter((row) => row.kind === KIND.name)
    .map(({ kind: _, data: stored, ...row }) => ({
      ...{ ...row, updatedAt: row.updatedAt.toISOString() },
      data: withKnown(APPLICATION, storedData(KIND, stored), (of, named) => others.has(`${of} ${named}`)),
    }));
}

export function rowOf({ id, version, updatedAt, title, data, sentOn }: ListedApplication): ApplicationRow {
  const { employer, position, location, stage, stageChangedAt, closedReason } = data;
  const { nextStep, nextStepOn, deadline, tags, resumeId, letterId } = data;
  return {
    ...{ id, version, updatedAt, title, employer, position, location, stage, stageChangedAt, closedReason },
    ...{ nextStep, nextStepOn, deadline, tags, resumeId, letterId, sentOn },
  };
}

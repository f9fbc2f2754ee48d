import { count, eq } from 'drizzle-orm';
import { cleanLine } from '#documents/text/clean.ts';
import { assertFilesFit } from '#editor/store/files/room-for-files.server.ts';
import { keepFile } from '#editor/store/files/stored-files.server.ts';
import { assertUnchanged, type KeepingMoney } from '#editor/store/files/printed-versions.server.ts';
import { hasAccess } from '#money/access.ts';
import type { Database } from '#platform/database/database.server.ts';
import { sentApplications, sentDocuments } from '#platform/database/schema.ts';
import { AppError } from '#platform/http/app-error.ts';
import { lockPerson } from '#platform/session/lock-person.server.ts';
import type { MarkedAsSent } from './contract.ts';
import type { Copies, Copy } from './print-copies.server.ts';

/** Most receipts of a person: twice as many as applications. */
export const SENT_MAX = 2_000;

const CHANGED =
  'The application, its resume or its cover letter was changed while it was made ready. Please try again.';

export type Freezing = {
  userId: number;
  copies: Copies;
  sentOn: string;
  how: string;
  key: string | undefined;
  now: Date;
};

export function noPlan(): AppError {
  return new AppError(
    'subscription_required',
    'You need an active subscription to mark applications as sent.',
  );
}

/**
 * Keeps what was printed, with the ad and all data, or nothing of it: to be called within one transaction. Whoever has
 * lost access while it was printed, and what was changed meanwhile, is refused.
 * @throws AppError `subscription_required`, `version_conflict`, `storage_full` or `too_many_documents`
 */
export async function freeze(tx: Database, money: KeepingMoney, freezing: Freezing): Promise<MarkedAsSent> {
  const { userId, copies, sentOn, how, key, now } = freezing;
  const person = await lockPerson(tx, userId);
  if (!hasAccess(person, now)) throw noPlan();
  const { application } = copies;
  const printed = [{ kind: 'application', document: application }, ...copies.documents];
  const versions = printed.map(({ kind, document: { id, version } }) => ({ kind, id, version }));
  await assertUnchanged(tx, userId, versions, CHANGED);
  const [sent] = await tx
    .insert(sentApplications)
    .values({
      ...{ userId, applicationId: application.id, title: application.title, sentOn, how },
      // The database takes no NUL in such texts; as it was typed it stands in the data.
      employer: cleanLine(application.data.employer),
      position: cleanLine(application.data.position),
      dataSha256: await keepFile(tx, userId, asBytes(application.data)),
      paymentId: await money.paymentUnder(tx, userId, now),
      creationKey: key ?? null,
      createdAt: now,
    })
    .returning({ id: sentApplications.id });
  if (!sent) throw new Error('what was sent was not returned');
  const rows = [];
  for (const copy of copies.documents) rows.push(await keepCopy(tx, { userId, sentId: sent.id }, copy));
  await assertFew(tx, userId);
  await assertFilesFit(tx, userId, now);
  await money.countDownloads(tx, userId, rows.length);
  return { id: sent.id, sentOn, sha256: hashesOf(rows) };
}

async function keepCopy(
  tx: Database,
  { userId, sentId }: { userId: number; sentId: number },
  { kind, document, pdf }: Copy,
) {
  const row = {
    ...{ sentId, userId, kind, documentId: document.id, version: document.version },
    ...{ title: document.title, templateId: document.templateId, pdfSize: pdf.length },
    dataSha256: await keepFile(tx, userId, asBytes(document.data)),
    pdfSha256: await keepFile(tx, userId, pdf),
  };
  await tx.insert(sentDocuments).values(row);
  return row;
}

async function assertFew(tx: Database, userId: number): Promise<void> {
  const [kept] = await tx
    .select({ count: count() })
    .from(sentApplications)
    .where(eq(sentApplications.userId, userId));
  if ((kept?.count ?? 0) <= SENT_MAX) return;
  throw new AppError(
    'too_many_documents',
    `You have marked ${SENT_MAX} applications as sent, which is the most we keep. Please delete one of those copies first.`,
  );
}

export function hashesOf(rows: readonly { kind: string; pdfSha256: string }[]): MarkedAsSent['sha256'] {
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.pdfSha256 ?? null;
  return { resume: of('resume'), letter: of('letter') };
}

function asBytes(data: unknown): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(data));
}

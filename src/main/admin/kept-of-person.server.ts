import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, asc, eq, notInArray, or } from 'drizzle-orm';
import { folderName, KIND_NAMES } from '#documents/kinds.ts';
import {
  documentLinks,
  documents,
  documentVersions,
  drafts,
  outbox,
  sentApplications,
  sentDocuments,
  storedTexts,
  type users,
} from '#platform/database/schema.ts';
import { withoutTokens } from '#platform/mail/outbox.server.ts';
import { rowsOfPerson } from '#platform/retention/rows-of-person.server.ts';
import { isTrace } from '#platform/session/former-contacts.server.ts';
import { RefusedError, type AdminParts } from './command.ts';
import { facts } from './payments.server.ts';

type SentTable = typeof sentApplications | typeof sentDocuments;
export type KeptOfPerson = Awaited<ReturnType<typeof keptOfPerson>>;

/** All that is kept of a person, except what only serves to prove who they are. */
export async function keptOfPerson(db: AdminParts['db'], account: typeof users.$inferSelect) {
  const { id } = account;
  const rows = await db.select().from(documents).where(eq(documents.userId, id)).orderBy(asc(documents.id));
  const written = rows.map(({ creationKey: _ours, ...row }) => row);
  const kept = await rowsOfPerson(db, account);
  const toThem = isTrace(kept.traces, { address: outbox.recipient, at: outbox.createdAt });
  const mails = await db
    .select()
    .from(outbox)
    .where(or(toThem, and(eq(outbox.userId, id), notInArray(outbox.recipient, kept.takenBack))))
    .orderBy(asc(outbox.id));
  type OwnTable =
    typeof documentVersions | typeof storedTexts | typeof drafts | SentTable | typeof documentLinks;
  const own = (table: OwnTable) => db.select().from(table).where(eq(table.userId, id));
  return {
    account,
    versions: await own(documentVersions),
    'texts-of-versions': await own(storedTexts),
    drafts: await own(drafts),
    'sent-applications': await own(sentApplications),
    'sent-documents': await own(sentDocuments),
    links: await own(documentLinks),
    documents: KIND_NAMES.map((kind) => ({ kind, rows: written.filter((row) => row.kind === kind) })),
    payments: kept.payments.map(facts),
    'payment-events': kept.paymentEvents,
    passkeys: kept.passkeys,
    sessions: kept.sessions.map(({ tokenHash: _secret, ...session }) => session),
    'former-contacts': kept.formerContacts,
    'contacts-of-before': kept.contactUndos.map(({ tokenHash: _proof, ...change }) => change),
    'messages-to-them': mails.map((mail) => ({ ...mail, text: withoutTokens(mail.text) })),
    'messages-to-support': kept.messagesToSupport,
  };
}

/** Each list as a file of its own that its owner alone can read; a folder that is there already is left alone. */
export async function writePrivately(directory: string, everything: KeptOfPerson): Promise<void> {
  try {
    await mkdir(directory, { mode: 0o700 });
  } catch (error) {
    const reason =
      error instanceof Error && 'code' in error && error.code === 'EEXIST' ? 'exists already' : '';
    throw new RefusedError(`The folder ${directory} ${reason || `cannot be made: ${String(error)}`}.`);
  }
  const { documents: kinds, ...others } = everything;
  const files = [
    ...Object.entries(others),
    ...kinds.map(({ kind, rows }) => [folderName(kind), rows] as const),
  ];
  for (const [name, content] of files) {
    const file = join(directory, `${name}.json`);
    await writeFile(file, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  }
}

import { capitalised } from '#documents/text/clean.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { and, asc, eq, notInArray, or } from 'drizzle-orm';
import { parseContact } from '#features/auth/contact.ts';
import { eraseAddresses, eraseEverything } from '#features/auth/deletion/erase-account.server.ts';
import { endSessionsOf } from '#features/auth/sessions.server.ts';
import { documentKinds, folderName, KIND_NAMES } from '#documents/kinds.ts';
import { AppError } from '#platform/http/app-error.ts';
import { withoutTokens } from '#platform/mail/outbox.server.ts';
import { isTrace } from '#platform/session/former-contacts.server.ts';
import { rowsOfPerson } from '#platform/retention/rows-of-person.server.ts';
import { contactInLog, networkInLog } from '#platform/log/security-log.ts';
import {
  documentLinks,
  documents,
  documentVersions,
  drafts,
  outbox,
  sentApplications,
  sentDocuments,
  storedTexts,
  users,
} from '#platform/database/schema.ts';
import {
  RefusedError,
  UsageError,
  type AdminParts,
  type Command,
  type Options,
  type CommandResult,
} from './command.ts';
import { writeFiles } from './write-files.server.ts';
import { facts, line } from './payments.server.ts';

export const peopleCommands: readonly Command[] = [
  {
    name: 'person',
    subject: '<email or phone>',
    options: ['export', 'erase'],
    summary:
      'What is kept of a person; with --export <new folder> all of it, as JSON files; with --erase it is erased',
    run: person,
  },
  {
    name: 'in-log',
    subject: '<email, phone or network address>',
    summary: 'What the log calls somebody, so that its lines about them can be found',
    run: inLog,
  },
  {
    name: 'sessions revoke',
    subject: '<email or phone>',
    summary: 'Sign a person out everywhere',
    async run({ db }, subject) {
      const { id } = await findPerson(db, subject);
      const ended = await endSessionsOf(db, id);
      const about = { userId: id, sessions: ended };
      return { data: { userId: id, ended }, text: `Sessions ended: ${ended}.`, about };
    },
  },
];

async function person(parts: AdminParts, subject: string, options: Options): Promise<CommandResult> {
  const { db } = parts;
  if (options.erase) {
    if (options.export !== undefined) throw new UsageError('Export first, look at the files, then erase.');
    return erase(parts, subject);
  }
  const everything = await gather(db, await findPerson(db, subject));
  if (options.export !== undefined) {
    await writePrivately(options.export, everything);
    await writeFiles(db, everything.account.id, options.export);
  }
  return { ...overview(everything, options.export), about: { userId: everything.account.id } };
}

/** The log holds no address: who looks for one has to know what is written in its place. */
async function inLog(parts: AdminParts, subject: string): Promise<CommandResult> {
  const { db, secret, previousSecret } = parts;
  const before = previousSecret?.value;
  if (isIP(subject)) {
    const network = networkInLog(secret, subject);
    const earlier = before === undefined ? [] : [networkInLog(before, subject)];
    return {
      data: { network, ...(before === undefined ? {} : { earlier }) },
      text: `The network around ${subject}: ${[network, ...earlier].join(', before ')}`,
    };
  }
  const { address } = contactOf(subject);
  const contact = contactInLog(secret, address);
  const earlier = before === undefined ? [] : [contactInLog(before, address)];
  const userId = (await accountOf(db, subject))?.id ?? null;
  const account = userId === null ? 'no account' : `person ${userId}`;
  return {
    data: { contact, userId, ...(before === undefined ? {} : { earlier }) },
    text: `${address}: ${[contact, ...earlier].join(', before ')}, ${account}`,
    about: userId === null ? {} : { userId },
  };
}

/** As by the person's own word on the account page; of somebody without an account, what they wrote to us. */
async function erase(parts: AdminParts, subject: string): Promise<CommandResult> {
  const { db } = parts;
  const { address } = contactOf(subject);
  const account = await accountOf(db, subject);
  if (!account) {
    const erased = await db.transaction((tx) => eraseAddresses(tx, [address], parts.eraseElsewhere));
    const text = `Nobody has signed in as ${address}. Messages and codes of that address erased: ${erased}.`;
    return { data: { userId: null, erased }, text, about: { erased } };
  }
  await eraseEverything(parts, account.id);
  const text = `Person ${account.id} is erased; records of payments stay without a name, and ${address} is told.`;
  return { data: { userId: account.id }, text, about: { userId: account.id } };
}

async function findPerson(db: AdminParts['db'], typed: string): Promise<typeof users.$inferSelect> {
  const found = await accountOf(db, typed);
  if (!found) throw new RefusedError(`Nobody has signed in as ${contactOf(typed).address}.`);
  return found;
}

async function accountOf(db: AdminParts['db'], typed: string) {
  const { channel, address } = contactOf(typed);
  const column = channel === 'email' ? users.email : users.phone;
  const [found] = await db.select().from(users).where(eq(column, address));
  return found;
}

function contactOf(typed: string) {
  try {
    return parseContact(typed.includes('@') ? { email: typed } : { phone: typed }, []);
  } catch (error) {
    if (error instanceof AppError) throw new UsageError(error.message);
    throw error;
  }
}

type SentTable = typeof sentApplications | typeof sentDocuments;
type Everything = Awaited<ReturnType<typeof gather>>;

/** All that is kept of a person, except what only serves to prove who they are. */
async function gather(db: AdminParts['db'], account: typeof users.$inferSelect) {
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
async function writePrivately(directory: string, everything: Everything): Promise<void> {
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

function overview(everything: Everything, exportedTo: string | undefined): CommandResult {
  const { account } = everything;
  const data = {
    account,
    ...Object.fromEntries(
      everything.documents.map(({ kind, rows }) => [camelCase(folderName(kind)), rows.map(titled)]),
    ),
    sessions: everything.sessions,
    payments: everything.payments,
    versions: everything.versions.length,
    drafts: everything.drafts.length,
    messagesToThem: everything['messages-to-them'].length,
    messagesToSupport: everything['messages-to-support'].length,
    ...(exportedTo === undefined ? {} : { exportedTo }),
  };
  const text = [
    `Person ${account.id}: ${[account.email, account.phone].filter(Boolean).join(', ')}`,
    `Since ${account.createdAt.toISOString()}, access ${account.accessUntil ? `until ${account.accessUntil.toISOString()}` : 'never paid'}`,
    ...everything.documents.flatMap(({ kind, rows }) =>
      rows.map((row) => documentLine(documentKinds[kind].noun, row)),
    ),
    ...data.payments.map(line),
    ...data.sessions.map(
      (session) =>
        `Session ${session.id}: last seen ${session.lastSeenAt.toISOString()}, ${session.userAgent}`,
    ),
    `Versions kept: ${data.versions}, unsaved documents: ${data.drafts}`,
    `Messages to them: ${data.messagesToThem}, to support: ${data.messagesToSupport}`,
    ...(exportedTo === undefined ? [] : [`Everything is written to ${exportedTo}.`]),
  ].join('\n');
  return { data, text };
}

type DocumentRow = Everything['documents'][number]['rows'][number];

function titled({ conflicts, ...row }: DocumentRow) {
  const { id, title, templateId, version, createdAt, updatedAt, archivedAt, baseId } = row;
  const openConflicts = conflicts?.length ?? 0;
  return { id, title, templateId, version, createdAt, updatedAt, archivedAt, baseId, openConflicts };
}

function documentLine(noun: string, row: DocumentRow): string {
  const { id, title, version, createdAt, updatedAt, archivedAt, baseId, openConflicts } = titled(row);
  const about = [
    `made ${createdAt.toISOString()}`,
    `changed ${updatedAt.toISOString()}`,
    `version ${version}`,
    ...(baseId === null ? [] : [`follows ${noun} ${baseId}`]),
    ...(openConflicts === 0 ? [] : [`open conflicts: ${openConflicts}`]),
    ...(archivedAt === null ? [] : [`archived ${archivedAt.toISOString()}`]),
  ];
  return `${capitalised(noun)} ${id}: ${title} (${about.join(', ')})`;
}

/** `coverLetters` of "cover-letters". */
function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

import { isIP } from 'node:net';
import { eq } from 'drizzle-orm';
import { parseContact } from '#features/auth/contact.ts';
import { eraseAddresses, eraseEverything } from '#features/auth/deletion/erase-account.server.ts';
import { endSessionsOf } from '#features/auth/sessions.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { contactInLog, networkInLog } from '#platform/log/security-log.ts';
import { users } from '#platform/database/schema.ts';
import {
  RefusedError,
  UsageError,
  type AdminParts,
  type Command,
  type Options,
  type CommandResult,
} from './command.ts';
import { writeFiles } from './write-files.server.ts';
import { keptOfPerson, writePrivately } from './kept-of-person.server.ts';
import { personOverview } from './person-overview.ts';

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
  const everything = await keptOfPerson(db, await findPerson(db, subject));
  if (options.export !== undefined) {
    await writePrivately(options.export, everything);
    await writeFiles(db, everything.account.id, options.export);
  }
  return { ...personOverview(everything, options.export), about: { userId: everything.account.id } };
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

import { asc, gte } from 'drizzle-orm';
import { contactMessages } from '#platform/database/schema.ts';
import { readGivenUp, retryGivenUp } from '#platform/mail/outbox.server.ts';
import { idOf, linesOr, RefusedError, UsageError, type Command } from './command.ts';

export const messageCommands: readonly Command[] = [
  {
    name: 'messages',
    options: ['since'],
    summary: 'What visitors wrote to support; with --since <YYYY-MM-DD> from that day on',
    async run({ db }, _subject, { since }) {
      const from = gte(contactMessages.createdAt, since === undefined ? new Date(0) : dayOf(since));
      const data = await db.select().from(contactMessages).where(from).orderBy(asc(contactMessages.id));
      const lines = data.map(
        ({ id, createdAt, name, email, subject, message }) =>
          `Message ${id}, ${createdAt.toISOString()}\nFrom: ${name} <${email}>\nSubject: ${subject}\n\n${indented(message)}\n`,
      );
      return { data, text: linesOr(lines, 'There are no messages.') };
    },
  },
  {
    name: 'outbox failed',
    summary: 'Mails and text messages that were given up, and why',
    async run({ db }) {
      const data = await readGivenUp(db);
      const lines = data.map(
        ({ id, channel, recipient, subject, createdAt, attempts, lastError }) =>
          `${id}: ${channel} to ${recipient}, "${subject}", of ${createdAt.toISOString()}, tries: ${attempts}\n  ${lastError}`,
      );
      return { data, text: linesOr(lines, 'No message was given up.') };
    },
  },
  {
    name: 'outbox retry',
    subject: '<id>',
    summary: 'Deliver a message that was given up; the running server sends it',
    async run(parts, subject) {
      const id = idOf(subject);
      if (!(await retryGivenUp(parts, id))) throw new RefusedError(`Message ${id} was not given up.`);
      return { data: { id }, text: `Message ${id} is tried again.`, about: { messageId: id } };
    },
  },
];

function dayOf(typed: string): Date {
  const day = new Date(`${typed}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed) || Number.isNaN(day.getTime()))
    throw new UsageError(`"${typed}" is not a day; write it as YYYY-MM-DD`);
  return day;
}

/** No line of a message begins as one of ours does: nobody writes another person's message into theirs. */
function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}

import { documentKinds, folderName } from '#documents/kinds.ts';
import { capitalised } from '#documents/text/clean.ts';
import type { CommandResult } from './command.ts';
import type { KeptOfPerson } from './kept-of-person.server.ts';
import { line } from './payments.server.ts';

/** What is kept of a person at a glance: documents by name, everything else by number. */
export function personOverview(everything: KeptOfPerson, exportedTo: string | undefined): CommandResult {
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
    ...(exportedTo === undefined ? [] : [`KeptOfPerson is written to ${exportedTo}.`]),
  ].join('\n');
  return { data, text };
}

type DocumentRow = KeptOfPerson['documents'][number]['rows'][number];

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

import type { Entry } from './printed-entry.ts';

/* Entries of a few words, which are no entries to look at. */

/** Whether an entry is no more than a name and a level, as languages are. */
export function isShort(entry: Entry): boolean {
  return !entry.location && !entry.dates && !entry.link && entry.blocks.length === 0;
}

/** "German (native)". */
export function shortForm(entry: Entry): string {
  if (!entry.title) return entry.organization;
  return entry.organization ? `${entry.title} (${entry.organization})` : entry.title;
}

/** Names alone, as of certificates, are a list: a bold line each with the room of an entry is none. */
export function listed(entries: Entry[]): Entry[] {
  const isList = entries.length > 1 && entries.every((entry) => isShort(entry) && isName(entry));
  if (!isList) return entries;
  const items = entries.map(({ title }) => title);
  return [{ title: '', organization: '', location: '', dates: '', blocks: [{ kind: 'list', items }] }];
}

function isName({ title, organization, roles }: Entry): boolean {
  return title !== '' && organization === '' && roles === undefined;
}

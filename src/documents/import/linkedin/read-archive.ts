import { documentLanguages } from '#documents/text/languages/languages.ts';
import { postsInRoles } from '#documents/resume/posts-in-roles.ts';
import { languageOfText } from '../../parser/resume/text/language.ts';
import type { Column } from './columns.ts';
import type { ImportOptions, ImportOutcome } from '../imported-file.ts';
import { amountsOf, NOTHING_GATHERED, resumeOf, type Gathered } from '../structured/gathered.ts';
import { SourceDates } from '../structured/source-dates.ts';
import { structuredFile } from '../structured/structured-file.ts';
import { decodedText } from '../tell-format.ts';
import { tooMany } from '../too-many.ts';
import { gatherContact } from './gather-contact.ts';
import { gatherEntries } from './gather-entries.ts';
import { readTable, type ReadTable } from './read-table.ts';
import { TABLES } from './tables.ts';

/** LinkedIn's data export, whichever language it is in; nothing where none of the tables is one of a profile. */
export function importLinkedIn(
  files: ReadonlyMap<string, Uint8Array>,
  { paper }: ImportOptions,
): ImportOutcome {
  const tables = [...files].flatMap(([name, bytes]) => readTable(name, decodedText(bytes) ?? '') ?? []);
  if (tables.length === 0) return { ok: false, reason: 'no-resume-inside' };
  const dates = new SourceDates();
  const contact = gatherContact(tables);
  const entries = gatherEntries(tables, dates);
  const texts = tables.flatMap(contentOf);
  const language = languageOfText(texts.join('\n'));
  const gathered: Gathered = {
    ...NOTHING_GATHERED,
    ...contact.gathered,
    ...entries,
    ...(documentLanguages.some(({ code }) => code === language) && { language }),
  };
  const data = resumeOf(gathered, paper);
  const problems = [
    ...tables.flatMap((table) => table.problems),
    ...dates.problems,
    ...tooMany('', amountsOf(gathered)),
  ];
  const converted = [...dates.converted, ...contact.converted, ...entries.converted];
  const outcome = structuredFile('linkedin-archive', data, { texts, converted }, problems);
  if (!outcome.ok) return outcome;
  // Words are counted before: roles at one employer name it once.
  const employment = postsInRoles(data.employment);
  return { ok: true, imported: { ...outcome.imported, data: { ...data, employment } } };
}

/** The cells that say something of the person, and rows that could not be read. */
function contentOf({ kind, rows, broken }: ReadTable): string[] {
  const columns: Readonly<Record<string, Column>> = TABLES[kind].columns;
  const isFlag = (name: string) => columns[name]?.kind === 'flag';
  const cells = rows.flatMap(({ cells: own, others }) => [
    ...Object.entries(own).flatMap(([name, cell]) => (isFlag(name) ? [] : [cell])),
    ...others,
  ]);
  return [...cells, ...broken].filter(Boolean);
}

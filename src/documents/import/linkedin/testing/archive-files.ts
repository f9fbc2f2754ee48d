import { strToU8, zipSync } from 'fflate';
import type { ExportLocale } from './locales/export-locale.ts';

/** What is left to chance of an archive. */
export type ArchiveChance = {
  below(most: number): number;
  pick<T>(of: readonly T[]): T;
  chance(share: number): boolean;
};

const TABLES: Readonly<Record<string, string>> = {
  Profile:
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers',
  Positions: 'Company Name,Title,Description,Location,Started On,Finished On',
  Education: 'School Name,Start Date,End Date,Notes,Degree Name,Activities',
  Skills: 'Name',
  Languages: 'Name,Proficiency',
  Certifications: 'Name,Url,Authority,Started On,Finished On,License Number',
  Projects: 'Title,Description,Url,Started On,Finished On',
  Honors: 'Title,Description,Issued On',
  Volunteering: 'Company Name,Role,Cause,Started On,Finished On,Description',
  Publications: 'Name,Published On,Description,Publisher,Url',
  'Email Addresses': 'Email Address,Confirmed,Primary,Updated On',
  PhoneNumbers: 'Extension,Number,Type',
};

/** Tables of the complete export that say nothing of a career. */
const NOISE: Readonly<Record<string, string>> = {
  'Connections.csv':
    'Notes:\n"When exporting your connection data, you may notice that some of the email addresses are missing."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nConni,Contact,https://x.example,conni@example.com,Acme,CEO,01 Jan 2020\n',
  'messages.csv':
    '"CONVERSATION ID","CONVERSATION TITLE","FROM","SENDER PROFILE URL","TO","RECIPIENT PROFILE URLS","DATE","SUBJECT","CONTENT","FOLDER"\n"1","","A","https://a.example","B","https://b.example","2024-01-01 10:00:00 UTC","","Hello\n\nthere","INBOX"\n',
  'Company Follows.csv': 'Organization,Followed On\nAcme,Tue Mar 05 10:00:00 UTC 2024\n',
  'LearningCoachMessages.csv': 'No conversations found',
  'Invitations.csv': 'From,To,Sent At,Message,Direction\nA,B,"3/1/24, 9:00 AM",Hi,OUTGOING\n',
  'Ads Clicked.csv': 'Ad clicked Date,Ad Title/Id\n',
  'Recommendations_Received.csv':
    'First Name,Last Name,Company,Job Title,Text,Creation Date,Status\nJo,Doe,Acme,CEO,"A pleasure, always.","01/02/20, 10:00 AM",VISIBLE\n',
  'Jobs/Saved Jobs.csv':
    'Saved Date,Job Url,Job Title,Company Name\n"1/2/24, 9:00 AM",https://j.example,Baker,Acme\n',
};

/** One line of a table, by its columns. */
export type ArchiveRow = Readonly<Record<string, string>>;

/** The tables as files: some in the language of the member, with other orders, without empty columns, with a mark. */
export function archiveOf(
  tables: Readonly<Record<string, ArchiveRow[]>>,
  locale: ExportLocale,
  roll: ArchiveChance,
): Uint8Array {
  const isLocal = roll.chance(0.5);
  const [hasMark, isReordered, isComplete, lineEnd] = [
    roll.chance(0.4),
    roll.chance(0.4),
    roll.chance(0.5),
    roll.pick(['\n', '\r\n']),
  ];
  const dropsEmpty = roll.chance(0.3);
  const files: Record<string, Uint8Array> = {};
  for (const [table, head] of Object.entries(TABLES)) {
    const rows = tables[table] ?? [];
    const all = head
      .split(',')
      .filter((column) => !dropsEmpty || rows.some((row) => row[column]) || rows.length === 0);
    const columns = isReordered ? [...all].reverse() : all;
    const named = columns.map(
      (column) => (isLocal && (locale.columns?.[`${table}/${column}`] ?? locale.columns?.[column])) || column,
    );
    const file = (isLocal && locale.files?.[table]) || table;
    const cell = (value: string) =>
      /[",\r\n]/.test(value) || roll.chance(0.1) ? `"${value.replaceAll('"', '""')}"` : value;
    const records = rows.map((row) => columns.map((column) => cell(row[column] ?? '')).join(','));
    const content =
      rows.length === 0 && roll.chance(0.5) ? '' : [named.join(','), ...records, ''].join(lineEnd);
    if (rows.length === 0 && roll.chance(0.3)) continue;
    files[`${file}.csv`] = strToU8((hasMark ? '\ufeff' : '') + content);
  }
  if (isComplete) for (const [name, content] of Object.entries(NOISE)) files[name] = strToU8(content);
  return zipSync(files, { level: 1 });
}

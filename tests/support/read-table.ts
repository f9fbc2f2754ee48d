import { readCsv } from '#documents/application/csv/read-csv.ts';

/** The applications of a table that is read, and what is odd in it. */
export function readTable(text: string) {
  const found = readCsv(text);
  if ('refused' in found) throw new Error(`refused: ${found.refused}`);
  return found;
}

/** The only application of a table. */
export function readRow(text: string) {
  const { applications, problems } = readTable(text);
  if (applications.length !== 1 || !applications[0]) throw new Error(`${applications.length} applications`);
  return { ...applications[0], problems };
}

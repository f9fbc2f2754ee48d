import type { ApplicationData } from '../schema.ts';
import { writtenCell } from './cells.ts';
import { headOf, OWN_COLUMNS } from './columns.ts';
import { writtenList } from './lists-in-cells.ts';
import { writtenFrom, writtenReason, writtenStage } from './stages.ts';

export type TitledApplication = { title: string; data: ApplicationData };

/** What was sent or, where nothing was, is chosen for it; the day is that of the latest sending. */
type Sent = { sentOn: string | null; resumeTitle: string; letterTitle: string };

/** By the mark in front of it Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Applications as a table for spreadsheets: one a row, which `readCsv` reads back. */
export function writeCsv(applications: readonly (TitledApplication & Partial<Sent>)[]): string {
  return csvOf(applications.map(csvRow));
}

/** An application as a row, for whoever has not all of them at once. */
export function csvRow(application: TitledApplication & Partial<Sent>): string {
  return rowOf(cellsOf(application));
}

/** Rows as a table with its head. */
export function csvOf(rows: readonly string[]): string {
  return BYTE_ORDER_MARK + rowOf(OWN_COLUMNS.map(headOf)) + rows.join('');
}

const rowOf = (cells: readonly string[]): string => `${cells.map(writtenCell).join(',')}\r\n`;

function cellsOf({ data, ...besides }: TitledApplication & Partial<Sent>): string[] {
  const isClosed = data.stage === 'closed';
  const written: Partial<Record<(typeof OWN_COLUMNS)[number], string>> = {
    title: besides.title,
    sentOn: besides.sentOn ?? '',
    resume: besides.resumeTitle ?? '',
    letter: besides.letterTitle ?? '',
    stage: writtenStage(data.stage),
    // Of one that is open again, or not applied for, nothing shows them, and they mean nothing.
    closedReason: isClosed ? writtenReason(data.closedReason) : '',
    closedFrom: isClosed ? writtenFrom(data.closedFrom) : '',
    appliedOn: data.stage === 'saved' ? '' : data.appliedOn,
    tags: writtenList(data.tags.map((tag) => [tag])),
    contacts: writtenList(data.contacts.map(({ name, email, phone, note }) => [name, email, phone, note])),
    links: writtenList(data.links.map(({ label, url }) => [label, url])),
  };
  // What a name alone does not say is in `written`.
  const plain: Readonly<Record<string, unknown>> = data;
  return OWN_COLUMNS.map((column) => {
    const value = written[column] ?? plain[column];
    return typeof value === 'string' ? value : '';
  });
}

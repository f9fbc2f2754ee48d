import type { ApplicationData } from '../schema.ts';
import { writtenCell } from './cells.ts';
import { headOf, OWN_COLUMNS } from './columns.ts';
import { writtenList } from './lists-in-cells.ts';
import { writtenReason, writtenStage } from './stages.ts';

export type TitledApplication = { title: string; data: ApplicationData };

/** By the mark in front of it Excel knows that the text is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Applications as a table for spreadsheets: one a row, which `readCsv` reads back. */
export function writeCsv(applications: readonly TitledApplication[]): string {
  const rows = [OWN_COLUMNS.map(headOf), ...applications.map(cellsOf)];
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(writtenCell).join(',')}\r\n`).join('');
}

function cellsOf({ title, data }: TitledApplication): string[] {
  const written: Partial<Record<(typeof OWN_COLUMNS)[number], string>> = {
    title,
    stage: writtenStage(data.stage),
    // Of one that is open again nothing shows it, and it means nothing.
    closedReason: data.stage === 'closed' ? writtenReason(data.closedReason) : '',
    tags: writtenList(data.tags.map((tag) => [tag])),
    contacts: writtenList(data.contacts.map(({ name, email, phone, note }) => [name, email, phone, note])),
    links: writtenList(data.links.map(({ label, url }) => [label, url])),
  };
  return OWN_COLUMNS.map((column) => {
    const value = written[column] ?? (column === 'title' ? '' : data[column]);
    return typeof value === 'string' ? value : '';
  });
}

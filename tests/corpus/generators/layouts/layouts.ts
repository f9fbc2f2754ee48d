import type { Layout } from '../recipe.ts';
import type { Sheet } from '../sheet.ts';
import { printed } from '../tools/chromium.ts';
import { airy, banded, classic, compact, tabular, typed } from './html-one-column.ts';
import { european, flowing, floatSidebar, gridSidebar, tableColumns } from './html-two-columns.ts';

const web = (html: (sheet: Sheet) => string, columns: 1 | 2, contactHeaded: boolean): Layout => ({
  producer: 'Chromium',
  extension: 'pdf',
  columns,
  contactHeaded,
  make: (sheet) => printed(html(sheet)),
});

/** Everything a resume of the corpus can be set with. */
export const layouts: Readonly<Record<string, Layout>> = {
  classic: web(classic, 1, false),
  typed: web(typed, 1, false),
  tabular: web(tabular, 1, false),
  banded: web(banded, 1, false),
  compact: web(compact, 1, false),
  airy: web(airy, 1, false),
  'grid-sidebar': web(gridSidebar, 2, true),
  'float-sidebar': web(floatSidebar, 2, true),
  'table-columns': web(tableColumns, 2, true),
  flowing: web(flowing, 2, false),
  european: web(european, 2, true),
};

import type { Layout } from '../recipe.ts';
import type { Sheet } from '../sheet.ts';
import { printed } from '../tools/chromium.ts';
import { exported } from '../tools/libreoffice.ts';
import { weasyPrinted, webKitPrinted } from '../tools/web-printers.ts';
import { wordForm, wordHeader, wordPlain, wordTable, wordTabs } from './docx.ts';
import { airy, banded, classic, compact, tabular, typed } from './html-one-column.ts';
import { european, flowing, floatSidebar, gridSidebar, tableColumns } from './html-two-columns.ts';
import { coral, plainMargin, poster, timeline } from './html-unseen.ts';
import { placed } from './jspdf.ts';
import { academic, hanging, sidebar, student } from './latex-article.ts';
import { awesome, europass, modern } from './latex-classes.ts';
import { writerColumns, writerTabs } from './odt.ts';
import { ownDesign } from './own.ts';
import { definition } from './pdfmake.ts';
import { drawnSidebar, report } from './pdfkit.ts';
import { chips, reactSidebar } from './react-pdf.ts';

type Make = Layout['make'];

function made(producer: string, make: Make, columns: 1 | 2 = 1, contactHeaded = false): Layout {
  return { producer, extension: 'pdf', columns, contactHeaded, make };
}

/** The same page printed by three engines: each writes letters and their order in its own way. */
function web(
  name: string,
  html: (sheet: Sheet) => string,
  columns: 1 | 2 = 1,
  headed = false,
): Record<string, Layout> {
  return {
    [name]: made('Chromium', (sheet) => printed(html(sheet)), columns, headed),
    [`weasy-${name}`]: made('WeasyPrint', (sheet) => weasyPrinted(html(sheet)), columns, headed),
    [`webkit-${name}`]: made('wkhtmltopdf', (sheet) => webKitPrinted(html(sheet)), columns, headed),
  };
}

/** A DOCX as it is, and exported by LibreOffice. */
function word(
  name: string,
  make: Make,
  columns: 1 | 2 = 1,
  headed = false,
  omits: Layout['omits'] = [],
): Record<string, Layout> {
  const viaWriter: Make = async (sheet, person) => exported(await make(sheet, person), 'docx');
  return {
    [name]: { ...made('DOCX', make, columns, headed), extension: 'docx', omits },
    [`writer-${name}`]: { ...made('LibreOffice from DOCX', viaWriter, columns, headed), omits },
  };
}

function writer(name: string, xml: (sheet: Sheet) => string, columns: 1 | 2 = 1): Record<string, Layout> {
  const again: Make = (sheet) => exported(xml(sheet), 'fodt', 'docx');
  return {
    [name]: made('LibreOffice from ODT', (sheet) => exported(xml(sheet), 'fodt'), columns),
    [`${name}-word`]: { ...made('DOCX by LibreOffice', again, columns), extension: 'docx' },
  };
}

const own = (id: string, columns: 1 | 2): Layout => ({
  ...made('Foothold', ownDesign(id), columns),
  omits: ['interests', 'references', 'start of a course'],
});

const LATIN_MODERN = '';
const CARLITO = '\\setmainfont{Carlito}';

/** Everything a resume of the corpus can be set with. */
export const layouts: Readonly<Record<string, Layout>> = {
  ...web('classic', classic),
  ...web('typed', typed),
  ...web('tabular', tabular),
  ...web('banded', banded),
  ...web('compact', compact),
  ...web('airy', airy),
  ...web('grid-sidebar', gridSidebar, 2, true),
  ...web('float-sidebar', floatSidebar, 2, true),
  ...web('table-columns', tableColumns, 2, true),
  ...web('flowing', flowing, 2),
  ...web('european', european, 2, true),
  ...web('timeline', timeline, 2, true),
  ...web('poster', poster, 2, true),
  ...web('plain-margin', plainMargin),
  ...web('coral', coral),
  ...word('word-tabs', wordTabs),
  ...word('word-table', wordTable, 2, true),
  ...word('word-form', wordForm, 1, true, ['title', 'links']),
  ...word('word-header', wordHeader),
  ...word('word-plain', wordPlain),
  ...writer('writer-tabs', writerTabs),
  ...writer('writer-columns', writerColumns, 2),
  student: made('pdfTeX', student),
  academic: made('pdfTeX', academic),
  'tex-sidebar': made('pdfTeX', sidebar, 2),
  'moderncv-classic': made('pdfTeX', modern('classic')),
  'moderncv-banking': made('pdfTeX', modern('banking')),
  'moderncv-casual': made('pdfTeX', modern('casual')),
  europecv: { ...made('pdfTeX', europass), omits: ['title', 'links'] },
  'awesome-xetex': made('XeTeX', awesome('xelatex', CARLITO)),
  'awesome-luatex': made('LuaTeX', awesome('lualatex', LATIN_MODERN)),
  hanging: made('pdfTeX', hanging),
  definition: made('pdfmake', definition, 2, true),
  chips: made('react-pdf', chips),
  'react-sidebar': made('react-pdf', reactSidebar, 2, true),
  report: made('PDFKit', report),
  'drawn-sidebar': made('PDFKit', drawnSidebar, 2, true),
  placed: made('jsPDF', placed),
  'own-1': own('modern-1', 1),
  'own-2': own('modern-3', 2),
  'own-3': own('creative-1', 1),
  'own-4': own('creative-3', 2),
  'own-5': own('modern-2', 1),
};

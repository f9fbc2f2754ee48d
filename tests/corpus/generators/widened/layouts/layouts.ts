import { distilled } from '../../tools/ghostscript.ts';
import { printed } from '../../tools/chromium.ts';
import { weasyPrinted, webKitPrinted } from '../../tools/web-printers.ts';
import { groffLayouts } from './groff.ts';
import { htmlLooks } from './html-looks.ts';
import { htmlOf } from './html.ts';
import type { Layout } from './layout.ts';
import { docxLayouts } from './docx-looks.ts';
import { kitLayouts } from './kits.ts';
import { odtLayouts } from './odt.ts';
import { pdfmakeLayouts } from './pdfmake.ts';
import { reactLayouts } from './react-pdf.ts';
import { texByHand } from './tex-by-hand.ts';
import { texClasses } from './tex-classes.ts';
import { typstLayouts } from './typst.ts';

const ofWeb = (name: string, producer: string, print: (html: string) => Promise<Uint8Array>): Layout => {
  const look = htmlLooks[name];
  if (!look) throw new Error(`No look ${name}.`);
  return {
    producer,
    extension: 'pdf',
    columns: look.plan.endsWith('bar') ? 2 : 1,
    make: ({ page }) => print(htmlOf(page, look)),
  };
};

const web = Object.keys(htmlLooks).map((name) => [name, ofWeb(name, 'Chromium', printed)] as const);

/** Every layout by its name; a new one comes last, since who is set how depends on what stands before. */
const usual: Record<string, Layout> = {
  ...Object.fromEntries(web),
  'weasy-plain': ofWeb('web-plain', 'WeasyPrint', weasyPrinted),
  'weasy-rail': ofWeb('web-rail-table', 'WeasyPrint', weasyPrinted),
  'weasy-left': ofWeb('web-left-float', 'WeasyPrint', weasyPrinted),
  'webkit-typed': ofWeb('web-typed', 'wkhtmltopdf', webKitPrinted),
  'webkit-bold': ofWeb('web-bold', 'wkhtmltopdf', webKitPrinted),
  'webkit-right': ofWeb('web-right-table', 'wkhtmltopdf', webKitPrinted),
  'distilled-plain': {
    ...ofWeb('web-centred', 'Ghostscript', async (html) => distilled(await printed(html))),
  },
  'distilled-right': {
    ...ofWeb('web-right-flex', 'Ghostscript', async (html) => distilled(await printed(html))),
  },
  ...texByHand,
  ...texClasses,
  ...typstLayouts,
  ...odtLayouts,
  ...docxLayouts,
  ...kitLayouts,
  ...reactLayouts,
  ...pdfmakeLayouts,
  ...groffLayouts,
};

/** The same for people who have much to tell: pages of their own, running heads and feet. */
const long = [
  'web-plain',
  'web-twins-float',
  'tex-koma',
  'writer-tables',
  'word-bold',
  'kit-rail',
  'weasy-rail',
  'make-plain',
].map((name) => {
  const layout = usual[name];
  if (!layout) throw new Error(`No layout ${name}.`);
  return [`${name}-long`, { ...layout, wants: { ...layout.wants, long: true } }] as const;
});

export const layouts: Record<string, Layout> = { ...usual, ...Object.fromEntries(long) };

import { madeBy } from './run.ts';

const page = (text: string) => ({ name: 'in.html', text });

/** WeasyPrint: no browser, PDF by Pango. */
export function weasyPrinted(html: string): Promise<Uint8Array> {
  return madeBy(page(html.replace('<style>', '<style>@page{size:A4;margin:0}')), 'out.pdf', 'weasyprint', [
    'in.html',
    'out.pdf',
  ]);
}

/** wkhtmltopdf: an old WebKit, PDF by Qt; what many servers still print with. */
export function webKitPrinted(html: string): Promise<Uint8Array> {
  return madeBy(page(html), 'out.pdf', 'wkhtmltopdf', [
    '-q',
    '-s',
    'A4',
    '-B',
    '0',
    '-L',
    '0',
    '-R',
    '0',
    '-T',
    '0',
    'in.html',
    'out.pdf',
  ]);
}

import { madeBy } from '../../tools/run.ts';
import { tool } from '../../tools/tools-folder.ts';
import { type DrawnLook, drawn, type Piece } from './drawn.ts';
import type { Layout } from './layout.ts';

type Options = { lineBreak: boolean };
type Kit = new (options: object) => {
  font: (name: string) => unknown;
  fontSize: (size: number) => unknown;
  widthOfString: (text: string) => number;
  text: (text: string, x: number, y: number, options: Options) => unknown;
  addPage: () => unknown;
  on: (event: string, heard: (chunk: Uint8Array) => void) => unknown;
  end: () => void;
};

const FOLDER = '/usr/share/fonts/truetype/liberation/';
const FAMILIES = {
  Sans: { regular: 'LiberationSans-Regular', bold: 'LiberationSans-Bold', italic: 'LiberationSans-Italic' },
  Serif: {
    regular: 'LiberationSerif-Regular',
    bold: 'LiberationSerif-Bold',
    italic: 'LiberationSerif-Italic',
  },
};

function pdfKit(look: DrawnLook, family: keyof typeof FAMILIES, compress = true): Layout['make'] {
  return async ({ page }) => {
    const Pdf = await tool<Kit>('pdfkit');
    const day = new Date('2024-10-01T12:00:00Z');
    const document = new Pdf({ size: 'A4', margin: 0, compress, info: { CreationDate: day } });
    const chunks: Uint8Array[] = [];
    const whole = new Promise<Uint8Array>((done) => {
      document.on('data', (chunk) => chunks.push(chunk));
      document.on('end', () => done(Buffer.concat(chunks)));
    });
    const choose = (face: Piece['face'], size: number) => {
      document.font(`${FOLDER}${FAMILIES[family][face]}.ttf`);
      document.fontSize(size);
    };
    const measure = (text: string, face: Piece['face'], size: number) => {
      choose(face, size);
      return document.widthOfString(text);
    };
    drawn(page, look, measure).forEach((pieces, index) => {
      if (index > 0) document.addPage();
      for (const { text, x, y, size, face } of pieces) {
        choose(face, size);
        document.text(text, x, y, { lineBreak: false });
      }
    });
    document.end();
    return whole;
  };
}

/**
 * The hyphen's one shape stands for three letters in a row, as in files that Word for Mac writes, or for a soft hyphen,
 * as in files of XeTeX: the table that says so is changed, and the file's own lengths are made right again.
 */
function withHyphen(make: Layout['make'], letters: string): Layout['make'] {
  return async (resume) => {
    const text = Buffer.from(await make(resume)).toString('latin1');
    const changed = text.replaceAll(/begincmap[\s\S]*?endcmap/g, (table) =>
      table.replaceAll('<002d>', `<${letters}>`),
    );
    if (changed === text) return Buffer.from(text, 'latin1');
    return madeBy(
      { name: 'in.pdf', text: Buffer.from(changed, 'latin1') },
      'out.pdf',
      'qpdf',
      ['--deterministic-id', 'in.pdf', 'out.pdf'],
      { mayComplain: true },
    );
  };
}

type JsPage = {
  setFont: (family: string, style: string) => void;
  setFontSize: (size: number) => void;
  getTextWidth: (text: string) => number;
  text: (text: string, x: number, y: number) => void;
  addPage: () => void;
  setCreationDate: (day: Date) => void;
  setFileId: (id: string) => void;
  output: (kind: 'arraybuffer') => ArrayBuffer;
};

function jsPdf(look: DrawnLook, family: 'helvetica' | 'times'): Layout['make'] {
  return async ({ page }) => {
    const { jsPDF } = await tool<{ jsPDF: new (options: object) => JsPage }>('jspdf');
    const document = new jsPDF({ unit: 'pt', format: 'a4' });
    document.setCreationDate(new Date('2024-10-01T12:00:00Z'));
    document.setFileId('00112233445566778899AABBCCDDEEFF');
    const choose = (face: Piece['face'], size: number) => {
      document.setFont(family, face === 'regular' ? 'normal' : face);
      document.setFontSize(size);
    };
    const measure = (text: string, face: Piece['face'], size: number) => {
      choose(face, size);
      return document.getTextWidth(text);
    };
    drawn(page, look, measure).forEach((pieces, index) => {
      if (index > 0) document.addPage();
      for (const { text, x, y, size, face } of pieces) {
        choose(face, size);
        document.text(text, x, y + size * 0.8);
      }
    });
    return new Uint8Array(document.output('arraybuffer'));
  };
}

const ofKit = (producer: string, make: Layout['make'], more: Partial<Layout> = {}): Layout => ({
  producer,
  extension: 'pdf',
  columns: 1,
  make,
  ...more,
});
const WESTERN = ['us', 'gb', 'de', 'fr', 'es', 'br', 'pt', 'nl'];
const HYPHENS = [' - ', '-', ' - '];
const single: DrawnLook = { size: 10.5, plan: 'single', colour: '#000' };
const marks = { bullet: '•' };

/** What programs draw that know letters and places only. */
export const kitLayouts: Record<string, Layout> = {
  'kit-rail': ofKit('PDFKit', pdfKit({ size: 10, plan: 'rail-headings', colour: '#000' }, 'Serif'), {
    wants: { bullet: '-' },
  }),
  'kit-bar': ofKit('PDFKit', pdfKit({ size: 9.5, plan: 'left-bar', colour: '#000' }, 'Sans'), {
    columns: 2,
    wants: marks,
  }),
  'mac-hyphens': ofKit(
    'Quartz-like',
    withHyphen(pdfKit({ ...single, centred: true }, 'Serif', false), '002d00ad2010'),
    { wants: { joints: HYPHENS, bullet: '•' } },
  ),
  'soft-hyphens': ofKit('Quartz-like', withHyphen(pdfKit(single, 'Sans', false), '00ad'), {
    wants: { joints: HYPHENS, bullet: '•' },
  }),
  'script-single': ofKit('jsPDF', jsPdf(single, 'helvetica'), {
    countries: WESTERN,
    wants: { bullet: '•', joints: [' \u00ad ', '-', ' – ', '\u00ad'] },
  }),
  'script-rail': ofKit('jsPDF', jsPdf({ size: 11, plan: 'rail-headings', colour: '#000' }, 'times'), {
    countries: WESTERN,
    wants: { bullet: '-', joints: [' - ', '\u00ad'] },
  }),
};

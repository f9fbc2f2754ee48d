import type { Sheet, SheetEntry } from '../sheet.ts';
import { tool } from '../tools/tools-folder.ts';
import { besides, contactPieces } from './html-parts.ts';

type Options = {
  continued?: boolean;
  width?: number;
  align?: string;
  lineGap?: number;
  characterSpacing?: number;
};
type Document = {
  font: (name: string) => Document;
  fontSize: (size: number) => Document;
  fillColor: (color: string) => Document;
  text: (text: string, x?: number | Options, y?: number, options?: Options) => Document;
  list: (items: readonly string[], x?: number, y?: number, options?: object) => Document;
  moveDown: (lines?: number) => Document;
  rect: (x: number, y: number, width: number, height: number) => Document;
  fill: (color: string) => Document;
  heightOfString: (text: string, options: Options) => number;
  on: (event: string, heard: (chunk: Uint8Array) => void) => Document;
  addPage: () => Document;
  end: () => void;
  x: number;
  y: number;
};
type Kit = new (options: object) => Document;

async function open(sheet: Sheet, margin: number) {
  const Pdf = await tool<Kit>('pdfkit');
  const document = new Pdf({ size: 'A4', margin, info: { Title: sheet.name } });
  const chunks: Uint8Array[] = [];
  const whole = new Promise<Uint8Array>((done) => {
    document.on('data', (chunk) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)));
  });
  return { document, whole };
}

type Face = { regular: string; bold: string; italic: string };
const SANS: Face = { regular: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' };
const SERIF: Face = { regular: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' };

/** Draws one column from where the pen stands. */
function column(
  document: Document,
  sections: Sheet['sections'],
  face: Face,
  x: number,
  width: number,
  mark: string,
) {
  const write = (text: string, font: string, size: number) => {
    if (text !== '') document.font(font).fontSize(size).text(text, x, undefined, { width });
  };
  const listed = (points: readonly string[]) =>
    points.forEach((point) =>
      document
        .font(face.regular)
        .fontSize(9.5)
        .text(`${mark} ${point}`, x + 8, undefined, { width: width - 8 }),
    );
  const entry = (found: SheetEntry) => {
    if (document.y > 740) document.addPage();
    const top = document.y;
    if (width > 300) {
      document.font(face.regular).fontSize(9.5).text(found.dates, x, top, { width, align: 'right' });
      document
        .font(face.bold)
        .fontSize(10.5)
        .text(found.head, x, top, { width: width - 130 });
    } else {
      write(found.head, face.bold, 10.5);
      write(found.dates, face.regular, 9);
    }
    write([found.sub, found.place].filter(Boolean).join(', '), face.italic, 10);
    write(found.text, face.regular, 9.5);
    listed(found.points);
    for (const role of found.roles) {
      write(`${role.title} (${role.dates})`, face.italic, 10);
      write(role.text, face.regular, 9.5);
      listed(role.points);
    }
    document.moveDown(0.5);
  };
  for (const section of sections) {
    if (section.heading) {
      document.moveDown(0.4);
      write(section.heading.toLocaleUpperCase(), face.bold, 12);
      document.moveDown(0.2);
    }
    if (section.body === 'text') write(section.text, face.regular, 10);
    if (section.body === 'entries') section.entries.forEach(entry);
    if (section.body === 'pairs')
      section.pairs.forEach(([name, level]) => write(`${name}: ${level}`, face.regular, 10));
    if (section.body === 'groups')
      for (const { group, items } of section.groups)
        if (width > 300) write(`${group ? `${group}: ` : ''}${items.join(', ')}`, face.regular, 10);
        else {
          write(group, face.bold, 10);
          items.forEach((item) => write(item, face.regular, 9.5));
        }
  }
}

/** Plain one column by a program that writes reports. */
export async function report(sheet: Sheet): Promise<Uint8Array> {
  const { document, whole } = await open(sheet, 54);
  document.font(SERIF.bold).fontSize(20).text(sheet.name);
  if (sheet.title) document.font(SERIF.italic).fontSize(12).text(sheet.title);
  document.font(SERIF.regular).fontSize(10);
  for (const piece of contactPieces(sheet)) document.text(piece);
  column(document, sheet.sections, SERIF, 54, 487, '*');
  document.end();
  return whole;
}

/** The main column is drawn first, the dark sidebar at the left after it. */
export async function drawnSidebar(sheet: Sheet): Promise<Uint8Array> {
  const { document, whole } = await open(sheet, 30);
  const { side, main } = besides(sheet);
  document.rect(0, 0, 190, 842).fill('#33415c').fillColor('#000000');
  document.font(SANS.bold).fontSize(22).text(sheet.name, 215, 40, { width: 350 });
  if (sheet.title) document.font(SANS.regular).fontSize(12).text(sheet.title, 215, undefined, { width: 350 });
  column(document, main, SANS, 215, 350, '•');
  document
    .fillColor('#ffffff')
    .font(SANS.bold)
    .fontSize(12)
    .text(sheet.contactHeading, 24, 44, { width: 150 });
  document.font(SANS.regular).fontSize(9.5);
  for (const piece of contactPieces(sheet)) document.text(piece, 24, undefined, { width: 150 });
  column(document, side, SANS, 24, 150, '•');
  document.end();
  return whole;
}

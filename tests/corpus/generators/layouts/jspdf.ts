import type { Sheet, SheetEntry } from '../sheet.ts';
import { tool } from '../tools/tools-folder.ts';
import { contactPieces } from './html-parts.ts';

type Page = {
  setFont: (family: string, style: string) => void;
  setFontSize: (size: number) => void;
  text: (text: string | readonly string[], x: number, y: number, options?: { align?: string }) => void;
  splitTextToSize: (text: string, width: number) => string[];
  line: (x1: number, y1: number, x2: number, y2: number) => void;
  addPage: () => void;
  output: (kind: 'arraybuffer') => ArrayBuffer;
};
type JsPdf = { jsPDF: new (options: object) => Page };

/** What small web applications give out: every line placed by hand, letters from the reader's own fonts. */
export async function placed(sheet: Sheet): Promise<Uint8Array> {
  const { jsPDF } = await tool<JsPdf>('jspdf');
  const page = new jsPDF({ unit: 'pt', format: 'a4' });
  const [left, right] = [48, 547];
  let y = 60;
  const write = (text: string, style = 'normal', size = 10, indent = 0) => {
    if (text === '') return;
    page.setFont('helvetica', style);
    page.setFontSize(size);
    // The standard fonts know the letters of Western Europe only.
    for (const row of page.splitTextToSize(text.replaceAll('’', "'"), right - left - indent)) {
      if (y > 790) {
        page.addPage();
        y = 50;
      }
      page.text(row, left + indent, y);
      y += size * 1.3;
    }
  };
  const points = (list: readonly string[]) => list.forEach((point) => write(`- ${point}`, 'normal', 10, 10));
  const entry = (found: SheetEntry) => {
    const when = [found.place, found.dates].filter(Boolean).join(', ');
    page.setFont('helvetica', 'normal');
    page.setFontSize(10);
    if (y < 780) page.text(when.replaceAll('’', "'"), right, y, { align: 'right' });
    write(found.head, 'bold', 11);
    write(found.sub, 'italic');
    write(found.text);
    points(found.points);
    for (const role of found.roles) {
      write(`${role.title}, ${role.dates}`, 'italic');
      write(role.text);
      points(role.points);
    }
    y += 5;
  };
  write(sheet.name, 'bold', 20);
  write(sheet.title, 'normal', 12);
  write(contactPieces(sheet).join('  |  '), 'normal', 9.5);
  for (const section of sheet.sections) {
    y += 8;
    write(section.heading, 'bold', 13);
    if (section.heading) page.line(left, y - 12, right, y - 12);
    if (section.body === 'text') write(section.text);
    if (section.body === 'entries') section.entries.forEach(entry);
    if (section.body === 'pairs')
      write(section.pairs.map(([name, level]) => `${name} - ${level}`).join(', '));
    if (section.body === 'groups')
      section.groups.forEach(({ group, items }) => write(`${group ? `${group}: ` : ''}${items.join(', ')}`));
  }
  return new Uint8Array(page.output('arraybuffer'));
}

import { mkdir, writeFile } from 'node:fs/promises';
import { layouts } from '../layouts/layouts.ts';
import { preamble } from '../layouts/latex-parts.ts';
import { developmentPeople } from '../people/development-people.ts';
import type { Person } from '../person.ts';
import { sheetOf, type Style } from '../sheet.ts';
import { closeBrowser, printed } from '../tools/chromium.ts';
import { distilled } from '../tools/ghostscript.ts';
import { exported } from '../tools/libreoffice.ts';
import { madeBy } from '../tools/run.ts';
import { drawnFace } from './face.ts';
import { textBoxes } from './text-boxes.ts';
import { faultyPages } from './pages.ts';

/** Makes `faulty/`: resumes with planted faults. */
const folder = new URL('../../faulty/', import.meta.url);
await mkdir(folder, { recursive: true });

const STYLE: Style = { dates: { months: 'short', between: ' – ' }, headings: 0, entries: 'title-first' };
const [nurse, engineer, director] = ['nurse', 'engineer', 'director'].map((key) => {
  const person = developmentPeople.find((found) => found.key === key);
  if (!person) throw new Error(`Nobody knows ${key}.`);
  return person;
}) as [Person, Person, Person]; // three keys, three people

const save = async (name: string, bytes: Uint8Array | string) => {
  await writeFile(new URL(name, folder), bytes);
  process.stdout.write(`${name} ${bytes.length}\n`);
};
const made = (name: string, person: Person): Promise<Uint8Array> => {
  const layout = layouts[name];
  if (!layout) throw new Error(`Nobody knows ${name}.`);
  return layout.make(sheetOf(person, STYLE), person);
};

const photo = await drawnFace();

for (const [name, html] of Object.entries(
  faultyPages(nurse, engineer, Buffer.from(photo).toString('base64')),
))
  await save(`${name}.pdf`, await printed(html));

await save('clean.pdf', await made('own-1', nurse));
await save('clean.docx', await made('word-tabs', nurse));
await save('contact-in-header.docx', await made('word-header', nurse));
await save('contact-in-header.pdf', await made('writer-word-header', director));
await save('tables.docx', await made('word-table', nurse));
await save('text-boxes.docx', await exported(textBoxes(sheetOf(nurse, STYLE)), 'fodt', 'docx'));
await save('broken-ligatures.pdf', await distilled(await made('classic', nurse)));
await save('type-3.pdf', await bitmapFonts());
await save('repeated-head.pdf', await repeatedHead());

await closeBrowser();

/** Letters as pictures: what TeX makes where it has no outlines. */
async function bitmapFonts(): Promise<Uint8Array> {
  const sheet = sheetOf(engineer, STYLE);
  const lines = sheet.sections.flatMap((section) =>
    section.body === 'entries'
      ? [
          `\\section*{${section.heading}}`,
          ...section.entries.map(
            (entry) =>
              `\\textbf{${entry.head}}\\hfill ${entry.dates}\\\\ ${entry.sub.replaceAll('&', '\\&')}\\par ${entry.points.join('\\par ').replaceAll(/[%&#]/g, '\\$&')}\\par`,
          ),
        ]
      : [],
  );
  const source = `\\pdfmapfile{}\n${preamble(sheet, '\\documentclass[a4paper]{article}', '\\usepackage[margin=25mm]{geometry}\\setlength{\\parindent}{0pt}')}\\begin{document}{\\Large ${sheet.name}}\\par ${sheet.location} ${sheet.phone} ${sheet.email}\\par ${lines.join('\n')}\\end{document}`;
  return madeBy(
    { name: 'cv.tex', text: source },
    'cv.pdf',
    'pdflatex',
    ['-interaction=nonstopmode', 'cv.tex'],
    { mayComplain: true },
  );
}

/** The name and "page 2" at the head of the second page, between two sections. */
async function repeatedHead(): Promise<Uint8Array> {
  const layout = layouts.academic;
  if (!layout) throw new Error('There is no such layout.');
  const { texSections, tex } = await import('../layouts/latex-parts.ts');
  const sheet = sheetOf(director, STYLE);
  const body = texSections(
    sheet.sections,
    (entry) =>
      `\\textbf{${tex(entry.head)}}\\hfill ${tex(entry.dates)}\\\\\n${tex(entry.sub)}\\par ${entry.points.map((point) => `• ${tex(point)}`).join('\\par ')}\\par\\bigskip`,
  );
  const source = `${preamble(sheet, '\\documentclass[a4paper,12pt]{article}', '\\usepackage[margin=25mm]{geometry}\\usepackage{fancyhdr}\\pagestyle{fancy}\\setlength{\\parindent}{0pt}')}\\fancyhf{}\\lhead{${tex(sheet.name)}}\\rhead{Page \\thepage}\\begin{document}{\\Large ${tex(sheet.name)}}\\par ${tex(sheet.title)}\\par ${tex([sheet.location, sheet.phone, sheet.email].join(' | '))}\\par ${body}\\end{document}`;
  return madeBy(
    { name: 'cv.tex', text: source },
    'cv.pdf',
    'pdflatex',
    ['-interaction=nonstopmode', 'cv.tex'],
    { times: 2, mayComplain: true },
  );
}

// Draws contact sheets of the designs into .cache/sheets: one of all resumes, one of all letters, and one of each
// design with every document it is proved with. `npm run sheet -- modern-1` draws only the sheets of that name.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { letterDocuments } from '#tests/factories/letter-documents.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { LEAST_DISTANCE, pairsByLikeness } from '#tests/proof/pictures/likeness.ts';
import { drawPage, type Picture } from '#tests/proof/pictures/picture.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { writeContactSheet } from './sheets/contact-sheet.ts';

const OUTPUT = '.cache/sheets';
const CLOSEST = 8;
const date = '2026-11-21';
const updatedAt = new Date(date);
const typst = typesetter();

type Design = { id: string; name: string; documents: { name: string; pages: () => string[] }[] };

const kinds: { kind: keyof typeof LEAST_DISTANCE; designs: Design[] }[] = [
  {
    kind: 'resume',
    designs: resumeTemplates.map(({ id, name }) => ({
      id,
      name,
      documents: resumeDocuments.map((document) => ({
        name: document.name,
        pages: () => typst.svg(resumePrintJob({ templateId: id, data: document.data(), updatedAt })).pages,
      })),
    })),
  },
  {
    kind: 'letter',
    designs: letterTemplates.map(({ id, name }) => ({
      id,
      name,
      documents: letterDocuments.map((document) => ({
        name: document.name,
        pages: () =>
          typst.svg(letterPrintJob({ templateId: id, data: document.data(), date, updatedAt })).pages,
      })),
    })),
  },
];

const wanted = process.argv.slice(2);
await mkdir(OUTPUT, { recursive: true });
for (const { kind, designs } of kinds) {
  const all = `all-${kind}s`;
  if (isWanted(all)) await drawAll(all, designs, LEAST_DISTANCE[kind]);
  for (const design of designs) if (isWanted(design.id)) await drawOne(kind, design);
}
console.log(`Sheets are in ${OUTPUT}.`);

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

/** The typical document in each design, and which designs look most alike in it. */
async function drawAll(name: string, designs: readonly Design[], least: number): Promise<void> {
  const cards = designs.map((design) => {
    const [first = ''] = design.documents[0]?.pages() ?? [];
    return { id: design.id, label: `${design.id} · ${design.name}`, pages: [first] };
  });
  const file = join(OUTPUT, `${name}.png`);
  await writeContactSheet(file, cards, { width: 1920, pageWidth: 299 });
  const pictures = new Map<string, Picture>();
  for (const { id, pages } of cards) pictures.set(id, await drawPage(pages[0] ?? '', 200));
  const pairs = await pairsByLikeness(pictures);
  console.log(`${file}; the most alike (below ${least} is too alike):`);
  for (const { names, distance } of pairs.slice(0, CLOSEST)) {
    console.log(`  ${distance.toFixed(2)}  ${names.join(' and ')}`);
  }
}

async function drawOne(kind: string, { id, documents }: Design): Promise<void> {
  const cards = documents.map(({ name, pages }) => ({ label: name, pages: pages() }));
  const file = join(OUTPUT, `${kind}-${id}.png`);
  await writeContactSheet(file, cards, { width: 1920, pageWidth: 220 });
  console.log(file);
}

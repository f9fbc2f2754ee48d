// Draws the pictures of every design that the galleries show: the first page of a sample, set by the engine itself.
// They lie in .cache/thumbnails, from where the site's build takes them; what has not changed is not encoded again.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { startEngine } from '#documents/render/server/process-engine.server.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { templateLetter } from '#documents/samples/template-letters.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';

const OUTPUT = '.cache/thumbnails';
/** In px: what a card shows, twice as much for screens of double density, and a page that can be read. */
const WIDTHS = [300, 600, 1000] as const;
/** Of AVIF: below it small type frays; a higher effort costs ten times the time for 5% of the bytes. */
const ENCODING = { quality: 45, effort: 1 } as const;
/** Any day will do, as long as it is always the same. */
const DAY = '2026-11-16';

type Picture = { name: string; job: PrintJob };

const updatedAt = new Date(DAY);
const pictures: Picture[] = [
  ...resumeTemplates.map(({ id }) => ({
    name: `resume/${id}`,
    job: resumePrintJob({ templateId: id, data: templateResume(id), updatedAt }),
  })),
  ...letterTemplates.map(({ id }) => ({
    name: `letter/${id}`,
    job: letterPrintJob({ templateId: id, data: templateLetter(id), date: DAY, updatedAt }),
  })),
];

await Promise.all(['resume', 'letter'].map((kind) => mkdir(join(OUTPUT, kind), { recursive: true })));
const engine = startEngine({
  templates: 'templates',
  fonts: fontPaths('node_modules'),
  maxWaiting: pictures.length,
  maxWaitMs: 120_000,
});
try {
  await Promise.all(pictures.map(draw));
} finally {
  await engine.close();
}

async function draw({ name, job }: Picture): Promise<void> {
  const { pages } = await engine.svg(job);
  const [first] = pages;
  if (first === undefined) throw new Error(`${name} came out without a page.`);
  if (pages.length > 1) console.warn(`${name}: the sample runs over to page ${pages.length}.`);
  const page = Buffer.from(first);
  await Promise.all(WIDTHS.map((width) => encode(page, width, join(OUTPUT, `${name}-${width}.avif`))));
}

async function encode(page: Buffer, width: number, file: string): Promise<void> {
  const stamp = createHash('sha256')
    .update(page)
    .update(JSON.stringify([width, ENCODING]))
    .digest('hex');
  if (existsSync(file) && (await readStamp(file)) === stamp) return;
  const picture = sharp(page, { density: 144 }).resize({ width }).flatten({ background: '#ffffff' });
  await picture.avif(ENCODING).toFile(file);
  await writeFile(`${file}.stamp`, stamp);
}

async function readStamp(file: string): Promise<string | undefined> {
  return existsSync(`${file}.stamp`) ? readFile(`${file}.stamp`, 'utf8') : undefined;
}

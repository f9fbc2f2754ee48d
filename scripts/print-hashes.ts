// Tells whether a change of the code changed what stored documents print: prints every document of the proof in the
// first drawing of every design and compares the SHA-256 of each PDF with those that were kept before the change.
//   npm run print-hashes -- keep      writes .cache/print-hashes.json
//   npm run print-hashes              compares with it, names what differs, and fails where anything does
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { firstDrawn } from '#tests/factories/first-drawn.ts';
import { letterDocuments } from '#tests/factories/letter-documents.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { shapedResume } from '#tests/factories/shaped-resume.ts';
import { typesetter } from '#tests/support/typesetter.ts';

const KEPT = '.cache/print-hashes.json';
const date = '2026-11-21';
const updatedAt = new Date('2026-11-21T10:00:00Z');
const typst = typesetter();

function* jobs(): Generator<[name: string, job: PrintJob]> {
  for (const [index, { id: templateId }] of resumeTemplates.entries()) {
    for (const { name, data } of resumeDocuments)
      yield [`${templateId}: ${name}`, resumePrintJob({ templateId, data: firstDrawn(data()), updatedAt })];
    for (const seed of [index, index + 1000, index + 2000])
      yield [
        `${templateId}: shape ${seed}`,
        resumePrintJob({ templateId, data: firstDrawn(shapedResume(seed)), updatedAt }),
      ];
  }
  for (const { id: templateId } of letterTemplates)
    for (const { name, data } of letterDocuments)
      yield [
        `${templateId}: ${name}`,
        letterPrintJob({ templateId, data: firstDrawn(data()), date, updatedAt }),
      ];
}

const hashes: Record<string, string> = {};
for (const [name, job] of jobs())
  hashes[name] = createHash('sha256').update(typst.pdf(job).bytes).digest('hex');
const count = Object.keys(hashes).length;

if (process.argv.includes('keep')) {
  await mkdir('.cache', { recursive: true });
  await writeFile(KEPT, JSON.stringify(hashes, null, 1));
  console.log(`Kept the SHA-256 of ${count} PDFs in ${KEPT}.`);
} else {
  const kept: unknown = JSON.parse(await readFile(KEPT, 'utf8'));
  const before = new Map(Object.entries(kept ?? {}));
  const names = new Set([...before.keys(), ...Object.keys(hashes)]);
  const different = [...names].filter((name) => before.get(name) !== hashes[name]);
  for (const name of different) console.log(name);
  console.log(`${different.length} of ${names.size} PDFs differ from those in ${KEPT}.`);
  if (different.length > 0) process.exitCode = 1;
}

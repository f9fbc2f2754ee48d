import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { resumeDesign } from '#documents/catalog/designs.ts';
import { letterTemplates } from '#documents/catalog/letter-templates.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { resumeOutline } from '#documents/export/resume-outline.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { USUAL_SPACING } from '#documents/render/spacing.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { letterDocuments } from '#tests/factories/letter-documents.ts';
import {
  type Copied,
  copiedLetter,
  copiedResume,
  copiedResumes,
  faultsOfCopies,
  firstOutOfOrder,
  wordFile,
} from '#tests/proof/copies/copied.ts';
import { pdfInfo } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';

/*
 * Every document in every design as a Word file, opened by LibreOffice with our typefaces at hand: its text, and how many
 * pages it makes of it.
 */

const updatedAt = new Date('2026-11-21T10:00:00Z');
const date = '2026-11-21';
/** Files that LibreOffice is given at once. */
const AT_ONCE = 100;
/** The share of files that take as many pages as ours. */
const SAME_PAGES = 0.95;

const typst = typesetter();
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-word-'));
  const folders = new Set([...fontPaths('node_modules').values()].map((file) => resolve(dirname(file))));
  const dirs = [...folders].map((dir) => `<dir>${dir}</dir>`).join('');
  writeFileSync(
    join(folder, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${folder}/cache</cachedir></fontconfig>`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Case = { name: string; copied: Copied; job: PrintJob };

const resumes = (): Case[] =>
  resumeTemplates.flatMap(({ id: templateId }) =>
    copiedResumes.map(({ name, data: make }) => {
      const data = make();
      // Word files have one column.
      const job = resumePrintJob({ templateId, data, updatedAt, layout: 'single' });
      return { name: `${templateId}, ${name}`, copied: copiedResume(templateId, data), job };
    }),
  );
const letters = (): Case[] =>
  letterTemplates.flatMap(({ id: templateId }) =>
    letterDocuments.map(({ name, data: make }) => {
      const data = make();
      const job = letterPrintJob({ templateId, data, date, updatedAt });
      return { name: `${templateId}, ${name}`, copied: copiedLetter(templateId, data), job };
    }),
  );

// The small counts run on machines without LibreOffice, too; the full ones install it.
const isOpened = process.env.SOAK === 'full' || spawnSync('soffice', ['--version']).status === 0;

it.skipIf(!isOpened).each([
  ['resume', resumes],
  ['letter', letters],
] as const)('every %s reads back whole from Word, and takes as many pages as ours', (_, casesOf) => {
  const cases = casesOf();
  const otherPages: string[] = [];
  for (let from = 0; from < cases.length; from += AT_ONCE) {
    const some = cases.slice(from, from + AT_ONCE);
    const files = some.map(({ copied, job }, index) => {
      const file = join(folder, `${index}.docx`);
      const spacing = job.entry === 'resume' ? typst.spacing(job) : USUAL_SPACING;
      writeFileSync(file, wordFile(copied.outline, { spacing }));
      return file;
    });
    for (const format of ['pdf', 'txt:Text (encoded):UTF8']) convert(files, format);
    for (const [index, { name, copied, job }] of some.entries()) {
      expect(faultsOfCopies(copied), name).toEqual({});
      const text = readFileSync(join(folder, `${index}.txt`), 'utf8');
      expect(firstOutOfOrder(text, copied.wordFields), name).toBeUndefined();
      const ours = typst.pdf(job).pages;
      const theirs = Number(pdfInfo(readFileSync(join(folder, `${index}.pdf`))).get('Pages'));
      if (theirs !== ours) otherPages.push(`${name}: ${ours}, in Word ${theirs}`);
    }
  }
  const share = 1 - otherPages.length / cases.length;
  expect(share, `${cases.length} files; others: ${otherPages.join('; ')}`).toBeGreaterThanOrEqual(SAME_PAGES);
});

it.skipIf(!isOpened)('the photo is seen in every design that has a place for one', () => {
  const photo = new Uint8Array(readFileSync('tests/factories/photos/baseline.jpg'));
  const places = resumeTemplates.map(({ id }) => id).filter((id) => resumeDesign(id).photo);
  expect(places.length).toBeGreaterThan(3);
  const files = places.map((templateId) => {
    const data = { ...typicalResume(), photo: { ...typicalResume().photo, id: 'p' } };
    const file = join(folder, `photo-${templateId}.docx`);
    writeFileSync(file, wordFile(resumeOutline({ templateId, data, updatedAt, photo })));
    return file;
  });
  convert(files, 'pdf');
  for (const templateId of places) {
    // A shape that LibreOffice cannot fill is a plain disc, and no picture.
    const listed = execFileSync('pdfimages', ['-list', join(folder, `photo-${templateId}.pdf`)], {
      encoding: 'utf8',
    });
    expect([templateId, listed.trim().split('\n').length - 2]).toEqual([templateId, 1]);
  }
});

function convert(files: readonly string[], format: string): void {
  const home = `-env:UserInstallation=file://${folder}/office`;
  execFileSync('soffice', [home, '--headless', '--convert-to', format, '--outdir', folder, ...files], {
    env: { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    stdio: 'ignore',
  });
}

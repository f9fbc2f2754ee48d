import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnDesigns } from '#documents/catalog/column-designs.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeDocuments } from '#tests/factories/resume-documents.ts';
import { inexact } from '#tests/proof/checks/exactness.ts';
import { columnTexts, inColumns, mixedColumns, type ColumnTexts } from '#tests/support/column-texts.ts';
import { readBack } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';

/*
 * What readers that other people's software is built on make of two columns: MuPDF, PDFBox and pdfminer, which are not
 * needed elsewhere and so not installed with the small counts.
 */

const JARS = ['pdfbox2', 'fontbox2', 'pdfbox2-tools', 'commons-logging'].map(
  (name) => `/usr/share/java/${name}.jar`,
);

type OutsideReader = {
  isThere: () => boolean;
  /** The text of a file of so many pages, page by page. */
  read: (file: string, pages: number) => string[];
};

const parted = (text: string) => text.replace(/\f$/, '').split('\f');
const runs = (...command: [string, ...string[]]) => spawnSync(command[0], command.slice(1)).status === 0;
const textOf = (...command: [string, ...string[]]) =>
  execFileSync(command[0], command.slice(1), { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const mutool: OutsideReader = {
  isThere: () => runs('mutool', '-v'),
  read: (file) => parted(textOf('mutool', 'draw', '-q', '-F', 'txt', file)),
};
const pdfbox: OutsideReader = {
  isThere: () => runs('java', '-version') && JARS.every((jar) => existsSync(jar)),
  read: (file, pages) =>
    Array.from({ length: pages }, (_, index) => {
      const only = ['-startPage', '-endPage'].flatMap((option) => [option, String(index + 1)]);
      const program = ['-cp', JARS.join(':'), 'org.apache.pdfbox.tools.ExtractText'];
      return textOf('java', ...program, '-console', ...only, file);
    }),
};
const pdfminer: OutsideReader = {
  isThere: () => runs('pdf2txt', '--version'),
  read: (file) => parted(textOf('pdf2txt', file)),
};

const updatedAt = new Date('2026-11-21T10:00:00Z');
const typst = typesetter();
const templates = Object.keys(columnDesigns);
const documents = resumeDocuments.filter(({ exactness }) => exactness !== 'not promised');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foothold-readers-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// The full counts install what is missing.
const isRead = ({ isThere }: OutsideReader) => process.env.SOAK === 'full' || isThere();

type Reading = { pages: string[]; columns: ColumnTexts; written: string };

async function readWith({ read }: OutsideReader, templateId: string, name: string): Promise<Reading> {
  const data = documents.find((document) => document.name === name)?.data();
  const columns = data && columnTexts(data, templateId);
  if (!data || !columns) throw new Error(`${templateId} has one column, or there is no document ${name}`);
  const { bytes } = typst.pdf(resumePrintJob({ templateId, data, updatedAt }));
  const file = join(folder, 'resume.pdf');
  writeFileSync(file, bytes);
  const written = await readBack(bytes, 'pdftotext -raw');
  const pages = read(file, written.length).map((page) => withoutFooters(page.normalize('NFC')));
  return { pages, columns, written: written[0] ?? '' };
}

/** A reader may have the footer anywhere. */
function withoutFooters(text: string): string {
  return text.replaceAll(/^(?:.*\s·\s+)?\d{1,2}\/\d{1,2}\s*$/gm, '').trimEnd();
}

const all = templates.flatMap((templateId) => documents.map(({ name }) => [templateId, name] as const));

describe.each([
  ['MuPDF', mutool],
  ['PDFBox', pdfbox],
] as const)('%s', (_, reader) => {
  // Our headings may stand in capitals.
  const plain = (text: string) => text.toLowerCase();

  it.skipIf(!isRead(reader)).each(all)(
    'reads one column of %s after the other, and every word: %s',
    async (id, name) => {
      const { pages, columns } = await readWith(reader, id, name);
      const { texts, main, aside } = inColumns(pages, columns);
      const found = [...main, ...aside].join('\n');
      expect(inexact(plain(found), texts.map(plain), 'but for blanks')).toEqual([]);
    },
  );
});

describe('pdfminer', () => {
  it.skipIf(!isRead(pdfminer)).each(all)(
    'mixes no words of the columns of %s, and loses none: %s',
    async (id, name) => {
      const { pages, columns, written } = await readWith(pdfminer, id, name);
      expect(mixedColumns(pages, columns, written)).toEqual([]);
    },
  );
});

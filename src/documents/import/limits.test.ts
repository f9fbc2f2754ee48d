import { strToU8, zipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ENTRIES_MAX } from '#documents/limits.ts';
import { LETTERS_MAX, LINES_MAX } from '../parser/file/text-limits.ts';
import { writtenDocx } from '../parser/file/testing/written-docx.ts';
import { countUnplaced } from '../parser/to-data/unplaced.ts';
import { importResume } from './import-resume.ts';
import { problemText } from './import-texts.ts';
import type { ImportedFile } from './imported-file.ts';

/* Files that are larger, deeper or tighter than any resume: what could be read is offered, and the rest is told. */

const PARAGRAPH = 'Engineer, Acme Ltd led nine people from 2019 to 2020 and built things. ';
const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length));
const odt = (body: string) =>
  zipSync({
    'content.xml': strToU8(
      `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ),
  });

async function imported(bytes: Uint8Array): Promise<ImportedFile> {
  const outcome = await importResume(bytes, 'cv');
  if (!outcome.ok) throw new Error(outcome.reason);
  const { words, unplaced } = outcome.imported;
  expect(words.total - words.placed).toBe(countUnplaced(unplaced));
  return outcome.imported;
}

const causes = ({ problems }: ImportedFile) => problems.map(({ why }) => why);

describe('a file with more text than any resume has is read as far as one goes, and says so', () => {
  it.each([
    ['130,000 lines', strToU8('word\n'.repeat(130_000))],
    ['one line', strToU8(filled(PARAGRAPH, 2 * LETTERS_MAX))],
    ['words between tabs', strToU8(filled('a\t', 2 * LETTERS_MAX))],
    ['a table as text', strToU8(`Company,Title\n${filled('Acme,"Led, things",2019\n', 2 * LETTERS_MAX)}`)],
    ['rich text', strToU8(`{\\rtf1 ${filled(`${PARAGRAPH}\\par `, 2 * LETTERS_MAX)}}`)],
    ['YAML', strToU8(`cv:\n${filled('  - company: Acme\n    name: Engineer\n', 2 * LETTERS_MAX)}`)],
    ['OpenDocument', odt(filled(`<text:p>${PARAGRAPH}</text:p>`, 4 * LETTERS_MAX))],
    [
      'a Word document',
      writtenDocx({ body: filled(`<w:p><w:r><w:t>${PARAGRAPH}</w:t></w:r></w:p>`, 4 * LETTERS_MAX) }),
    ],
  ])('%s', async (_what, bytes) => {
    const read = await imported(bytes);
    expect(causes(read)).toContain('text-left-out');
    expect(read.file?.lines.length).toBeLessThanOrEqual(LINES_MAX);
    const letters = read.file?.lines.reduce((sum, { text }) => sum + text.length, 0) ?? 0;
    expect(letters).toBeLessThanOrEqual(LETTERS_MAX);
    expect(read.words.total).toBeGreaterThan(1_000);
  });

  it('and a text just as long as may be is whole', async () => {
    expect(causes(await imported(strToU8(`${'word\n'.repeat(LINES_MAX - 1)}end\n\n\n`)))).toEqual([]);
  });
});

it('entries beyond those that a resume takes are told, and every word of them is counted', async () => {
  const job = 'Engineer, Acme\tMay 2019 - Jun 2020\n- Led a team of nine\n\n';
  const read = await imported(strToU8(`Ana Silva\nana@example.com\n\nEXPERIENCE\n\n${job.repeat(130)}`));
  expect(read.data.employment).toHaveLength(ENTRIES_MAX);
  expect(read.problems.map(problemText)).toEqual([
    'cv: 30 jobs found no room in a resume and were left out; the words are listed below',
  ]);
  expect(read.words.total - read.words.placed).toBeGreaterThanOrEqual(30 * 5);
  expect(read.unplaced.length).toBeLessThan(10);
});

it('the same of JSON Resume', async () => {
  const work = Array.from({ length: 130 }, () => ({ name: 'Acme', position: 'Engineer' }));
  const read = await imported(strToU8(JSON.stringify({ basics: { name: 'Ana Silva' }, work })));
  expect(read.problems.map(problemText)).toEqual([
    'What you brought: 30 entries of “work” found no room in a resume and were left out; the words are listed below',
  ]);
  expect(read.words).toEqual({ total: 262, placed: 202 });
  expect(read.unplaced).toMatchObject([
    { words: 'Acme', times: 30 },
    { words: 'Engineer', times: 30 },
  ]);
});

it('words of JSON are counted however deep they stand', async () => {
  const deep = `{"basics":{"name":"Ana Silva"},"x":${'['.repeat(5_000)}"deep words"${']'.repeat(5_000)}}`;
  expect(await imported(strToU8(deep))).toMatchObject({
    words: { total: 4, placed: 2 },
    unplaced: [{ words: 'deep words' }],
  });
});

describe('what is nested deeper than programs write it', () => {
  const nested = (depth: number, text: string) =>
    '<text:section>'.repeat(depth) + text + '</text:section>'.repeat(depth);
  const words = '<text:p>Ana Silva, engineer</text:p>';

  it('is told where something else could be read', async () => {
    const read = await imported(odt(`${words}${nested(300, words)}${words}`));
    expect(read.words.total).toBe(6);
    expect(causes(read)).toEqual(['too-deep']);
  });

  it('is no empty resume where nothing could be', async () => {
    expect(await importResume(odt(nested(300, words)), 'cv')).toEqual({ ok: false, reason: 'no-words' });
  });
});

it('raw data in rich text that claims to go on beyond its end takes no words with it', async () => {
  const read = await imported(
    strToU8('{\\rtf1 Ana Silva\\par \\bin99999999 engineer at Acme {\\pict\\bin3 }x{}}'),
  );
  expect(read.file?.lines.map(({ text }) => text)).toEqual(['Ana Silva', 'engineer at Acme']);
});

it('marks that are opened and never closed take no time', async () => {
  for (const opened of ['<!-- ', '<![CDATA[ ', '<? ', '</b>'])
    expect((await importResume(odt(filled(opened, 2_000_000)), 'cv')).ok).toBe(false);
});

it('a table whose rows are all torn is read as far as it goes', async () => {
  const rows = `Company Name,Title,Description,Location,Started On,Finished On\n${'"ab"cd\n'.repeat(30_000)}`;
  const read = await imported(zipSync({ 'Positions.csv': strToU8(rows) }));
  expect(causes(read).filter((why) => why === 'rows-left-out')).toHaveLength(1);
  expect(causes(read).filter((why) => why === 'broken-row').length).toBeGreaterThan(1_000);
});

/** A PDF with one line of text and an attached file that is packed. */
function withAttachment(name: string, packed: Uint8Array): Uint8Array {
  const content =
    'BT /F1 12 Tf 50 700 Td (Ana Silva, engineer at Acme for many years, ana@example.com, Porto) Tj ET';
  const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const objects: (string | Uint8Array)[][] = [
    [`<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(${name}) 6 0 R] >> >> >>`],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    ],
    [`<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
    ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    [`<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 7 0 R >> >>`],
    [
      `<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
      packed,
      '\nendstream',
    ],
  ];
  const parts: Uint8Array[] = [latin('%PDF-1.7\n')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  objects.forEach((object, at) => {
    offsets.push(length());
    const bytes = object.map((part) => (typeof part === 'string' ? latin(part) : part));
    parts.push(latin(`${at + 1} 0 obj\n`), ...bytes, latin('\nendobj\n'));
  });
  const start = length();
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    latin(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

describe('an attachment of a PDF', () => {
  it('that unpacks to more than any resume needs stays packed, and the pages are read', async () => {
    const read = await imported(withAttachment('resume.json', zlibSync(new Uint8Array(40 * 1024 * 1024))));
    expect(read.data.personalInfo.email).toBe('ana@example.com');
    expect(causes(read)).toEqual(['part-too-large']);
  });

  it('of a usual size is unpacked', async () => {
    const xml = `<?xml version="1.0"?><SkillsPassport><LearnerInfo><Identification><PersonName><FirstName>Eva</FirstName><Surname>Roth</Surname></PersonName></Identification></LearnerInfo></SkillsPassport>`;
    const read = await imported(withAttachment('europass.xml', zlibSync(strToU8(xml))));
    expect(read).toMatchObject({ source: 'europass', data: { personalInfo: { lastName: 'Roth' } } });
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importLetter } from '#documents/import/letter/import-letter.ts';
import { importResume } from '#documents/import/import-resume.ts';
import { parseFile } from './parse-file.ts';
import { textAt } from './testing/written-pdf.ts';

/*
 * A PDF that anybody may open, but not change, is locked all the same: its parts are packed beneath the lock, where
 * nobody sees beforehand what they come to.
 */

const MEGABYTE = 1024 * 1024;
/** What it comes to, of some 400 KB. */
const BOMB = 400 * MEGABYTE;

const LOCKS = [
  ['RC4, 40 bits', ['40', '--']],
  ['RC4, 128 bits', ['128', '--use-aes=n', '--']],
  ['AES, 128 bits', ['128', '--use-aes=y', '--']],
  ['AES, 256 bits', ['256', '--']],
] as const;

const PAGE = [
  textAt(60, 780, 'Ana Silva', 20),
  textAt(60, 750, 'ana@example.com, Porto'),
  textAt(60, 720, 'EXPERIENCE', 14),
  textAt(60, 700, 'Engineer, Acme    2019 - 2024'),
  textAt(60, 680, 'Led a team of nine people who built the bridge over the river.'),
].join('');

type Part = { description: string; content: Uint8Array };
const plain = (text: string): Part => ({ description: '', content: Buffer.from(text, 'latin1') });
const packed = (content: Uint8Array): Part => ({ description: '/Filter /FlateDecode', content });

/** Pages of these operators; the font of the first is in the file where one is given. */
function pdfOf(pages: readonly Part[], face?: Part): Buffer {
  const kids = pages.map((_, at) => `${10 + at} 0 R`).join(' ');
  const font = face
    ? '<< /Type /Font /Subtype /TrueType /BaseFont /Own /FirstChar 32 /LastChar 32 /Widths [300] /FontDescriptor 4 0 R >>'
    : '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
  const objects: [number, string, Part?][] = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`],
    [3, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
    [
      4,
      '<< /Type /FontDescriptor /FontName /Own /Flags 32 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 6 0 R >>',
    ],
    [5, font],
    [6, '', face ?? plain('')],
    ...pages.map((_, at): [number, string] => [
      10 + at,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${100 + at} 0 R /Resources << /Font << /F1 3 0 R /F2 5 0 R >> >> >>`,
    ]),
    ...pages.map((part, at): [number, string, Part] => [100 + at, '', part]),
  ];
  const pieces = objects.flatMap(([id, text, part]) => [
    Buffer.from(`${id} 0 obj\n`),
    ...(part
      ? [
          Buffer.from(`<< ${part.description} /Length ${part.content.length} >>\nstream\n`),
          part.content,
          Buffer.from('\nendstream'),
        ]
      : [Buffer.from(text)]),
    Buffer.from('\nendobj\n'),
  ]);
  const trailer = Buffer.from('trailer\n<< /Root 1 0 R /Size 200 >>\n%%EOF\n');
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...pieces, trailer]);
}

let folder = '';
let bomb = new Uint8Array();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'locked-'));
  bomb = deflateSync(Buffer.alloc(BOMB, ' '));
});
afterAll(() => rmSync(folder, { recursive: true }));

function locked(pdf: Uint8Array, lock: readonly string[]): Uint8Array {
  const [open, shut] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
  writeFileSync(open, pdf);
  const kept = ['--stream-data=preserve', '--object-streams=disable', '--allow-weak-crypto'];
  const { status, stderr } = spawnSync('qpdf', [...kept, '--encrypt', '', 'owner', ...lock, open, shut]);
  // 3: it was done, with warnings, here of the table of parts that this file has not.
  if (status !== 0 && status !== 3) throw new Error(String(stderr));
  return new Uint8Array(readFileSync(shut));
}

/** Most bytes that one array was asked for while it was read. */
async function largestArray(work: () => Promise<void>): Promise<number> {
  let most = 0;
  const { Uint8Array: own } = globalThis;
  globalThis.Uint8Array = new Proxy(own, {
    construct(target, given: unknown[]) {
      const made = Reflect.construct(target, given) as Uint8Array;
      most = Math.max(most, made.byteLength);
      return made;
    },
  });
  try {
    await work();
  } finally {
    globalThis.Uint8Array = own;
  }
  return most;
}

describe.each(LOCKS)('a PDF that is locked by %s and may be opened', (_, lock) => {
  it('is read as one that is not', async () => {
    const bytes = locked(pdfOf([packed(deflateSync(Buffer.from(PAGE, 'latin1')))]), lock);
    const read = await importResume(bytes, 'cv.pdf');
    expect(read).toMatchObject({
      ok: true,
      imported: { data: { personalInfo: { lastName: 'Silva' } }, problems: [] },
    });
  });

  it('whose only page unpacks to more than any document needs is refused, by all who read', async () => {
    const bytes = locked(pdfOf([packed(bomb)]), lock);
    expect(await parseFile(bytes, 'cv.pdf')).toEqual({ ok: false, reason: 'took-too-long' });
    expect(await importResume(bytes, 'cv.pdf')).toEqual({ ok: false, reason: 'took-too-long' });
    expect(await importLetter(bytes, 'letter.pdf')).toEqual({ ok: false, reason: 'took-too-long' });
  });

  it('whose second page does is offered as far as it was read, and says so', async () => {
    const bytes = locked(pdfOf([plain(PAGE), packed(bomb)]), lock);
    const read = await importResume(bytes, 'cv.pdf');
    expect(read).toMatchObject({
      ok: true,
      imported: { data: { personalInfo: { email: 'ana@example.com' } } },
    });
    if (read.ok) expect(read.imported.problems.map(({ why }) => why)).toEqual(['part-too-large']);
  });

  it('whose typeface does is read without it, and says so', async () => {
    const bytes = locked(pdfOf([plain(`${PAGE}${textAt(60, 600, ' ', 10, 'F2')}`)], packed(bomb)), lock);
    const most = await largestArray(async () => {
      const read = await parseFile(bytes, 'cv.pdf');
      expect(read).toMatchObject({ ok: true, file: { leftOut: ['packed'] } });
      if (read.ok) expect(read.file.lines[0]?.text).toBe('Ana Silva');
    });
    expect(most).toBeLessThanOrEqual(64 * MEGABYTE);
  });
});

it('how a part is packed may be said elsewhere, and is unpacked no further', async () => {
  const page: Part = { description: '/Filter 7 0 R', content: bomb };
  const named = Buffer.concat([pdfOf([page]), Buffer.from('7 0 obj\n/FlateDecode\nendobj\n')]);
  expect(await parseFile(new Uint8Array(named), 'cv.pdf')).toEqual({ ok: false, reason: 'took-too-long' });
});

import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { parseFile } from './parse-file.ts';
import { textAt, writtenPdf } from './testing/written-pdf.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const LINE = 'Managed the day to day work of a busy clinic with nine nurses';
const PAGE = { content: textAt(50, 700, LINE) };

describe('a file that cannot be read', () => {
  const key = (letter: string) => `<${letter.repeat(32)}>`;
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O ${key('41')} /U ${key('42')} /P -4 >> /ID [<41> <41>]`;
  it.each([
    ['empty', new Uint8Array()],
    ['empty', new Uint8Array(100)],
    ['too-large', new Uint8Array(21 * 1024 * 1024).fill(0x25)],
    ['doc', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1....W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0')],
    ['encrypted', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e\0')],
    ['other-type', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1W\0o\0r\0k\0b\0o\0o\0k\0')],
    ['rtf', bytes('{\\rtf1\\ansi Ana}')],
    ['picture', bytes('\x89PNG\r\n\x1a\n....')],
    ['picture', bytes('\xff\xd8\xff\xe0....')],
    ['other-type', bytes('Ana Silva, nurse')],
    ['other-type', zipSync({ 'content.xml': strToU8('<office/>') })],
    ['broken', bytes('%PDF-1.7 and nothing more')],
    ['broken', bytes('PK\x03\x04 and nothing more')],
    ['encrypted', writtenPdf([PAGE], encryption)],
    ['image-only', writtenPdf([{ content: 'q 500 0 0 700 40 40 cm /Im Do Q' }])],
  ] as const)('says why, whatever its name: %s', async (reason, file) => {
    expect(await parseFile(file, 'resume.pdf')).toEqual({ ok: false, reason });
  });

  it('is not unpacked where it would fill the memory', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(31 * 1024 * 1024) }, { level: 9 });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await parseFile(bomb, 'resume.docx')).toEqual({ ok: false, reason: 'broken' });
  });

  it('is given up when it takes too long, or nobody waits any more', async () => {
    const file = writtenPdf([PAGE]);
    const gone = AbortSignal.abort();
    expect(await parseFile(file, 'x.pdf', { timeLimit: 0 })).toEqual({ ok: false, reason: 'took-too-long' });
    expect(await parseFile(file, 'x.pdf', { signal: gone })).toEqual({ ok: false, reason: 'took-too-long' });
  });
});

describe('a file that can be read', () => {
  it('is what its bytes say, even with something before them', async () => {
    const file = writtenPdf([PAGE]);
    const outcome = await parseFile(Uint8Array.from([...bytes('\r\n\r\n'), ...file]), 'photo.jpg');
    expect(outcome).toMatchObject({ ok: true, file: { kind: 'pdf', name: 'photo.jpg' } });
  });

  it('stays as it was, to be read again', async () => {
    const file = writtenPdf([PAGE]);
    const before = Uint8Array.from(file);
    const first = await parseFile(file, 'x.pdf');
    expect(file).toEqual(before);
    expect(await parseFile(file, 'x.pdf')).toEqual(first);
  });

  it('is a page with little on it where there is no picture', async () => {
    const outcome = await parseFile(writtenPdf([{ content: textAt(50, 700, 'Ana') }]), 'x.pdf');
    expect(outcome).toMatchObject({ ok: true, file: { lines: [{ text: 'Ana' }] } });
  });
});

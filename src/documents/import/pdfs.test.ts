import { describe, expect, it } from 'vitest';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { textAt, writtenPdf } from '../parser/file/testing/written-pdf.ts';
import { candidate } from './europass/testing/europass-files.ts';
import { importResume } from './import-resume.ts';
import { mutated } from './testing/mutated.ts';

const typst = typesetter();

function ours() {
  const updatedAt = new Date('2026-11-21T10:00:00Z');
  return typst.pdf(resumePrintJob({ templateId: 'modern-1', data: typicalResume(), updatedAt })).bytes;
}

const words = (text: string) => [
  textAt(50, 700, text),
  textAt(50, 680, 'and some further words that a page has on it'),
];

/** The hand-written PDF with a file attached to it, as an update that is put behind it. */
function withAttachment(pdf: Uint8Array, name: string, content: string): Uint8Array {
  const file = new TextDecoder('latin1').decode(pdf);
  const bytes = new TextEncoder().encode(content);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const objects = [
    [1, `<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(${name}) 90 0 R] >> >> >>`],
    [90, `<< /Type /Filespec /F (${name}) /UF (${name}) /EF << /F 91 0 R >> >>`],
    [91, `<< /Type /EmbeddedFile /Length ${letters.length} >>\nstream\n${letters}\nendstream`],
  ] as const;
  let whole = file;
  const places = objects.map(([id, object]) => {
    const place = whole.length;
    whole += `${id} 0 obj\n${object}\nendobj\n`;
    return [id, place] as const;
  });
  const [, before = '0'] = /startxref\n(\d+)\n%%EOF\n$/.exec(file) ?? [];
  const table = whole.length;
  const entry = (place: number) => `${String(place).padStart(10, '0')} 00000 n \n`;
  whole += `xref\n${places.map(([id, place]) => `${id} 1\n${entry(place)}`).join('')}`;
  whole += `trailer\n<< /Size 92 /Root 1 0 R /Prev ${before} >>\nstartxref\n${table}\n%%EOF\n`;
  return Uint8Array.from(whole, (letter) => letter.charCodeAt(0));
}

describe('a PDF', () => {
  it('of ours gives back the very data that it was printed from', async () => {
    const outcome = await importResume(ours(), 'resume.pdf');
    expect(outcome).toMatchObject({
      ok: true,
      imported: { source: 'foothold', templateId: 'modern-1', unplaced: [] },
    });
    if (!outcome.ok) return;
    const { data, words: count, file } = outcome.imported;
    expect(data).toEqual(printedResume(typicalResume()));
    expect(count.placed).toBe(count.total);
    expect(file?.lines.length).toBeGreaterThan(10);
  });

  it('of Europass is taken from the data in it, beside its pages', async () => {
    const page = writtenPdf([{ content: words('Curriculum vitae').join('') }]);
    const outcome = await importResume(withAttachment(page, 'attachment.xml', candidate), 'cv.pdf');
    expect(outcome).toMatchObject({
      ok: true,
      imported: { source: 'europass', unplaced: [], data: { employment: [{ company: 'Hôpital Nord' }] } },
    });
    if (outcome.ok) expect(outcome.imported.file?.lines[0]?.text).toBe('Curriculum vitae');
  });

  it('of five hundred pages is read as far as anybody reads, and says so', async () => {
    const pages = Array.from({ length: 500 }, (_, at) => ({
      content: words(`Page of words ${at}`).join(''),
    }));
    const outcome = await importResume(writtenPdf(pages), 'book.pdf');
    expect(outcome).toMatchObject({
      ok: true,
      imported: { problems: [{ file: 'book.pdf', text: '440', why: 'pages-left-out' }] },
    });
  });

  it('of a picture says so', async () => {
    const page = { content: 'q 500 0 0 700 40 40 cm /Im Do Q' };
    expect(await importResume(writtenPdf([page]), 'scan.pdf')).toEqual({ ok: false, reason: 'image-only' });
  });

  it('that is damaged anyhow gives a resume or a reason', async () => {
    const whole = ours();
    for (let seed = 0; seed < 12; seed += 1) {
      expect(await importResume(mutated(whole, seed), 'resume.pdf')).toHaveProperty('ok');
    }
  });
});

import { describe, expect, it } from 'vitest';
import { importResume, importText } from './import-resume.ts';

const encoded = (text: string) => new TextEncoder().encode(text);

describe('importResume', () => {
  it('takes a plain text for a resume', async () => {
    const outcome = await importText(
      'Ana Silva\nana@example.com\n+351 912 345 678\n\nEXPERIENCE\n\nEngineer, Acme Ltd\tMar 2019 - Present\n- Built things that last\n\nEDUCATION\n\nBSc Physics, University of Porto\t2015\n',
    );
    expect(outcome).toMatchObject({
      ok: true,
      imported: { source: 'text', data: { personalInfo: { lastName: 'Silva', email: 'ana@example.com' } } },
    });
  });

  it('takes JSON Resume for what it is, whatever it is called', async () => {
    const outcome = await importResume(
      encoded(JSON.stringify({ basics: { name: 'Ana Silva', hobby: 'chess' } })),
      'cv.pdf',
    );
    expect(outcome).toMatchObject({
      ok: true,
      imported: {
        source: 'json-resume',
        words: { total: 3, placed: 2 },
        unplaced: [{ words: 'chess', line: 'chess' }],
      },
    });
  });

  it.each([
    ['Markdown that begins with a link', '[Jane Doe](https://jane.dev)'],
    ['a form that begins with brackets', '[Your Name]'],
    ['braces that are no data', '{Jane Doe}'],
    ['a heading as RenderCV has it', 'Jane Doe\ncv:\n- one\n} and more'],
    ['a heading as JSON Resume has it', 'Jane Doe: engineer\nbasics:\nLisbon: Portugal'],
  ])('takes %s for a text', async (_what, head) => {
    const outcome = await importText(
      `${head}\n\nEXPERIENCE\nEngineer, Acme Ltd\tMar 2019 - Present\n- Built\n`,
    );
    expect(outcome.ok && outcome.imported.words.total).toBeGreaterThan(6);
  });

  it.each([
    ['nothing', '', 'empty'],
    ['JSON that is no resume', '{"a":[]}', 'no-resume-inside'],
    ['half a JSON', '{"basics":', 'broken'],
    ['figures', '1 2 3', 'no-words'],
    ['a brace alone', '{', 'broken'],
    ['half a list', '[{"name": ', 'broken'],
    ['half a YAML', 'cv:\n  name: Ana\n  a: {{{{', 'broken'],
    ['a YAML that refers to itself', 'cv:\n  name: Ana\n  sections: &s\n    a: *s\n    b: *s\n', 'broken'],
    ['half a PDF', '%PDF-1.7\n', 'broken'],
    ['half an archive', 'PK\x03\x04 and no more', 'broken'],
    ['a picture', '\x89PNG\r\n', 'broken'],
  ])('of %s says why not', async (_what, text, reason) => {
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(await importResume(bytes, 'resume.docx')).toEqual({
      ok: false,
      reason: text.startsWith('\x89') ? 'picture' : reason,
    });
  });
});

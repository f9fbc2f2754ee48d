import { afterEach, describe, expect, test, vi } from 'vitest';
import { UNEXPECTED_ANSWER, errorText } from './api-error.ts';
import { downloadFile, fileCall } from './api-call.ts';
import { fileNameOf } from './disposition-file-name.ts';
import { FOREIGN_ANSWERS } from './testing/foreign-answers.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('the name of a downloaded file', () => {
  test.each([
    ['plain', 'attachment; filename="Ana-Silva-Resume.pdf"', 'Ana-Silva-Resume.pdf'],
    ['without quotes', 'attachment; filename=Resume.pdf', 'Resume.pdf'],
    ['with an escaped quote', 'attachment; filename="a \\"b\\".pdf"', 'a "b".pdf'],
    ['with a semicolon in it', 'attachment; filename="a; b.pdf"', 'a; b.pdf'],
    [
      'in UTF-8, whichever comes first',
      'attachment; filename*=UTF-8\'\'Zo%C3%AB.pdf; filename="Zo_.pdf"',
      'Zoë.pdf',
    ],
  ])('is read %s', (_, header, name) => {
    expect(fileNameOf(header)).toBe(name);
  });

  test.each([
    ["Łukasz O'Neill (2).pdf", '%C5%81ukasz%20O%27Neill%20%282%29.pdf'],
    ['山田太郎.pdf', '%E5%B1%B1%E7%94%B0%E5%A4%AA%E9%83%8E.pdf'],
    ['100% "best"; x.pdf', '100%25%20%22best%22%3B%20x.pdf'],
  ])('has all its letters: %s', (name, encoded) => {
    expect(fileNameOf(`attachment; filename="Resume.pdf"; filename*=UTF-8''${encoded}`)).toBe(name);
  });

  test('falls back to the plain spelling when the extended one is broken', () => {
    expect(fileNameOf('attachment; filename="Resume.pdf"; filename*=UTF-8\'\'%C3%28.pdf')).toBe('Resume.pdf');
  });

  test('cannot name a folder', () => {
    expect(fileNameOf('attachment; filename="../../etc/cron.d/x.pdf"')).toBe('x.pdf');
    expect(fileNameOf("attachment; filename*=UTF-8''..%5C..%5Cx.pdf")).toBe('x.pdf');
  });

  test.each([null, '', 'attachment', 'attachment; filename=""', 'attachment; filename=".."'])(
    'is missing in %s',
    (header) => {
      expect(fileNameOf(header)).toBeUndefined();
    },
  );
});

test.each(FOREIGN_ANSWERS)('%s in place of a file is told in our words', async (_, foreign) => {
  vi.stubGlobal('fetch', async () => foreign());
  const error = await downloadFile(fileCall('/api/file', 'application/pdf')).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ code: UNEXPECTED_ANSWER, retryAfterSeconds: undefined });
  expect(errorText(error, 'our words')).toBe('our words');
});

test('what the server says of a file that it refuses is told', async () => {
  const refusal = { message: 'This resume was not found.', code: 'not_found' };
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 404 }));
  const error = await downloadFile(fileCall('/api/file', 'application/pdf')).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ ...refusal, status: 404 });
});

import { describe, expect, test } from 'vitest';
import { attachmentHeader } from '#platform/document-store/attachment.ts';
import { fileNameOf } from './content-disposition.ts';

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

  test.each(["Łukasz O'Neill (2).pdf", '山田太郎.pdf', '100% "best"; x.pdf'])(
    'comes back as the server wrote it: %s',
    (utf8) => {
      expect(fileNameOf(attachmentHeader({ ascii: 'Resume.pdf', utf8 }))).toBe(utf8);
    },
  );

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

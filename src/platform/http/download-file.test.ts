import { describe, expect, test } from 'vitest';
import { fileNameOf } from './download-file.ts';

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

import { describe, expect, it } from 'vitest';
import { attachment, letterFileName, resumeFileName } from './file-name.ts';

describe('file names', () => {
  it.each([
    ['Ana', 'Silva', 'Ana-Silva-Resume.pdf', 'Ana-Silva-Resume.pdf'],
    ['João Pedro', 'd’Ávila', 'Joao-Pedro-dAvila-Resume.pdf', 'João-Pedro-dÁvila-Resume.pdf'],
    ['Łukasz', 'Groß', 'Lukasz-Gross-Resume.pdf', 'Łukasz-Groß-Resume.pdf'],
    ['Marie-Claire', "O'Neil", 'Marie-Claire-ONeil-Resume.pdf', 'Marie-Claire-ONeil-Resume.pdf'],
    ['Μαρία', 'Παππά', 'Resume.pdf', 'Μαρία-Παππά-Resume.pdf'],
    ['王', '小明', 'Resume.pdf', '王-小明-Resume.pdf'],
    ['', '', 'Resume.pdf', 'Resume.pdf'],
    ['../../etc', 'pass"wd\r\n', 'etc-pass-wd-Resume.pdf', 'etc-pass-wd-Resume.pdf'],
  ])('%j %j is saved as %s (%s)', (firstName, lastName, ascii, utf8) => {
    expect(resumeFileName({ firstName, lastName })).toEqual({ ascii, utf8 });
  });

  it('names letters after their writer', () => {
    expect(letterFileName({ fullName: 'Ana Silva' }).ascii).toBe('Ana-Silva-Cover-Letter.pdf');
    expect(letterFileName({ fullName: ' ' }).utf8).toBe('Cover-Letter.pdf');
  });

  it('stays short whatever the name', () => {
    const { ascii, utf8 } = resumeFileName({ firstName: 'A'.repeat(300), lastName: '😀𝒜'.repeat(100) });
    expect(ascii.length).toBeLessThan(80);
    expect(new TextEncoder().encode(utf8).length).toBeLessThan(255);
  });
});

describe('attachment', () => {
  it('carries both forms and nothing that could end the header', () => {
    const header = attachment(resumeFileName({ firstName: 'Zoë"\r\nX: 1', lastName: "O'Neil" }));
    expect(header).toBe(
      `attachment; filename="Zoe-X-1-ONeil-Resume.pdf"; filename*=UTF-8''Zo%C3%AB-X-1-ONeil-Resume.pdf`,
    );
  });

  it('survives half a character', () => {
    expect(() => attachment(letterFileName({ fullName: 'A\ud800B' }))).not.toThrow();
  });
});

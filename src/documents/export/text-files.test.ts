import { describe, expect, it } from 'vitest';
import { careerResume } from '#tests/factories/career-resume.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { letterOutline } from './letter-outline.ts';
import { escaped, markdown } from './markdown.ts';
import type { Outline } from './outline.ts';
import { plainText } from './plain-text.ts';
import { resumeOutline } from './resume-outline.ts';

const updatedAt = new Date('2026-11-21T10:00:00Z');
const outlined = (data = typicalResume()) => resumeOutline({ templateId: 'modern-1', data, updatedAt });
const marked = (summary: string): Outline => {
  const data = typicalResume();
  return outlined({ ...data, summary, settings: { ...data.settings, marks: true } });
};
const summaryOf = (text: string) => text.split('## Summary\n\n')[1]?.split('\n\n## ')[0];

describe('plain text', () => {
  it('has each part on lines of its own, in the order of the page and with its marks', () => {
    const [head = '', summary = '', jobs = ''] = plainText(outlined()).split('\n\n');
    expect(head.split('\n').slice(0, 2)).toEqual(['Ana Silva', 'Senior Software Engineer']);
    expect(head).toContain('ana.silva@example.com · +351 912 345 678');
    expect(summary).toMatch(/^Summary\nBackend engineer/);
    expect(jobs).toMatch(
      /^Experience\nSenior Software Engineer\nFeedzai · Lisbon, Portugal · Mar 2021 – Present\n• /,
    );
  });

  it('begins an entry without a title and an employer apart from the one before it', () => {
    const data = typicalResume();
    const employment = data.employment.map((job, at) =>
      at === 1 ? { ...job, position: '', company: '' } : job,
    );
    const text = plainText(outlined({ ...data, employment }));
    const facts = [data.employment[1]?.location ?? '', ' · '].join('');
    const lines = text.split('\n');
    const at = lines.findIndex((line, index) => line.startsWith(facts) && index > 6);
    expect(at).toBeGreaterThan(0);
    expect(lines[at - 1]).toBe('');
  });

  it('is wrapped at blanks where that is wished for; what goes on stands below its own words', () => {
    const lines = plainText(outlined(), 50).split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(50);
    const bullet = lines.findIndex((line) => line.startsWith('• '));
    expect(lines[bullet + 1]).toMatch(/^ {2}\S/);
    expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toBe(plainText(outlined()).replaceAll(/\s+/g, ' '));
  });

  it('says where words lead that do not say it, once for a link in several stretches', () => {
    const text = plainText(
      marked('See [my **own** site](https://ana.example/x) and [ana.example](https://ana.example).'),
    );
    expect(text).toContain('See my own site (https://ana.example/x) and ana.example.');
  });

  it('of a letter begins with the sender and ends with the name', () => {
    const data = typicalLetter();
    const text = plainText(letterOutline({ templateId: 'modern-1', data, date: '2026-11-21', updatedAt }));
    expect(text).toMatch(/^Ana Silva\n[^\n]*@[^\n]*\n\nNovember 21, 2026\n\n/);
    expect(text).toMatch(/\n\nAna Silva\n$/);
  });

  it('leaves out what is hidden', () => {
    const data = careerResume();
    const hidden = data.employment.find((job) => job.hidden);
    const [first] = data.employment;
    const without = {
      ...data,
      employment: data.employment.map((job) => (job === first ? { ...job, hidden: true } : job)),
    };
    for (const write of [plainText, markdown]) {
      expect(write(outlined(without))).not.toContain(first?.company);
      if (hidden) expect(write(outlined(data))).not.toContain(hidden.company);
    }
  });
});

describe('Markdown', () => {
  it.each([
    ['# no heading', '\\# no heading'],
    ['- no bullet', '\\- no bullet'],
    ['1. no number', '1\\. no number'],
    ['+ no bullet', '\\+ no bullet'],
    ['<script>alert(1)</script>', '\\<script\\>alert\\(1\\)\\</script\\>'],
    ['![x](javascript:alert(1))', '\\!\\[x\\]\\(javascript:alert\\(1\\)\\)'],
    ['a_b_c *d* `e` ~f~ $g$ |h| &amp;', 'a\\_b\\_c \\*d\\* \\`e\\` \\~f\\~ \\$g\\$ \\|h\\| \\&amp;'],
    ['C:\\dir', 'C:\\\\dir'],
    ['=====', '\\=\\=\\=\\=\\='],
  ])('of %s makes text', (typed, expected) => {
    const data = { ...typicalResume(), summary: typed };
    const own = typed.startsWith('- ') ? `- ${typed.slice(2)}` : expected;
    expect(summaryOf(markdown(outlined(data)))).toBe(own);
  });

  it.each([
    ['a **b** c', 'a **b** c'],
    ['a *b* c', 'a *b* c'],
    ['***both*** one', '***both*** one'],
    ['un**frigging**believable', 'un**frigging**believable'],
    ['**a *b* c**', '**a** ***b*** **c**'],
    [
      'see [my **site**](https://ana.example/a_(b)), please',
      'see [my ](<https://ana.example/a_(b)>)[**site**](<https://ana.example/a_(b)>), please',
    ],
    // Readers would take the marks for signs here: the words count more.
    ['a**(b)**c', 'a\\(b\\)c'],
  ])('keeps bold, italic and links: %s', (typed, expected) => {
    expect(summaryOf(markdown(marked(typed)))).toBe(expected);
  });

  it('escapes every mark of ASCII that begins something anywhere in a line', () => {
    for (const sign of '\\`*_{}[]<>()#|~$&!') expect(escaped(`a${sign}b`)).toBe(`a\\${sign}b`);
  });
});

import { describe, expect, it } from 'vitest';
import { anInput, judge } from '../testing/inputs.ts';
import { read } from '../testing/resumes.ts';
import { links, profileLink } from './links.ts';

describe('links', () => {
  const link = (text: string, url: string) =>
    anInput({ file: { links: [{ text, url }], lines: ['Ana Silva', text] }, resume: { links: [] } });

  it('whose text is a piece of a word, or has a link of its own, lead where they say', () => {
    const [text, url] = ['ana@mail.example.c', 'https://linkedin.com/in/ana'];
    const lines = ['Ana Silva', 'ana@mail.example.com'];
    const told = (...found: { text: string; url: string }[]) =>
      judge(links, anInput({ file: { links: found, lines }, resume: { links: [] } }));
    expect(told({ text, url })).toEqual([]);
    const whole = { text: 'ana@mail.example.com', url };
    expect(told(whole)).toHaveLength(1);
    expect(told(whole, { ...whole, url: 'mailto:ana@mail.example.com' })).toEqual([]);
  });

  it('to a profile are missed where there are none', () => {
    const told = (line: string) =>
      judge(profileLink, anInput({ resume: { links: [] }, file: { links: [], lines: ['Ana Silva', line] } }));
    expect(told('ana.silva@mail.com')).toHaveLength(1);
    expect(told('Boston, MAana.silva@mail.comlinkedin.com/in/anasilva')).toEqual([]);
    expect(judge(profileLink, anInput())).toEqual([]);
  });

  it.each([
    ['linkedin.com/in/ana', 'https://linkedin.com/in/template', 'opens something else'],
    ['ana@mail.com', 'mailto:bob@mail.com', 'opens something else'],
    ['Portfolio', 'www.ana.com', 'no “https://”'],
    ['Portfolio', 'file:///C:/Users/Ana/portfolio.html', 'your own computer'],
  ])('“%s” to %s are at fault', (text, url, words) => {
    expect(judge(links, link(text, url))[0]?.title).toContain(words);
  });

  it.each([
    ['LinkedIn', 'https://linkedin.com/in/ana'],
    ['linkedin.com/in/ana', 'https://www.linkedin.com/in/ana/?locale=en'],
    ['www.linkedin.com/in/ana…', 'https://linkedin.com/in/ana-silva'],
    ['linkedin.com/ana', 'https://uk.linkedin.com/in/ana'],
    ['ana.com', 'https://ana.com/portfolio'],
    ['ana.com/work', 'https://bit.ly/3xyz'],
    ['ana@mail.com', 'mailto:ana@mail.com?subject=Hello'],
    ['(212) 664-7665', 'tel:+12126647665'],
  ])('“%s” to %s are in order', (text, url) => {
    expect(judge(links, link(text, url))).toEqual([]);
  });

  it('that are plain text are a small thing', () => {
    const [fault] = judge(links, anInput({ file: { links: [] } }));
    expect(fault).toMatchObject({
      severity: 'low',
      title: '“linkedin.com/in/anasilva” is plain text, not a link',
    });
  });
});

describe('links that are none', () => {
  const told = (...found: ReturnType<typeof read>[]) =>
    judge(
      links,
      anInput({
        resume: { links: found },
        file: { links: [], lines: ['Ana', 'x linkedin.com/in/ana-', 'silva ple.net Node.js'] },
      }),
    );

  it('are pieces of addresses, names of programs and email addresses', () => {
    expect(
      told(read('linkedin.com/in/ana-', 1), read('ple.net', 2), read('Node.js', 2), read('ana@mail.com', 2)),
    ).toEqual([]);
  });

  it('an email address as the target of a link is told “mailto:”', () => {
    const file = { links: [{ url: 'ana@mail.com', text: 'ana@mail.com' }] };
    const [fault] = judge(links, anInput({ file, resume: { links: [] } }));
    expect(fault?.suggestion).toContain('“mailto:ana@mail.com”');
    expect(fault?.suggestion).not.toContain('https://');
  });
});

import { describe, expect, it } from 'vitest';
import { fileChecks } from '../all-checks.ts';
import { anEditedInput, anInput, aPage, judge } from '../testing/inputs.ts';
import { aJob, aSection, read } from '../testing/resumes.ts';
import { fileOpens, filePages, fileSize, fileType, oldFormat } from './kind-and-size.ts';
import { fileName, fileProperties } from './name-and-properties.ts';
import { unreadableTexts } from './unreadable-texts.ts';

describe('type', () => {
  it('is at fault where the name says another than the content', () => {
    const [fault] = judge(fileType, anInput({ file: { name: 'Ana.docx', kind: 'pdf' } }));
    expect(fault?.title).toBe("The file's name ends in “.docx”, but it is a PDF");
    expect(fault?.suggestion).toContain('“.pdf”');
  });

  it.each(['Ana.pdf', 'Ana.PDF', 'Ana', 'Ana.v2'])('is in order for %s', (name) => {
    expect(judge(fileType, anInput({ file: { name } }))).toEqual([]);
  });

  it('that cannot be read at all is told apart from a report, each with its own advice', () => {
    const texts = Object.values(unreadableTexts);
    expect(new Set(texts.map(({ title }) => title)).size).toBe(texts.length);
    expect(unreadableTexts.doc.suggestion).toContain('.docx');
    expect(unreadableTexts.encrypted.suggestion).toContain('password');
    for (const check of [fileOpens, oldFormat]) expect(judge(check, anInput())).toEqual([]);
  });
});

describe('size', () => {
  it('is named where Greenhouse would not parse it', () => {
    const [fault] = judge(fileSize, anInput({ file: { facts: { bytes: 3_250_000 } } }));
    expect(fault?.title).toContain('3.1 MB');
  });

  it('of 2.5 MB is in order, however a megabyte is counted', () => {
    expect(judge(fileSize, anInput({ file: { facts: { bytes: 2_500_001 } } }))).toEqual([]);
  });
});

describe('name', () => {
  it('without the person is at fault, with a better one', () => {
    const [fault] = judge(fileName, anInput({ file: { name: 'final_v2.docx', kind: 'docx' } }));
    expect(fault?.title).toContain('final_v2.docx');
    expect(fault?.suggestion).toContain('“Ana-Silva-Resume.docx”');
  });

  it.each([
    ['cv_asilva_2026.pdf', 'Ana Silva'],
    ['Juergen-Mueller.pdf', 'Jürgen Müller'],
    ['muller cv (1).pdf', 'Jürgen Müller'],
    ['lukasz.pdf', 'Łukasz Żak'],
    ['resume.pdf', '李伟'],
  ])('%s is in order for %s', (file, name) => {
    expect(judge(fileName, anInput({ file: { name: file }, resume: { name: read(name) } }))).toEqual([]);
  });

  it('with signs that get lost on the way is at fault', () => {
    const [fault] = judge(fileName, anInput({ file: { name: 'Ana Silva #1 50%.pdf' } }));
    expect(fault?.title).toContain('# %');
  });
});

describe('properties', () => {
  it.each(['Microsoft Word - cv_final.doc', 'Untitled', 'Resume.docx'])('“%s” is no title', (title) => {
    const [fault] = judge(
      fileProperties,
      anInput({ file: { properties: { title, author: '', producer: '' } } }),
    );
    expect(fault?.title).toContain(title);
  });

  it('that are missing are told', () => {
    const [fault] = judge(
      fileProperties,
      anInput({ file: { properties: { title: '', author: '', producer: '' } } }),
    );
    expect(fault?.title).toContain('neither title nor author');
  });

  it('with a title are in order, and nobody asks for them in Word', () => {
    expect(judge(fileProperties, anInput())).toEqual([]);
    const word = anInput({ file: { kind: 'docx', properties: { title: '', author: '', producer: '' } } });
    expect(judge(fileProperties, word)).toEqual([]);
  });
});

describe('pages', () => {
  const pages = (count: number) => Array.from({ length: count }, (_, index) => aPage({ number: index + 1 }));

  it('over two are at fault', () => {
    expect(judge(filePages, anInput({ file: { pages: pages(3) } }))[0]?.title).toBe(
      'Your resume has 3 pages',
    );
  });

  it('over one are at fault with few years of experience', () => {
    const resume = { jobs: [aJob('Cook', 'Grill', '2024-01', 'present')] };
    expect(judge(filePages, anInput({ file: { pages: pages(2) }, resume }))[0]?.title).toContain(
      'about 2 years',
    );
  });

  it('are in order for publications, for many years, and for two pages where that is usual', () => {
    const academic = { sections: [aSection('publications', 'Publications', ['A paper'])] };
    expect(judge(filePages, anInput({ file: { pages: pages(4) }, resume: academic }))).toEqual([]);
    expect(judge(filePages, anInput({ file: { pages: pages(2) } }))).toEqual([]);
    const german = { language: 'de', jobs: [aJob('Koch', 'Grill', '2024-01', 'present')] };
    expect(judge(filePages, anInput({ file: { pages: pages(2) }, resume: german }))).toEqual([]);
  });

  it('are not counted where dates of jobs are unknown', () => {
    const resume = { jobs: [aJob('Cook', 'Grill', '', '')] };
    expect(judge(filePages, anInput({ file: { pages: pages(2) }, resume }))).toEqual([]);
  });
});

it('asks nothing of a document that has no file yet', () => {
  expect(fileChecks.filter((check) => check.applies(anEditedInput()))).toEqual([]);
});

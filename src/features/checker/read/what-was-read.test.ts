import { describe, expect, it } from 'vitest';
import type { ParsedValue, ParsedResume } from '#documents/parser/parsed-resume.ts';
import { nothingRead } from '#documents/parser/testing/nothing-found.ts';
import { allFields, whatWasRead } from './what-was-read.ts';

const read = (value: string, confidence = 0.9): ParsedValue => ({
  value,
  confidence,
  source: { snippet: value, line: 3 },
});

const empty: ParsedResume = { ...nothingRead, language: 'en' };

const titles = (resume: ParsedResume) => whatWasRead(resume).map(({ title }) => title);
const group = (resume: ParsedResume, id: string) => whatWasRead(resume).find((one) => one.id === id);

describe('what was read, as a form', () => {
  it('says of an empty resume what every resume should have', () => {
    expect(titles(empty)).toEqual(['Contact', 'Jobs', 'Education', 'Skills']);
    expect(group(empty, 'contact')?.missing).toEqual(['Name', 'Email', 'Phone', 'Location']);
    expect(group(empty, 'jobs')?.missing).toEqual(['Jobs']);
  });

  it('names what a job lacks, and has its dates in one way', () => {
    const period = { ...read('03/19 - now'), value: { start: { year: 2019, month: 3 }, current: true } };
    const [job] =
      group(
        { ...empty, jobs: [{ title: read('Nurse'), period, bullets: [read('Led')], paragraphs: [] }] },
        'jobs',
      )?.entries ?? [];
    expect(job?.missing).toEqual(['Employer']);
    expect(job?.fields.map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Job title: Nurse',
      'Dates: Mar 2019 – present',
    ]);
    expect(job?.points.map(({ path }) => path)).toEqual(['jobs.0.bullets.0']);
  });

  it('marks what the machine is not sure of', () => {
    const fields = group(
      { ...empty, name: read('Ana Silva'), title: read('Lisbon', 0.3) },
      'contact',
    )?.fields;
    expect(fields?.map(({ sure }) => sure)).toEqual([true, false]);
  });

  it('shows parts under headings that no software knows', () => {
    const sections = [
      { kind: 'unknown' as const, heading: read('My journey'), text: [read('It began in a kitchen.')] },
      { kind: 'experience' as const, heading: read('Experience'), text: [read('Cook')] },
    ];
    expect(titles({ ...empty, sections })).toContain('Not filed anywhere: “My journey”');
    expect(titles({ ...empty, sections })).not.toContain('Not filed anywhere: “Experience”');
  });

  it('has a name of its own for every value', () => {
    const item = { title: read('Portuguese'), subtitle: read('native'), details: [] };
    const resume: ParsedResume = {
      ...empty,
      name: read('Ana Silva'),
      emails: [read('a@example.com'), read('b@example.com')],
      skills: [read('Go'), read('SQL')],
      languages: [item],
      certificates: [item, item],
      others: [{ kind: 'projects', heading: 'Projects', items: [item] }],
    };
    const paths = allFields(whatWasRead(resume)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(12);
  });
});

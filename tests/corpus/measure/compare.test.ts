import { describe, expect, it } from 'vitest';
import type { ParsedValue, ParsedJob, ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { Truth } from '../truth.ts';
import { compare } from './compare.ts';
import { folded, samePhone } from './normalize.ts';
import { recall, share, sum } from './score.ts';

const read = <T>(value: T): ParsedValue<T> => ({ value, confidence: 1, source: { snippet: String(value) } });

const job = (title: string, employer: string, from: number, to?: number): ParsedJob => ({
  title: read(title),
  employer: read(employer),
  period: read({ start: { year: from }, ...(to && { end: { year: to } }), current: to === undefined }),
  bullets: [read('Did it')],
  paragraphs: [],
});

const TRUTH: Truth = {
  language: 'en',
  name: 'Ana O’Neill-Ruiz',
  title: 'Nurse',
  emails: ['ana@example.com'],
  phones: ['+49 (0)40 66969 123'],
  location: 'Gartenstraße 7, 22089 Hamburg',
  links: ['https://www.example.com/ana/'],
  jobs: [
    { title: 'Nurse', employer: 'Clinic', bullets: 1, start: { year: 2020 }, current: true },
    { title: 'Assistant', employer: 'Home', bullets: 1, start: { year: 2016 }, end: { year: 2020 } },
  ],
  education: [{ degree: 'BSc', school: 'University', start: { year: 2012 }, end: { year: 2015 } }],
  skills: ['Triage', 'Wound care'],
  languages: ['English'],
  certificates: [],
  sections: ['experience', 'skills'],
};

const EXACT: ParsedResume = {
  language: 'en',
  name: read("ANA O'NEILL-RUIZ"),
  title: read('Nurse'),
  emails: [read('Ana@example.com')],
  phones: [read('040 66969123')],
  location: read('Hamburg'),
  links: [read('example.com/ana')],
  facts: [],
  summary: [],
  skillGroups: [],
  jobs: [job('Nurse', 'Clinic', 2020), job('Assistant', 'Home', 2016, 2020)],
  education: [
    {
      degree: read('BSc'),
      school: read('University'),
      period: read({ start: { year: 2012 }, end: { year: 2015 }, current: false }),
      details: [],
    },
  ],
  skills: [read('wound care'), read('Triage')],
  languages: [{ title: read('English'), details: [] }],
  certificates: [],
  others: [],
  sections: [
    { kind: 'contact', text: [] },
    { kind: 'experience', heading: read('Experience'), text: [] },
    { kind: 'skills', heading: read('Skills'), text: [] },
  ],
};

const scoresOf = (different: Partial<ParsedResume>) => compare(TRUTH, { ...EXACT, ...different }).scores;

describe('comparing what was read with the truth', () => {
  it('finds nothing amiss in a resume that was read exactly', () => {
    const { scores, misses } = compare(TRUTH, EXACT);
    expect(misses).toEqual([]);
    expect(Object.values(scores).every((score) => share(score) === 1)).toBe(true);
  });

  it('counts a job whole only with its title, employer and both dates', () => {
    const [first = job('', '', 0), second = job('', '', 0)] = EXACT.jobs;
    const { employer: _, ...nowhere } = first;
    expect(scoresOf({ jobs: [nowhere, second] }).jobs).toEqual({ right: 1, of: 2, extra: 0 });
    const ended = job('Nurse', 'Clinic', 2020, 2024);
    expect(scoresOf({ jobs: [ended, second] })['job dates']).toEqual({ right: 1, of: 2, extra: 0 });
    const swapped = job('Home', 'Assistant', 2016, 2020);
    expect(scoresOf({ jobs: [first, swapped] }).jobs).toEqual({ right: 1, of: 2, extra: 0 });
  });

  it('counts what is not there against the share', () => {
    const jobs = [...EXACT.jobs, job('Team lead', 'Nowhere', 1999, 2000)];
    expect(scoresOf({ jobs }).jobs).toEqual({ right: 2, of: 2, extra: 1 });
    expect(share({ right: 2, of: 2, extra: 1 })).toBeCloseTo(0.8);
    expect(recall({ right: 2, of: 2, extra: 1 })).toBe(1);
  });

  it('takes an email with a letter missing, another phone and half a name for wrong', () => {
    expect(scoresOf({ emails: [read('ana@example.co')] }).email.right).toBe(0);
    expect(scoresOf({ phones: [read('040 66969124')] }).phone.right).toBe(0);
    expect(scoresOf({ name: read('Ana') }).name.right).toBe(0);
  });

  it('counts two skills that ran together as two that are missing and one that is made up', () => {
    expect(scoresOf({ skills: [read('Triage Wound care')] }).skills).toEqual({ right: 0, of: 2, extra: 1 });
  });

  it('counts sections that were missed and sections that are none', () => {
    const sections = EXACT.sections.map((section) =>
      section.kind === 'skills' ? { ...section, kind: 'unknown' as const } : section,
    );
    expect(scoresOf({ sections }).sections).toEqual({ right: 1, of: 2, extra: 1 });
  });

  it('adds figures up', () => {
    const total = sum([scoresOf({}), scoresOf({ jobs: [] })]);
    expect(total.jobs).toEqual({ right: 2, of: 4, extra: 0 });
  });

  it('lets only writing differ', () => {
    expect(folded('Bell –  Söhne,')).toBe(folded('bell - söhne'));
    expect(samePhone('(210) 555-0147', '+1 210 555 0147')).toBe(true);
    expect(samePhone('555-0147', '+44 20 210 555 0147')).toBe(false);
  });
});

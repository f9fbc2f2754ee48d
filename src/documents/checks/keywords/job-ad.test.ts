import { describe, expect, it } from 'vitest';
import { titleOfAd } from './ad-title.ts';
import { degreeIn } from './degrees.ts';
import { type AdTerm, readJobAd } from './job-ad.ts';
import { abbreviationOf, knownTermIndex, knownTerms, findTerms } from './known-terms.ts';
import { cookAd, developerAd, germanAd, nurseAd } from './testing/ads.ts';

const names = (terms: readonly AdTerm[]) =>
  terms.map((term) => (term.kind === 'skill' ? term.term.name : `${term.kind}: ${term.written}`));

describe('known terms', () => {
  it('are several hundred, each name once', () => {
    expect(knownTerms.length).toBeGreaterThan(800);
    expect(new Set(knownTerms.map(({ name }) => name.toLowerCase())).size).toBe(knownTerms.length);
  });

  it.each([
    ['Wrote C++ and C# on .NET', ['C++', 'C#', '.NET']],
    ['Node.js, JS and reactjs', ['Node.js', 'JavaScript', 'React']],
    ['A/B testing and CI/CD', ['A/B testing', 'CI/CD']],
    ['Problem-solving with dashboards in Power BI', ['problem solving', 'Power BI']],
    ['RN, BLS and ACLS', ['Registered Nurse', 'Basic Life Support', 'Advanced Cardiac Life Support']],
    ['data pipelines', ['data pipelines']],
  ])('%s', (text, found) => {
    expect(findTerms(text, knownTermIndex).map(({ term }) => term.name)).toEqual(found);
  });

  it.each([
    'We react fast and excel at sketch comedy',
    'Go rust in a node',
    'Net profit',
    'I will sage the room',
    'R&D, Q&A',
    'Ai Weiwei',
  ])('none in %s', (text) => {
    expect(findTerms(text, knownTermIndex)).toEqual([]);
  });

  it('abbreviations belong to the words that give their letters', () => {
    const byShort = new Map(
      knownTerms.flatMap((term) => abbreviationOf(term) ?? []).map(({ short, long }) => [short, long]),
    );
    expect(byShort.get('CPA')).toBe('Certified Public Accountant');
    expect(byShort.get('BLS')).toBe('Basic Life Support');
    expect(byShort.has('SQL')).toBe(false);
  });
});

describe('a job ad', () => {
  it('tells what is required from what is nice to have, by its headings', () => {
    const ad = readJobAd(developerAd);
    expect(ad.title).toBe('Senior Frontend Developer');
    expect(ad.language).toBe('en');
    expect(names(ad.required)).toEqual([
      'years: 5+ years',
      'JavaScript',
      'React',
      'CSS',
      'REST API',
      'design systems',
      'state machines',
      "degree: Bachelor's degree",
      'Computer Science',
    ]);
    expect(names(ad.niceToHave)).toEqual(['GraphQL', 'Node.js', 'clinical workflows']);
    expect(names(ad.mentioned)).toEqual(['TypeScript', 'Figma']);
  });

  it('and by its own words within one list', () => {
    const ad = readJobAd(nurseAd);
    expect(names(ad.required)).toEqual([
      'Registered Nurse',
      'Basic Life Support',
      'years: Minimum of 2 years',
      'wound care',
      'discharge planning',
    ]);
    expect(names(ad.niceToHave)).toEqual(['Advanced Cardiac Life Support', 'Bachelor of Science in Nursing']);
  });

  it('without headings asks for what it names, sentence by sentence', () => {
    const ad = readJobAd(cookAd);
    expect(ad.title).toBe('line cook');
    expect(names(ad.required)).toEqual(
      expect.arrayContaining(['years: 2 years', 'food handler card', 'grill', 'food preparation']),
    );
    expect(names(ad.niceToHave)).toEqual(['ServSafe']);
  });

  it('of another language is understood as far as its headings and the names of skills go', () => {
    const ad = readJobAd(germanAd);
    expect(ad.language).toBe('de');
    expect(ad.title).toBe('Softwareentwickler');
    expect(names(ad.required)).toEqual(['years: Mindestens 3 Jahre', 'Java', 'SQL', 'Docker']);
    expect(names(ad.niceToHave)).toEqual(['Kubernetes']);
  });

  it('by words that end with an accent too', () => {
    expect(names(readJobAd('Vous faites :\n- Docker souhaité\n- SQL exigé').required)).toEqual(['SQL']);
  });

  it('says nothing of benefits as if they were asked for', () => {
    expect(names(readJobAd(developerAd).required)).not.toContain('yoga instruction');
    expect(readJobAd('Benefits\n- Yoga, payroll, Excel classes').required).toEqual([]);
  });

  it('of nothing asks for nothing', () => {
    expect(readJobAd('')).toMatchObject({
      title: undefined,
      required: [],
      niceToHave: [],
      mentioned: [],
      language: '',
    });
  });
});

describe('the title of an ad', () => {
  it.each([
    ['Job Title: Staff Accountant (m/f/d)\nWe are', 'Staff Accountant'],
    ['Warehouse Associate - Night Shift\nAcme', 'Warehouse Associate'],
    ['We are looking for an experienced line cook who can', 'line cook'],
    ['Acme is hiring a Senior Data Analyst to join', 'Senior Data Analyst'],
    ['Registered Nurse, ICU | Mercy Hospital', 'Registered Nurse, ICU'],
  ])('%s', (text, title) => {
    expect(titleOfAd(text)).toBe(title);
  });

  it.each([
    'Join our great company and grow with us today, every day',
    'We are looking for great people',
    '',
  ])('not in %s', (text) => {
    expect(titleOfAd(text)).toBeUndefined();
  });
});

describe('degrees', () => {
  it.each([
    ["Bachelor's degree in Marketing", 'bachelor'],
    ['BS or MS in Physics', 'bachelor'],
    ["Master's degree required", 'master'],
    ['MBA', 'master'],
    ['High school diploma or GED', 'school'],
    ['PhD in Biology', 'doctorate'],
  ])('%s', (text, degree) => {
    expect(degreeIn(text)?.degree).toBe(degree);
  });

  it.each(['Scrum master', 'Master data management', 'BSA officer', 'MS Excel', 'Webmaster of the site'])(
    'none in %s',
    (text) => {
      expect(degreeIn(text)).toBeUndefined();
    },
  );
});

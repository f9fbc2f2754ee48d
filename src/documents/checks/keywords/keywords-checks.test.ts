import { describe, expect, it } from 'vitest';
import { keywordsChecks } from '../all-checks.ts';
import { trades } from '../bullets/testing/trades.ts';
import { inputFor, type Written } from '../bullets/testing/written-resume.ts';
import { matchJobAd } from './match.ts';
import { developerAd, nurseAd } from './testing/ads.ts';
import { readAd } from '#documents/ads/read-ad.ts';

const developer: Written = {
  title: 'Frontend Developer',
  jobs: [
    {
      title: 'Web Developer',
      from: 2018,
      bullets: ['Built 12 apps in React and JavaScript on RESTful APIs', 'Styled them in CSS3'],
    },
    { title: 'Intern', from: 2016, to: 2018, bullets: ['Tested 40 pages in GraphQL Playground'] },
  ],
  skills: ['Figma', 'Design systems', 'TypeScript'],
};

const today = { year: 2026, month: 11 };
const matchFor = (written: Written, ad: string) => matchJobAd(ad, inputFor(written).resume, today);

function told(written: Written, jobAd?: string) {
  const plain = inputFor(written);
  const input =
    jobAd === undefined ? plain : { ...plain, jobAd, jobMatch: matchJobAd(jobAd, plain.resume, today) };
  return keywordsChecks
    .filter((check) => check.applies(input))
    .flatMap((check) => check.find(input).map(({ title }) => `${check.id}: ${title}`));
}

describe('a resume beside a job ad', () => {
  const match = matchFor(developer, developerAd);
  const term = (name: string) =>
    [...match.required, ...match.niceToHave, ...match.mentioned].find((each) => each.term === name);

  it('shows where each term stands, in whatever form', () => {
    expect(term('REST APIs')?.places).toEqual([
      { snippet: 'RESTful APIs', field: 'employment.0.description' },
    ]);
    expect(term('CSS')?.places).toHaveLength(1);
    expect(match.notUnderstood.join(' ')).toContain('state');
    expect(term('React')?.aliases).toContain('ReactJS');
  });

  it('tells a skill that is only listed from one that was used', () => {
    expect(term('Design systems')?.inSkillsOnly).toBe(true);
    expect(term('React')?.inSkillsOnly).toBe(false);
    expect(term('GraphQL or Node.js')?.inSkillsOnly).toBe(false);
  });

  it('counts years of work once where jobs overlap', () => {
    expect(term('5+ years of experience with JavaScript')?.places).not.toEqual([]);
    const jobs = (...periods: { from: number; to: number }[]) => ({ jobs: periods });
    const years = (written: Written) =>
      matchFor(written, developerAd).required.find(({ kind }) => kind === 'years')?.places.length;
    expect(years(jobs({ from: 2020, to: 2023 }, { from: 2021, to: 2023 }))).toBe(0);
    expect(years(jobs({ from: 2016, to: 2019 }, { from: 2020, to: 2023 }))).toBe(2);
  });

  it('a higher degree has what asks for a lower, and no degree has not', () => {
    const withDegree = (degree: string) => {
      const input = inputFor({ ...developer, schools: ['State College'] });
      const education = input.resume.education.map((study) => ({
        ...study,
        degree: { value: degree, confidence: 1, source: { snippet: degree } },
      }));
      return matchJobAd(developerAd, { ...input.resume, education }, today).required.find(
        ({ kind }) => kind === 'degree',
      )?.places;
    };
    expect(withDegree('Master of Science in Physics')).toHaveLength(1);
    expect(withDegree('High school diploma')).toEqual([]);
  });

  it('is that of the reader of ads, requirement by requirement', () => {
    const { requirements } = readAd(nurseAd);
    const nurse = matchFor(developer, nurseAd);
    const told = [...nurse.required, ...nurse.niceToHave, ...nurse.mentioned].flatMap(
      ({ written }) => written,
    );
    const words = requirements.filter(({ understood }) => understood).map((one) => one.words);
    expect(told.toSorted()).toEqual(words.toSorted());
  });

  it('says so of an ad that cannot be read, and counts nothing', () => {
    const italian =
      'Cerchiamo un contabile con esperienza nella gestione delle fatture e dei clienti per la nostra azienda, che sia in possesso di una laurea e conosca Excel.';
    expect(matchFor(developer, italian)).toMatchObject({ isRead: false, required: [], notUnderstood: [] });
  });

  it.each([
    ['Senior Frontend Developer', 'same'],
    ['Frontend Developer', 'same'],
    ['Backend Developer', 'near'],
    ['Pastry Chef', 'none'],
  ])('the title %s is %s', (title, expected) => {
    expect(matchFor({ title }, developerAd).title.match).toBe(expected);
  });
});

describe('findings', () => {
  it('name what is missing, with figures and without a percentage', () => {
    expect(told(developer, developerAd)).toEqual([
      "keywords/missing: 1 of 7 things the ad asks for is not in your resume: “Bachelor's degree in Computer Science”",
      'keywords/not-evidenced: 1 skill the ad asks for stands only in your list: “Design systems”',
    ]);
  });

  it('another title is told with both', () => {
    expect(told({ title: 'Pastry Chef' }, nurseAd)).toContain(
      'keywords/title: The ad is for “Registered Nurse - Med/Surg”, your resume says “Pastry Chef”',
    );
  });

  it('an abbreviation that the ad spells out is told, an everyday one is not', () => {
    const resume: Written = {
      title: 'Registered Nurse',
      jobs: [{ bullets: ['Held BLS and ran SQL reports'] }],
    };
    expect(told(resume, 'Requirements\n- Basic Life Support\n- SQL')).toEqual([
      'keywords/acronym: The ad writes “Basic Life Support”, your resume only “BLS”',
    ]);
    expect(told({ jobs: [{ bullets: ['Held Basic Life Support (BLS)'] }] }, 'Requirements\n- BLS')).toEqual(
      [],
    );
  });

  it('skills listed twice, terms without end and passages of the ad are told', () => {
    const passage =
      'Administer medication and monitor vital signs of up to six patients on a busy surgical floor at night';
    expect(told({ skills: ['Excel', 'SQL', 'excel'] })).toEqual([
      'keywords/stuffing: At least one skill is listed more than once: “Excel”',
    ]);
    expect(
      told({
        jobs: [{ bullets: Array.from({ length: 13 }, (_, index) => `Sold Kubernetes box ${String(index)}`) }],
      })[0],
    ).toMatch(/“Kubernetes” stands at least 13 times/);
    expect(told({ jobs: [{ bullets: [`${passage}.`] }] }, `Duties: ${passage}`)).toContain(
      'keywords/stuffing: A passage of the job ad stands in your resume word for word',
    );
  });

  it.each(Object.entries(trades))('none for a %s without an ad', (_, job) => {
    expect(told({ jobs: [job] })).toEqual([]);
  });
});

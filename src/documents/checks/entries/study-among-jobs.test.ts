import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { yearOnly } from '../dates/formats.ts';
import { anInput, judge } from '../testing/inputs.ts';
import { aJob } from '../testing/resumes.ts';

const bare = (job: ParsedJob): ParsedJob => ({ ...job, bullets: [] });
const fileOf = (...jobs: ParsedJob[]) => anInput({ resume: { jobs } });

describe('a study that was read among the jobs', () => {
  const cook = aJob('Line Cook', 'Harbor Grill', '2019-03', 'present');

  it.each([
    ['Fachabitur', 'Gymnasium am Markt'],
    ['A-levels', 'Corner School'],
    ['Bac pro Cuisine', 'Lycée du Port'],
    ['Bachillerato', 'Instituto del Sol'],
    ['Mestrado em Gestão', 'Universidade do Porto'],
    ['Matura', 'Liceum Ogólnokształcące'],
  ])('has no year that lacks its month: %s', (degree, school) => {
    expect(judge(yearOnly, fileOf(cook, bare(aJob(degree, school, '2018', '2019'))))).toEqual([]);
    const worked = bare(aJob('Prep Cook', 'Corner Deli', '2018', '2019'));
    expect(judge(yearOnly, fileOf(cook, worked))).toHaveLength(1);
  });
});

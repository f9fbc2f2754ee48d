import { describe, expect, it } from 'vitest';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import { resumeTemplates } from '../../catalog/resume-templates.ts';
import { templateResume } from '../../samples/template-resumes.ts';
import { bulletsChecks, keywordsChecks, languageChecks } from '../all-checks.ts';
import { placeholdersChecks } from '../placeholders/placeholders-checks.ts';
import { sensitiveChecks } from '../sensitive/sensitive-checks.ts';
import { loadSpeller } from './load-speller.ts';

const checks = [
  ...bulletsChecks,
  ...languageChecks,
  ...keywordsChecks,
  ...sensitiveChecks,
  ...placeholdersChecks,
];
const speller = await loadSpeller();

describe('the people of our samples', () => {
  it.each(resumeTemplates.map(({ id }) => id))('write well: %s', (id) => {
    const resume = fromResumeData(templateResume(id));
    const input = { resume, speller, today: { year: 2026, month: 11 } };
    const told = checks
      .filter((check) => check.applies(input))
      .flatMap((check) => check.find(input).map(({ title }) => `${check.id}: ${title}`));
    expect(told).toEqual([]);
  });
});

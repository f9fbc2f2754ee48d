import { describe, expect, it } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { hasNoJobsYet } from '#documents/resume/no-jobs.ts';
import { resumeProgress } from '#documents/resume/completeness.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import { resumeSections } from '#documents/resume/sections.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { emptyEducation, emptyJob, newSection } from './entries.ts';
import { filledTabs } from './filled-tabs.ts';
import { withJobs, withoutJobs, withSectionAdded } from './no-jobs.ts';
import { withSectionMoved } from './section-moves.ts';

const order = (data: ResumeData) =>
  sectionsInOrder(data).map(({ section }) =>
    typeof section === 'number' ? (data.sections[section]?.kind ?? '') : section,
  );
const languages = newSection('languages');
const projects = newSection('projects');

describe('a resume without jobs', () => {
  it('leads with education, and has projects and volunteering before skills, whenever they are added', () => {
    let data = withoutJobs({ ...emptyResume(), sections: [languages] });
    expect(order(data)).toEqual(['summary', 'education', 'employment', 'skills', 'languages']);
    data = withSectionAdded(data, newSection('volunteering'));
    data = withSectionAdded(data, projects);
    const leading = ['summary', 'education', 'projects', 'volunteering'];
    expect(order(data)).toEqual([...leading, 'employment', 'skills', 'languages']);
    expect(hasNoJobsYet(data)).toBe(true);
  });

  it('keeps an order of its own', () => {
    const own = withSectionMoved(emptyResume(), 3, 0);
    const data = withSectionAdded(withoutJobs(own), projects);
    expect(order(data)).toEqual(['skills', 'summary', 'employment', 'education', 'projects']);
    expect(order(withJobs(data))).toEqual(order(data));
  });

  it('is taken back whole: jobs are asked for again, in the usual order, and nothing written is lost', () => {
    const data = withJobs(withSectionAdded(withoutJobs(emptyResume()), projects));
    expect(data).toEqual({ ...emptyResume(), sections: [projects] });
  });

  it('is printed in that order, and says nothing of jobs', () => {
    const told = (kind: 'projects' | 'volunteering', title: string) => {
      const section = newSection(kind);
      return { ...section, items: section.items.map((item) => ({ ...item, title })) };
    };
    const degree = { ...emptyEducation(), degree: 'BSc', school: 'Porto' };
    const begun = withoutJobs({ ...emptyResume(), skills: ['Go'], education: [degree] });
    const data = withSectionAdded(
      withSectionAdded(begun, told('volunteering', 'Treasurer')),
      told('projects', 'Survey'),
    );
    const headings = resumeSections(data, languageOf('en')).map(({ heading }) => heading);
    expect(headings).toEqual(['Education', 'Projects', 'Volunteering', 'Skills']);
  });

  it('is not asked for jobs by the progress, and is ticked where projects or volunteering tell something', () => {
    const without = withoutJobs(emptyResume());
    expect(filledTabs(without)).not.toContain('work');
    const [item] = projects.items;
    const told = { ...projects, items: item ? [{ ...item, title: 'River survey' }] : [] };
    expect(filledTabs(withSectionAdded(without, told))).toContain('work');
    const { personalInfo } = without;
    const person = { ...personalInfo, firstName: 'A', lastName: 'B', email: 'a@b.example', phone: '1' };
    const full = { ...without, personalInfo: person, includeSummary: false, skills: ['Go'] };
    expect(resumeProgress({ ...full, includeEducation: false })).toBe(100);
  });
});

it('whoever has jobs and leaves them out has said nothing of the kind', () => {
  expect(hasNoJobsYet({ includeEmployment: false, employment: [emptyJob()] })).toBe(false);
  expect(hasNoJobsYet(emptyResume())).toBe(false);
});

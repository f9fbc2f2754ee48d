import { hasNoJobsYet } from '#documents/resume/no-jobs.ts';
import type { FurtherSection, ResumeData } from '#documents/resume/schema.ts';
import type { TabId } from './field-map.ts';
import { INSTEAD_OF_JOBS } from './no-jobs.ts';

/** The tabs on which there is what they ask for, and what is printed of it; a template is always chosen. */
export function filledTabs(data: ResumeData): TabId[] {
  const { firstName, lastName, email, phone } = data.personalInfo;
  const filled: Partial<Record<TabId, boolean>> = {
    personal: [firstName, lastName, email, phone].every(hasText),
    summary: data.includeSummary && hasText(data.summary),
    work: hasNoJobsYet(data)
      ? data.sections.some(
          (section) => INSTEAD_OF_JOBS.some((kind) => kind === section.kind) && isFilled(section),
        )
      : data.includeEmployment &&
        data.employment.some(({ hidden, position, company }) => !hidden && hasText(position + company)),
    education:
      data.includeEducation &&
      data.education.some(({ hidden, degree, school }) => !hidden && hasText(degree + school)),
    skills: data.includeSkills && data.skills.length > 0,
    more: data.sections.some(isFilled),
  };
  return (Object.keys(filled) as TabId[]).filter((tab) => filled[tab]); // Its keys are tabs.
}

function isFilled({ include, items }: FurtherSection): boolean {
  return include && items.some(({ hidden, title, description }) => !hidden && hasText(title + description));
}

function hasText(value: string): boolean {
  return value.trim() !== '';
}

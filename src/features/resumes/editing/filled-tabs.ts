import type { ResumeData } from '#documents/resume/schema.ts';
import type { TabId } from './field-map.ts';

/** The tabs on which there is what they ask for, and what is printed of it; a template is always chosen. */
export function filledTabs(data: ResumeData): TabId[] {
  const { firstName, lastName, email, phone } = data.personalInfo;
  const filled: Partial<Record<TabId, boolean>> = {
    personal: [firstName, lastName, email, phone].every(hasText),
    summary: data.includeSummary && hasText(data.summary),
    work:
      data.includeEmployment &&
      data.employment.some(({ hidden, position, company }) => !hidden && hasText(position + company)),
    education:
      data.includeEducation &&
      data.education.some(({ hidden, degree, school }) => !hidden && hasText(degree + school)),
    skills: data.includeSkills && data.skills.length > 0,
    more: data.sections.some(
      ({ include, items }) =>
        include && items.some(({ hidden, title, description }) => !hidden && hasText(title + description)),
    ),
  };
  return (Object.keys(filled) as TabId[]).filter((tab) => filled[tab]); // Its keys are tabs.
}

function hasText(value: string): boolean {
  return value.trim() !== '';
}

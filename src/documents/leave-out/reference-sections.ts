import type { ResumeData } from '../resume/schema.ts';
import { reachedBy, reachedIn } from './reached-by.ts';
import type { ContactValue } from './contact-value.ts';
import { isReferencesHeading } from './references.ts';

type Section = ResumeData['sections'][number];

/** What a resume says of people who can be asked: sections by their heading, and entries of others by theirs. */
export function referencesIn(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => {
    if (isReferencesHeading(section.title, reaches(section))) return [section];
    // A referee of football is one, too, and tells no number.
    const isTheirs = (item: Section['items'][number]) =>
      isReferencesHeading(item.title, false) && reaches({ ...section, items: [item] });
    const items = section.items.filter(isTheirs);
    return items.length > 0 ? [{ ...section, items }] : [];
  });
}

/** How the supervisors are reached whom jobs name: they can be asked, too. */
export function supervisorsReached({ employment }: ResumeData): ContactValue[] {
  return employment.flatMap(({ supervisor }) => reachedIn(supervisor ?? ''));
}

export function namesSupervisors({ employment }: ResumeData): boolean {
  return employment.some(({ supervisor }) => supervisor !== undefined && supervisor !== '');
}

/** A resume without them, and without the supervisors of its jobs. */
export function withoutReferences(data: ResumeData, references: readonly Section[]): ResumeData {
  const isGone = new Set(references.flatMap(({ items }) => items));
  const sections = data.sections
    .filter((section) => !references.includes(section))
    .map((section) => ({ ...section, items: section.items.filter((item) => !isGone.has(item)) }));
  const employment = data.employment.map((job) => (job.supervisor ? { ...job, supervisor: '' } : job));
  return { ...data, sections, employment };
}

function reaches(section: Section): boolean {
  return reachedBy([section]).some(({ by }) => by === 'phone' || by === 'email');
}

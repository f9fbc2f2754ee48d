import { birthIn } from '#documents/checks/sensitive/personal-facts.ts';
import type { Fact, ResumeData } from '#documents/resume/schema.ts';

function tellsBirth({ label, value }: Fact): boolean {
  return birthIn(`${label}: ${value}`) !== undefined;
}

/** Whether one of the facts in the head of the page tells when its person was born. */
export function hasBirthDate({ personalInfo }: ResumeData): boolean {
  return personalInfo.facts.some(tellsBirth);
}

/** The resume without that fact. */
export function withoutBirthDate(data: ResumeData): ResumeData {
  const { personalInfo } = data;
  const facts = personalInfo.facts.filter((fact) => !tellsBirth(fact));
  return { ...data, personalInfo: { ...personalInfo, facts } };
}

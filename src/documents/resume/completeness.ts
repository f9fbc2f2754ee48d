import { filledFields, type FilledField } from '../filled-fields.ts';
import { RESUME } from './fields.ts';
import type { ResumeData } from './schema.ts';

/* How far a resume is filled in. */

/** Paths of required fields that are empty, in the order of the editor. What is not printed is not missing. */
export function missingRequired(data: ResumeData): string[] {
  return filledFields(RESUME, data)
    .filter(({ field, value, included }) => field.required && included && isBlank(value))
    .filter(({ within }) => !isEmptyEntry(within))
    .map(({ path }) => path);
}

/** Whether a job or course leaves no trace in print. */
function isEmptyEntry({ fields, values }: FilledField['within']): boolean {
  return 'id' in fields && Object.keys(fields).every((name) => name === 'id' || isBlank(values[name]));
}

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'string' ? value.trim() === '' : !value;
}

/**
 * How far a resume is, 0 to 100: the share of filled items among first name, last name, email, phone and
 * each of summary, employment, education and skills that is switched on. Rounded to a whole number.
 */
export function resumeProgress(data: ResumeData): number {
  const { firstName, lastName, email, phone } = data.personalInfo;
  const filled = [firstName, lastName, email, phone].map(hasText);
  if (data.includeSummary) filled.push(hasText(data.summary));
  if (data.includeEmployment) filled.push(data.employment.some(({ hidden }) => !hidden));
  if (data.includeEducation) filled.push(data.education.some(({ hidden }) => !hidden));
  if (data.includeSkills) filled.push(data.skills.length > 0);
  return Math.round((100 * filled.filter(Boolean).length) / filled.length);
}

function hasText(value: string): boolean {
  return value.trim() !== '';
}

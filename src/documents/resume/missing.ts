import type { EducationEntry, EmploymentEntry, ResumeData } from './schema.ts';

/** A required field that is empty: the editor's tab it is on, its path in the data, and its name. */
export type MissingField = { tab: 'personal' | 'work' | 'education'; field: string; label: string };

const REQUIRED_PERSONAL = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['email', 'Email'],
  ['phone', 'Phone'],
] as const;

/** Required fields that are empty, in the order of the editor. What is not printed is not missing. */
export function missingRequired(data: ResumeData): MissingField[] {
  const missing: MissingField[] = [];
  for (const [name, label] of REQUIRED_PERSONAL) {
    if (isBlank(data.personalInfo[name]))
      missing.push({ tab: 'personal', field: `personalInfo.${name}`, label });
  }
  const employment = data.includeEmployment ? data.employment : [];
  employment.forEach((job, index) => {
    if (isEmptyEmployment(job)) return;
    const where = `employment.${index}`;
    const label = (field: string) => `${field} of job ${index + 1}`;
    if (isBlank(job.position))
      missing.push({ tab: 'work', field: `${where}.position`, label: label('Position') });
    if (isBlank(job.company))
      missing.push({ tab: 'work', field: `${where}.company`, label: label('Company') });
  });
  const education = data.includeEducation ? data.education : [];
  education.forEach((entry, index) => {
    if (isEmptyEducation(entry)) return;
    const where = `education.${index}`;
    const label = (field: string) => `${field} of education ${index + 1}`;
    if (isBlank(entry.degree))
      missing.push({ tab: 'education', field: `${where}.degree`, label: label('Degree') });
    if (isBlank(entry.school))
      missing.push({ tab: 'education', field: `${where}.school`, label: label('School') });
  });
  return missing;
}

/** Whether a job leaves no trace in print. */
function isEmptyEmployment(job: EmploymentEntry): boolean {
  const texts = [job.position, job.company, job.location, job.startDate, job.endDate, job.description];
  return texts.every(isBlank) && !job.current;
}

/** Whether an education entry leaves no trace in print. */
function isEmptyEducation(entry: EducationEntry): boolean {
  return [entry.degree, entry.school, entry.location, entry.graduationDate, entry.description].every(isBlank);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

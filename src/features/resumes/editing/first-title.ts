import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { resumeTitle } from '#documents/resume/title.ts';
import { isExamplePerson } from '#documents/samples/example-people.ts';

/** Where people of examples have their mail, and nobody else does. */
const NOBODYS_MAIL = '@example.com';

/** Title of a resume that is saved for the first time. One that is still an example is not named after its person. */
export function firstTitle(data: ResumeData): string {
  const { firstName, lastName, email } = data.personalInfo;
  const isExample = isExamplePerson(`${firstName} ${lastName}`) && email.endsWith(NOBODYS_MAIL);
  return resumeTitle(isExample ? emptyResume() : data);
}

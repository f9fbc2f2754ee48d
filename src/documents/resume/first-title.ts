import { isExamplePerson } from '../samples/from-example.ts';
import { emptyResume } from './empty.ts';
import type { ResumeData } from './schema.ts';
import { resumeTitle } from './title.ts';

/** Where people of examples have their mail, and nobody else does. */
const NOBODYS_MAIL = '@example.com';

/** Title of a resume that is saved for the first time. One that is still an example is not named after its person. */
export function firstTitle(data: Pick<ResumeData, 'personalInfo'>): string {
  const { firstName, lastName, email } = data.personalInfo;
  const isExample = isExamplePerson(`${firstName} ${lastName}`) && email.endsWith(NOBODYS_MAIL);
  return resumeTitle(isExample ? emptyResume() : data);
}

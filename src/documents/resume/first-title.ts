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
  if (isExample) return resumeTitle(emptyResume());
  const person = { ...data.personalInfo, ...inSmallLetters({ firstName, lastName }) };
  return resumeTitle({ personalInfo: person });
}

type Name = { firstName: string; lastName: string };

/** Many a resume has the name on top in capitals: among the titles of the dashboard it is written as names are. */
function inSmallLetters({ firstName, lastName }: Name): Name {
  const all = `${firstName} ${lastName}`;
  const isInCapitals = !/\p{Ll}/u.test(all) && /\p{Lu}{2}/u.test(firstName) && /\p{Lu}{2}/u.test(lastName);
  return isInCapitals
    ? { firstName: asName(firstName), lastName: asName(lastName) }
    : { firstName, lastName };
}

/** Each part of a name with its first letter alone in a capital: "Maria", "O’Sullivan-Reyes", "J.R.", "van der Berg". */
const asName = (text: string): string =>
  text
    .replace(/\p{L}[\p{L}\p{M}]*/gu, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`)
    .replace(
      /(?<!\S)(?:Van|Von|De|Der|Den|Da|Do|Dos|Di|Del|Della|La|Le|Ten|Ter|Zu|Zur|Y|E)(?=\s)/gu,
      (word) => word.toLowerCase(),
    )
    .replace(/(?<![\p{L}\p{M}])Mc\p{Ll}/gu, (start) => `Mc${start.charAt(2).toUpperCase()}`);

import type { ResumeData } from '#documents/resume/schema.ts';
import type { KnownContact } from '#editor/known/account-contact.ts';

type Person = ResumeData['personalInfo'];

const TAKEN = ['firstName', 'lastName', 'title', 'email', 'phone', 'location'] as const;

/**
 * A resume with name, title, contact and links of another one. What was typed here stays; what is empty, or stands here
 * because the account knows it, is taken.
 */
export function withPersonOf(data: ResumeData, person: Person, known: KnownContact): ResumeData {
  const here = data.personalInfo;
  const ours: Partial<Person> = known;
  const taken = TAKEN.filter((name) => here[name] === '' || here[name] === ours[name])
    .filter((name) => person[name].trim() !== '')
    .map((name) => [name, person[name]] as const);
  const links = here.links.length > 0 ? here.links : person.links;
  return { ...data, personalInfo: { ...here, ...Object.fromEntries(taken), links } };
}

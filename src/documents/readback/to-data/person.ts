import { emptyValues } from '../../fields.ts';
import { TAGS_MAX, URL_MAX } from '../../limits.ts';
import { PERSON } from '../../resume/fields.ts';
import type { ResumeData } from '../../resume/schema.ts';
import type { ReadResume } from '../read-resume.ts';
import type { Doubts } from './doubts.ts';
import { fitLine } from './fit.ts';

/** Words that belong to the family name they stand before. */
const PARTICLE =
  /^(?:van|von|de|da|do|dos|das|del|della|di|la|le|der|den|ter|ten|zu|bin|ibn|al|el|mc|mac|st\.?)$/i;

/** Who a resume is about, with the first address and number. */
export function personOf(read: ReadResume, doubts: Doubts): ResumeData['personalInfo'] {
  const field = (name: string) => `personalInfo.${name}`;
  const { firstName, lastName } = splitName(doubts.of(read.name, field('firstName'))?.value ?? '');
  return {
    ...emptyValues(PERSON),
    firstName: fitLine(firstName),
    lastName: fitLine(lastName),
    title: fitLine(doubts.of(read.title, field('title'))?.value),
    email: fitLine(doubts.of(read.emails[0], field('email'))?.value),
    phone: fitLine(doubts.of(read.phones[0], field('phone'))?.value),
    location: fitLine(doubts.of(read.location, field('location'))?.value),
    links: read.links
      .map(({ value }) => ({ label: '', url: value }))
      .filter(({ url }) => url.length <= URL_MAX)
      .slice(0, TAGS_MAX),
  };
}

/** The last word is the family name, with the particles before it. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstName: name.trim(), lastName: '' };
  let first = words.length - 1;
  while (first > 1 && PARTICLE.test(words[first - 1] ?? '')) first -= 1;
  return { firstName: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') };
}

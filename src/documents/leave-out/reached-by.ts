import { filledFields } from '../filled-fields.ts';
import { holdsWords } from '../fields.ts';
import { RESUME } from '../resume/fields.ts';
import type { ResumeData } from '../resume/schema.ts';
import { emailsIn } from './address-places.ts';
import type { ContactValue } from './contact-value.ts';
import { addressesIn } from './personal-contacts.ts';
import { phonesIn } from './phones-in.ts';
import { streetsIn } from './streets-in.ts';

/** How people who stand in sections are reached, whichever of their fields says so. */
export function reachedBy(sections: ResumeData['sections']): ContactValue[] {
  const said = filledFields({ sections: RESUME.sections }, { sections });
  return said.flatMap(({ field, value }): ContactValue[] => {
    if (typeof value !== 'string' || !holdsWords(field)) return [];
    const isPlace = field.print === 'location';
    return [
      ...reachedIn(value),
      ...(isPlace ? streetsIn(value).map((each) => ({ by: 'street' as const, value: each })) : []),
      ...addressesIn(field.kind === 'address' ? value : '').map((each) => ({
        by: 'link' as const,
        value: each,
      })),
    ];
  });
}

/** How somebody is reached whom a text names, such as the supervisor of a job. */
export function reachedIn(text: string): ContactValue[] {
  return [
    ...emailsIn(text).map((value) => ({ by: 'email' as const, value })),
    ...phonesIn(text).map((value) => ({ by: 'phone' as const, value })),
  ];
}

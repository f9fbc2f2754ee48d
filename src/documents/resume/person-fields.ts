import { ENTRY_ID, type Fields } from '../fields.ts';
import { FACTS_MAX, TAGS_MAX } from '../limits.ts';

/* Who a resume is about, and how to reach them. */

/** One address of the person's in the web. */
export const LINK = {
  label: { kind: 'line', label: 'Name', print: 'contact', jsonResume: 'network' },
  url: { kind: 'address', label: 'Address', print: 'contact', jsonResume: 'url', contact: 'link' },
} as const satisfies Fields;

/** A fact about the person with a label of their own, such as a driving licence. */
export const FACT = {
  id: ENTRY_ID,
  label: { kind: 'line', label: 'Label', print: 'fact' },
  value: { kind: 'line', label: 'Value', print: 'fact' },
} as const satisfies Fields;

export const PERSON = {
  firstName: { kind: 'line', label: 'First name', print: 'name', jsonResume: 'name', required: true },
  lastName: { kind: 'line', label: 'Last name', print: 'name', jsonResume: 'name', required: true },
  title: { kind: 'line', label: 'Professional title', print: 'title', jsonResume: 'label' },
  email: {
    kind: 'line',
    label: 'Email',
    print: 'contact',
    jsonResume: 'email',
    contact: 'email',
    required: true,
  },
  phone: {
    kind: 'line',
    label: 'Phone',
    print: 'contact',
    jsonResume: 'phone',
    contact: 'phone',
    required: true,
  },
  location: { kind: 'line', label: 'Location', print: 'contact', jsonResume: 'location', contact: 'place' },
  links: {
    kind: 'list',
    label: 'Links',
    entry: 'link',
    fields: LINK,
    most: TAGS_MAX,
    jsonResume: 'profiles',
  },
  preferredName: { kind: 'line', label: 'Preferred name', print: 'name', since: 2 },
  pronouns: { kind: 'line', label: 'Pronouns', print: 'fact', since: 2 },
  workPermit: { kind: 'line', label: 'Work permit', print: 'fact', since: 2 },
  facts: {
    kind: 'list',
    label: 'Further facts',
    entry: 'fact',
    fields: FACT,
    most: FACTS_MAX,
    since: 2,
  },
} as const satisfies Fields;

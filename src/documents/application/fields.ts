import { ENTRY_ID, type Fields } from '../fields.ts';
import { TAGS_MAX } from '../limits.ts';

/*
 * Every field of an application, once. The order is that of the stored data. How to add one, and what else to think of:
 * docs/how-to/add-a-field.md.
 */

/** How far an application has come, in order. */
export const STAGES = ['saved', 'applied', 'interviewing', 'offer', 'closed'] as const;
export type Stage = (typeof STAGES)[number];

/** Why an application is closed; empty where nobody has said. */
export const CLOSED_REASONS = ['', 'accepted', 'declined', 'rejected', 'no-answer', 'withdrawn'] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** In which stage it was closed; empty where nobody knows. */
export const CLOSED_FROM = ['', 'saved', 'applied', 'interviewing', 'offer'] as const satisfies readonly (
  Stage | ''
)[];
export type ClosedFrom = (typeof CLOSED_FROM)[number];

const LINKS_MAX = 50;
const CONTACTS_MAX = 50;

/** Somebody at the employer's. */
export const APPLICATION_CONTACT = {
  id: ENTRY_ID,
  name: { kind: 'line', label: 'Name', print: 'not printed' },
  email: { kind: 'line', label: 'Email', print: 'not printed' },
  phone: { kind: 'line', label: 'Phone', print: 'not printed' },
  note: { kind: 'line', label: 'Note', print: 'not printed' },
} as const satisfies Fields;

export const APPLICATION_LINK = {
  id: ENTRY_ID,
  label: { kind: 'line', label: 'Label', print: 'not printed' },
  url: { kind: 'address', label: 'Address', print: 'not printed' },
} as const satisfies Fields;

export const APPLICATION = {
  employer: { kind: 'line', label: 'Employer', print: 'not printed' },
  position: { kind: 'line', label: 'Position', print: 'not printed' },
  location: { kind: 'line', label: 'Place', print: 'not printed' },
  /** Where the ad stands. It is never fetched. */
  url: { kind: 'address', label: 'Address of the ad', print: 'not printed' },
  ad: { kind: 'text', label: 'Job ad', print: 'not printed' },
  salary: { kind: 'line', label: 'Pay', print: 'not printed' },
  deadline: { kind: 'day', label: 'Deadline', print: 'not printed' },
  tags: { kind: 'lines', label: 'Tags', most: TAGS_MAX, print: 'not printed' },
  links: {
    kind: 'list',
    label: 'Links',
    entry: 'link',
    fields: APPLICATION_LINK,
    most: LINKS_MAX,
    print: 'not printed',
  },
  stage: { kind: 'choice', label: 'Stage', choices: STAGES, default: 'saved', print: 'not printed' },
  /** When the stage became what it is; empty where nobody knows. */
  stageChangedAt: { kind: 'moment', label: 'Stage since', print: 'not printed' },
  closedReason: {
    kind: 'choice',
    label: 'Why it is closed',
    choices: CLOSED_REASONS,
    default: '',
    print: 'not printed',
  },
  /** How far it had come; it says something of one that is closed alone. */
  closedFrom: {
    kind: 'choice',
    label: 'How far it came',
    choices: CLOSED_FROM,
    default: '',
    print: 'not printed',
  },
  /** Empty where nobody knows; it says nothing of one that is not applied for. */
  appliedOn: { kind: 'day', label: 'Applied on', print: 'not printed' },
  nextStep: { kind: 'line', label: 'Next step', print: 'not printed' },
  nextStepOn: { kind: 'day', label: 'Day of the next step', print: 'not printed' },
  notes: { kind: 'text', label: 'Notes', print: 'not printed' },
  contacts: {
    kind: 'list',
    label: 'Contacts',
    entry: 'contact',
    fields: APPLICATION_CONTACT,
    most: CONTACTS_MAX,
    print: 'not printed',
  },
  /** With what it is applied for. */
  resumeId: { kind: 'document', of: 'resume', label: 'Resume', print: 'not printed' },
  letterId: { kind: 'document', of: 'letter', label: 'Cover letter', print: 'not printed' },
} as const satisfies Fields;

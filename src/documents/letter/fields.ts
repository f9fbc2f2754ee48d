import { PAPERS, type Fields } from '../fields.ts';
import { DRAWING } from '../look/drawing.ts';
import { COLOR_LOOK, PAGE_NUMBER_LOOK } from '../look/look-fields.ts';
import { en } from '../text/languages/en.ts';

/** What a new letter starts with. The bracketed words are placeholders: see placeholders.ts. */
export const DEFAULT_TITLE = 'Untitled Cover Letter';

/** The words of a new letter; other languages have their own: see in-language.ts. */
const DEFAULT_CONTENT = en.letterDefaults;

const DEFAULT_SETTINGS = { fontSize: 12, fontFamily: 'Arial', margins: 1, spacing: 1.15 } as const;

/*
 * Every field of a letter, once. The order is that of the stored data. How to add one, and what else to think of:
 * docs/how-to/add-a-field.md.
 */

/** Who writes. */
export const SENDER = {
  fullName: { kind: 'line', label: 'Full name', print: 'name' },
  email: { kind: 'line', label: 'Email', print: 'contact', contact: 'email' },
  phone: { kind: 'line', label: 'Phone', print: 'contact', contact: 'phone' },
  address: { kind: 'line', label: 'Address', print: 'contact', contact: 'place' },
  city: { kind: 'line', label: 'City', print: 'contact', contact: 'place' },
  state: { kind: 'line', label: 'State', print: 'contact', contact: 'place' },
  zipCode: { kind: 'line', label: 'ZIP code', print: 'contact', contact: 'place' },
} as const satisfies Fields;

/** Whom the letter goes to. */
export const RECIPIENT = {
  hiringManagerName: { kind: 'line', label: 'Hiring manager', print: 'recipient' },
  company: { kind: 'line', label: 'Company', print: 'recipient' },
  position: { kind: 'line', label: 'Position', print: 'placeholder' },
  companyAddress: { kind: 'line', label: 'Company address', print: 'recipient' },
  city: { kind: 'line', label: 'Company city', print: 'recipient' },
  state: { kind: 'line', label: 'Company state', print: 'recipient' },
  zipCode: { kind: 'line', label: 'Company ZIP code', print: 'recipient' },
} as const satisfies Fields;

/** What the letter says. Position and company in brackets stand for those of the recipient. */
export const CONTENT = {
  opening: { kind: 'line', label: 'Opening', print: 'text', default: DEFAULT_CONTENT.opening },
  body: { kind: 'text', label: 'Body', print: 'text', default: DEFAULT_CONTENT.body },
  closing: { kind: 'text', label: 'Closing', print: 'text', default: DEFAULT_CONTENT.closing },
  signature: { kind: 'line', label: 'Signature', print: 'text', default: DEFAULT_CONTENT.signature },
} as const satisfies Fields;

/** The parts of what a letter says, in the order of reading. */
export const CONTENT_PARTS = Object.keys(CONTENT) as (keyof typeof CONTENT)[]; // Its very keys.

export const LETTER_SETTINGS = {
  /** In points. */
  fontSize: {
    kind: 'number',
    label: 'Type size',
    print: 'setting',
    least: 8,
    most: 16,
    default: DEFAULT_SETTINGS.fontSize,
  },
  fontFamily: {
    kind: 'typeface',
    label: 'Typeface',
    print: 'setting',
    default: DEFAULT_SETTINGS.fontFamily,
  },
  /** In inches, on all four sides. */
  margins: {
    kind: 'number',
    label: 'Margins',
    print: 'setting',
    least: 0.4,
    most: 2,
    default: DEFAULT_SETTINGS.margins,
  },
  /** As a multiple of the type size. */
  spacing: {
    kind: 'number',
    label: 'Line spacing',
    print: 'setting',
    least: 1,
    most: 2.5,
    default: DEFAULT_SETTINGS.spacing,
  },
  paper: { kind: 'choice', label: 'Paper', print: 'setting', choices: PAPERS, default: 'a4' },
  language: { kind: 'language', label: 'Language', print: 'setting', default: 'en' },
  /** Whether long texts have bold, italic and links in them (text/marks.ts). */
  marks: {
    kind: 'flag',
    label: 'Bold, italic and links',
    print: 'setting',
    default: false,
    said: ['On', 'Off'],
  },
  ...DRAWING,
  ...COLOR_LOOK,
  ...PAGE_NUMBER_LOOK,
} as const satisfies Fields;

export const LETTER = {
  personalInfo: { kind: 'group', label: 'Personal Information', fields: SENDER },
  recipient: { kind: 'group', label: 'Recipient Information', fields: RECIPIENT },
  content: { kind: 'group', label: 'Cover Letter Content', fields: CONTENT },
  settings: { kind: 'group', label: 'Settings', follows: false, fields: LETTER_SETTINGS },
} as const satisfies Fields;

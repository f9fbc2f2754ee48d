import { ENTRY_ID, PAPERS, type Fields } from '../fields.ts';
import { DRAWING } from '../look/drawing.ts';
import { LOOK } from '../look/look-fields.ts';

/* How a resume is set, as a whole and section by section: fields of the table (fields.ts) that hold no words of a career. */

/** How close the lines and parts of a resume stand. */
export const DENSITY_CHOICES = ['normal', 'compact', 'tight'] as const;

/** How all of a resume is set. */
export const SETTINGS = {
  paper: { kind: 'choice', label: 'Paper', print: 'setting', choices: PAPERS, default: 'a4' },
  language: { kind: 'language', label: 'Language of headings', print: 'setting', default: 'en' },
  density: {
    kind: 'choice',
    label: 'Spacing',
    print: 'setting',
    choices: DENSITY_CHOICES,
    default: 'normal',
  },
  /** Whether long texts have bold, italic and links in them (text/marks.ts). */
  marks: {
    kind: 'flag',
    label: 'Bold, italic and links',
    print: 'setting',
    default: false,
    since: 2,
    said: ['On', 'Off'],
  },
  ...DRAWING,
  ...LOOK,
} as const satisfies Fields;

/**
 * How one section is set, and by its place in the list, where. `id` is that of a further section, or one of
 * `CORE_SECTIONS`, which have their own heading here.
 */
export const PLACED_SECTION = {
  id: ENTRY_ID,
  heading: { kind: 'line', label: 'Heading', print: 'heading' },
  headingHidden: {
    kind: 'flag',
    label: 'Heading hidden',
    print: 'setting',
    default: false,
    said: ['Hidden', 'Shown'],
  },
  keepTogether: {
    kind: 'flag',
    label: 'Keep on one page',
    print: 'setting',
    default: false,
    said: ['Kept on one page', 'May be parted'],
  },
  newPage: {
    kind: 'flag',
    label: 'Start on a new page',
    print: 'setting',
    default: false,
    said: ['On a new page', 'Follows on the page'],
  },
} as const satisfies Fields;

/** The sections that every resume has, in the order in which they stand where nobody has chosen another. */
export const CORE_SECTIONS = ['summary', 'employment', 'education', 'skills'] as const;
export type CoreSection = (typeof CORE_SECTIONS)[number];

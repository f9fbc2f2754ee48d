import { type LOOK, TEXT_SIZES as SIZES } from '#documents/look/look-fields.ts';
import { TYPEFACE_PAIRS } from '#documents/look/typeface-pairs.ts';

type Choices<Name extends keyof typeof LOOK> = (typeof LOOK)[Name] extends { choices: readonly (infer C)[] }
  ? { value: C; label: string }[]
  : never;

const OF_DESIGN = { value: '', label: 'As the design' } as const;

/** Colors that suit a page for work, each readable as text. */
export const COLORS: readonly { value: string; label: string }[] = [
  { value: '#1f2937', label: 'Ink' },
  { value: '#1e3a8a', label: 'Navy' },
  { value: '#1d4ed8', label: 'Blue' },
  { value: '#0f766e', label: 'Teal' },
  { value: '#166534', label: 'Green' },
  { value: '#9a3412', label: 'Rust' },
  { value: '#9f1239', label: 'Crimson' },
  { value: '#6d28d9', label: 'Violet' },
];

const TYPEFACES: Choices<'typefaces'> = [
  OF_DESIGN,
  ...Object.entries(TYPEFACE_PAIRS).map(([value, { name }]) => ({
    value: value as keyof typeof TYPEFACE_PAIRS, // The key of an entry of just this table.
    label: name,
  })),
];

const TEXT_SIZES: Choices<'textSize'> = [
  OF_DESIGN,
  ...SIZES.map((value) => ({ value, label: `${value} pt` })),
];

const LINE_SPACINGS: Choices<'lineSpacing'> = [
  OF_DESIGN,
  { value: '1.2', label: '1.2, close' },
  { value: '1.3', label: '1.3' },
  { value: '1.4', label: '1.4' },
  { value: '1.5', label: '1.5' },
  { value: '1.6', label: '1.6, airy' },
];

const MARGINS: Choices<'pageMargins'> = [
  OF_DESIGN,
  { value: '10', label: '10 mm, narrow' },
  { value: '12.5', label: '12.5 mm' },
  { value: '15', label: '15 mm' },
  { value: '17.5', label: '17.5 mm' },
  { value: '20', label: '20 mm' },
  { value: '22.5', label: '22.5 mm' },
  { value: '25', label: '25 mm' },
  { value: '27.5', label: '27.5 mm' },
  { value: '30', label: '30 mm, wide' },
];

const DATE_STYLES: Choices<'dateStyle'> = [
  OF_DESIGN,
  { value: 'short', label: 'Mar 2019' },
  { value: 'long', label: 'March 2019' },
  { value: 'numeric', label: '03/2019' },
  { value: 'iso', label: '2019-03' },
  { value: 'year', label: '2019' },
];

const DATE_PLACES: Choices<'datePlace'> = [
  OF_DESIGN,
  { value: 'right', label: 'At the right' },
  { value: 'inline', label: 'After the employer' },
  { value: 'rail', label: 'In a column before the text' },
  { value: 'above', label: 'Above the title' },
];

const HEADING_CASES: Choices<'headingCase'> = [
  OF_DESIGN,
  { value: 'written', label: 'As written' },
  { value: 'capitals', label: 'In capitals' },
];

const SKILL_STYLES: Choices<'skillStyle'> = [
  OF_DESIGN,
  { value: 'commas', label: 'With commas' },
  { value: 'dots', label: 'With dots' },
  { value: 'panel', label: 'On a tinted panel' },
  { value: 'pills', label: 'As pills' },
  { value: 'groups', label: 'Groups in a column' },
];

const BULLET_SIGNS: Choices<'bulletSign'> = [
  OF_DESIGN,
  { value: 'dot', label: '• Dot' },
  { value: 'dash', label: '– Dash' },
  { value: 'chevron', label: '› Angle' },
];

const PAGE_NUMBERS: Choices<'pageNumbers'> = [
  { value: '', label: 'From the second page' },
  { value: 'on', label: 'On every page' },
  { value: 'off', label: 'None' },
];

/** What is said where a color is too pale to be read in. */
export const TOO_PALE = 'Too pale to read. Text is set in the nearest color that can be read.';

/** What the choices of each setting are called, by its name. */
export const LOOK_CHOICES = {
  typefaces: TYPEFACES,
  textSize: TEXT_SIZES,
  lineSpacing: LINE_SPACINGS,
  pageMargins: MARGINS,
  dateStyle: DATE_STYLES,
  datePlace: DATE_PLACES,
  headingCase: HEADING_CASES,
  skillStyle: SKILL_STYLES,
  bulletSign: BULLET_SIGNS,
  pageNumbers: PAGE_NUMBERS,
} satisfies { [Name in ChoiceName]: Choices<Name> };

export type ChoiceName = {
  [Name in keyof typeof LOOK]: (typeof LOOK)[Name] extends { kind: 'choice' } ? Name : never;
}[keyof typeof LOOK];

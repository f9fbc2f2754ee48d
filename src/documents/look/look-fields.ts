import type { Fields } from '../fields.ts';
import { DATE_STYLES } from '../text/dates.ts';
import { TYPEFACE_PAIR_IDS } from './typeface-pairs.ts';

/*
 * What somebody may change of a design: fields of the table (fields.ts). An empty value is the design's own, so that a
 * document without wishes prints as its design does, today and after a design was redrawn.
 */

/** What a choice holds that leaves it to the design. */
export const OF_DESIGN = '';

/** Of the text, in points. */
export const TEXT_SIZES = ['9', '9.5', '10', '10.5', '11', '11.5', '12'] as const;
/** From one line of text to the next, as a multiple of its size. */
export const LINE_SPACINGS = ['1.2', '1.3', '1.4', '1.5', '1.6'] as const;
/** On all four sides, in millimeters. */
export const MARGINS = ['10', '12.5', '15', '17.5', '20', '22.5', '25', '27.5', '30'] as const;
/** At the right end of a line, in line with its words, in a column before the text, or above it. */
export const DATE_PLACES = ['right', 'inline', 'rail', 'above'] as const;
export const HEADING_CASES = ['written', 'capitals'] as const;
export const SKILL_STYLES = ['commas', 'dots', 'panel', 'pills', 'groups'] as const;
export const BULLET_SIGNS = ['dot', 'dash', 'chevron'] as const;
/** What stands before an item of a list. */
export const SIGNS: Readonly<Record<(typeof BULLET_SIGNS)[number], string>> = {
  dot: '•',
  dash: '–',
  chevron: '›',
};
export const PAGE_NUMBERS = ['on', 'off'] as const;

/** Colors, which letters have as well. */
export const COLOR_LOOK = {
  /** Of names, headings and marks, as `#rrggbb`. What could not be read in it is set in the nearest that can. */
  accentColor: { kind: 'color', label: 'Accent color', print: 'setting', since: 3 },
  /** Of ornaments, or where a gradient of the design ends. */
  secondColor: { kind: 'color', label: 'Second color', print: 'setting', since: 3 },
} as const satisfies Fields;

export const PAGE_NUMBER_LOOK = {
  pageNumbers: wish('Page numbers', PAGE_NUMBERS),
} as const satisfies Fields;

export const LOOK = {
  ...COLOR_LOOK,
  typefaces: wish('Typefaces', TYPEFACE_PAIR_IDS),
  textSize: wish('Text size', TEXT_SIZES),
  lineSpacing: wish('Line spacing', LINE_SPACINGS),
  pageMargins: wish('Margins', MARGINS),
  dateStyle: wish('Dates', DATE_STYLES),
  datePlace: wish('Place of dates', DATE_PLACES),
  headingCase: wish('Headings', HEADING_CASES),
  skillStyle: wish('Skills', SKILL_STYLES),
  bulletSign: wish('Bullets', BULLET_SIGNS),
  ...PAGE_NUMBER_LOOK,
} as const satisfies Fields;

/** A choice that may be left to the design. */
function wish<const Label extends string, const Choices extends readonly string[]>(
  label: Label,
  choices: Choices,
) {
  return {
    kind: 'choice',
    label,
    print: 'setting',
    choices: [OF_DESIGN, ...choices],
    default: OF_DESIGN,
    since: 3,
  } as const;
}

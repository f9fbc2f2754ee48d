import { DUTCH_LETTERS } from './dutch-letters.ts';
import { ENGLISH_LETTERS } from './english-letters.ts';
import { GERMAN_LETTERS } from './german-letters.ts';
import type { MadeUpLetter } from './made-up-letter.ts';
import { POLISH_LETTERS } from './polish-letters.ts';
import { ROMANCE_LETTERS } from './romance-letters.ts';

/** Letters by nobody, as people of eight countries set them. */
export const MADE_UP_LETTERS: readonly MadeUpLetter[] = [
  ...ENGLISH_LETTERS,
  ...GERMAN_LETTERS,
  ...ROMANCE_LETTERS,
  ...DUTCH_LETTERS,
  ...POLISH_LETTERS,
];

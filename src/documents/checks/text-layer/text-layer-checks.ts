import type { Check } from '../check.ts';
import { doubtfulFonts } from './fonts.ts';
import { hiddenText } from './hidden.ts';
import { gluedIcons } from './icons.ts';
import { brokenLigatures, gluedWords, letterSpaced, undecodable } from './letters.ts';
import { imageOnly } from './pictures.ts';

export const textLayerChecks: readonly Check[] = [
  imageOnly,
  undecodable,
  brokenLigatures,
  letterSpaced,
  gluedWords,
  doubtfulFonts,
  gluedIcons,
  hiddenText,
];

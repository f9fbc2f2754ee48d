import type { Check } from '../check.ts';
import { otherLanguageThanAd } from './ad-language.ts';
import { certainGrammar } from './certain-grammar.ts';
import { mixedSpelling } from './mixed-spelling.ts';
import { emptyPhrases } from './phrases.ts';
import { spelling } from './spelling.ts';

/** Checks of the language; `grammar.ts` adds findings to `certainGrammar` on request. */
export const languageChecks: readonly Check[] = [
  spelling,
  certainGrammar,
  emptyPhrases,
  mixedSpelling,
  otherLanguageThanAd,
];

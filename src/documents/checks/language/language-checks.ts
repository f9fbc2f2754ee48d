import type { Check } from '../check.ts';
import { otherLanguageThanAd } from './ad-language.ts';
import { certainGrammar } from './certain-grammar.ts';
import { mixedSpelling } from './mixed-spelling.ts';
import { emptyPhrases } from './phrases.ts';
import { spelling } from './spelling.ts';

/** What is looked at in the language, 62 to 66; `grammar.ts` adds to 63 on request. */
export const languageChecks: readonly Check[] = [
  spelling,
  certainGrammar,
  emptyPhrases,
  mixedSpelling,
  otherLanguageThanAd,
];

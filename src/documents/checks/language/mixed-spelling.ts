import { type English, variantOf } from '../words/spelling-variants.ts';
import { ownWords } from '../words/resume-texts.ts';
import { quoted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';
import type { Source } from '../../readback/read-resume.ts';

type Used = { word: string; english: English; other: string; sure: boolean; place: Source };

/** American and British spelling side by side. Names are spelled as they are, so capitals are left alone. */
export const mixedSpelling: Check = {
  id: 'language/mixed-spelling',
  group: 'language',
  area: 'document',
  severity: 'low',
  why: 'Either is right; both in one document look like parts copied from elsewhere.',
  applies: ({ resume }) => resume.language === 'en' && ownWords(resume).length > 0,
  find({ resume }) {
    const used = ownWords(resume).flatMap(({ value, source }) => wordsIn(value, source));
    const american = used.filter(({ english, sure }) => english === 'US' && sure);
    const british = used.filter(({ english }) => english === 'UK');
    // "-ize" is right on both sides, and the same word in both forms is not.
    const both = used.filter(({ sure, other }) => !sure && british.some(({ word }) => word === other));
    const ofUs = [...american, ...both];
    if (ofUs.length === 0 || british.length === 0) return [];
    const odd = ofUs.length < british.length ? ofUs : british;
    return [
      {
        title: `American and British spelling are mixed: ${quoted(ofUs.map(({ word }) => word))} and ${quoted(british.map(({ word }) => word))}`,
        suggestion: `Keep to one of them, the one of the country you apply in. To match the others, write ${quoted(odd.map(({ other }) => other))}.`,
        places: odd.map(({ place }) => place),
      },
    ];
  },
};

function wordsIn(text: string, source: Source): Used[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap(({ 0: written, index }) => {
    const atStart = index === 0;
    if (/^\p{Lu}/u.test(written) && !atStart) return [];
    const word = written.toLowerCase();
    const variant = variantOf(word);
    return variant === undefined ? [] : [{ word, ...variant, place: { ...source, snippet: written } }];
  });
}

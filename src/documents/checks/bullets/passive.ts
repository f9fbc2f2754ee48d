import { looksPast, verbForms } from '../words/verb-forms.ts';
import type { Check } from '../check.ts';
import { openingOf, opensWithVerb } from './opening.ts';
import { hasEnglishBullets, jobBullets, quoted, within } from './resume-bullets.ts';
import { weakStart } from './weak-start.ts';

/** A form of "be" and the word after it, an adverb between them or not. */
const BE =
  /\b(?:was|were|is|are|been|being)\s+(?:(?:also|not|then|later|\p{L}{3,}ly)\s+)?(\p{L}+(?:-\p{L}+)*)/giu;

/** What is done to somebody and does them honor, and participles that are adjectives. */
const FINE = new Set(
  `promoted awarded selected recognized recognised nominated elected chosen named honored honoured invited appointed
  hired asked recruited commended praised ranked rated voted certified trained published featured cited adopted approved
  licensed based located known interested dedicated committed experienced skilled qualified motivated involved required
  needed limited related used supposed tired retired married engaged unmatched unprecedented increased red bed united
  responsible tasked charged entrusted`.split(/\s+/),
);

/** The passive of a bullet's own sentence; clauses that follow a verb in the active are left alone. */
export function passiveOf(text: string): string | undefined {
  if (opensWithVerb(openingOf(text))) return undefined;
  for (const match of text.matchAll(BE)) {
    const [phrase, participle = ''] = match;
    const before = text.slice(0, match.index);
    if (/\b(?:who|which|that|whose|whom|what|where|when|while|if|as|because|since|so)\b/iu.test(before))
      return undefined;
    if (FINE.has(participle.toLowerCase())) continue;
    const sure = verbForms(participle).some(({ tense }) => tense === 'participle') || looksPast(participle);
    // "were up", "was lead" and the like: a base form that is no participle.
    if (
      sure &&
      !/^(?:run|come|become|set|cost|put|open|clear|clean|complete|present|direct|separate)$/iu.test(
        participle,
      )
    )
      return phrase;
  }
  return undefined;
}

/** Sentences in the passive. */
export const passive: Check = {
  id: 'bullets/passive',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'The passive says that something was done and leaves open whether you did it.',
  passed: 'Bullets are in the active voice',
  applies: hasEnglishBullets,
  find(input) {
    const found = jobBullets(input).flatMap(({ text, source }) => {
      const phrase = weakStart(text) === undefined ? passiveOf(text) : undefined;
      return phrase === undefined ? [] : [{ phrase, place: within(source, phrase), text }];
    });
    if (found.length === 0) return [];
    return [
      {
        title: `What you did is told in the passive: ${quoted(found.map(({ phrase }) => phrase))}`,
        suggestion:
          'Begin with the verb and say who did it by leaving yourself out: “Prepared the reports”, not “The reports were prepared”.',
        places: found.map(({ place }) => place),
      },
    ];
  },
};

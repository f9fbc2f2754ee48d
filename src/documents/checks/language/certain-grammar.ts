import { jobTexts } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';

/** Words that nobody writes twice in a row on purpose. */
const DOUBLED =
  /(?<![\p{L}-])(the|and|of|to|in|for|with|a|an|on|at|by|from|is|was|were|are|as|or|our|their|this|which|who|we|it|into|through|between)\s+\1(?![\p{L}'’-])/giu;

/** "a" before a vowel that is heard as one; words that begin with "u", "eu" or "one" are left to their reader. */
const A_BEFORE_VOWEL =
  /(?<![\p{L}\p{N}.&'’/-])a\s+(?!one|once|eu|ewe|oui|ouija)([aeio]\p{Ll}{2,})(?![\p{L}/])/gu;

/** "an" before a consonant; an "h" may be silent, and letters are read by name. */
const AN_BEFORE_CONSONANT =
  /(?<![\p{L}\p{N}.&'’/-])an\s+([bcdfgjklmnpqrstvwz]\p{Ll}{2,}|(?:uni|use|usu|uti|euro)\p{Ll}+)(?![\p{L}/])/gu;

/** "unimportant" and the like begin with a vowel that is heard. */
const UN = /^(?:unim|unin|unid|unif(?=f)|unintended|unip(?=l)|unis(?=s))/iu;

const SHOULD_OF = /\b(?:should|could|would|must|might) of\b/giu;
const MORE_THEN =
  /\b(?:more|less|fewer|better|faster|higher|lower|greater|larger|smaller|rather|earlier|later|other) then(?=\s+(?:\d|a\b|an\b|the\b|any\b|one|two|three|four|five|ten|twenty|half|expected|planned|average))/giu;
const MORE_BETTER =
  /\bmore (?:better|faster|easier|higher|greater|stronger|larger|cheaper|quicker)\b(?!\s*(?:-|and\b))/giu;
const AN_APOSTROPHE =
  /\b(?:\d0['’]s|KPI['’]s|CEO['’]s(?= and)|PC['’]s|ATM['’]s)(?=\s+(?:and|for|in|on|were|are|to)\b)/gu;
const ABLE_OF =
  /\b(?:capable to|responsible of|specialized on|participated on|interested on|depending of|comply to|complied to|in accordance to|consist in of|discuss about|discussed about)\b/giu;

const INSTEAD_OF: Readonly<Record<string, string>> = {
  'capable to': 'capable of',
  'responsible of': 'responsible for',
  'specialized on': 'specialized in',
  'participated on': 'participated in',
  'interested on': 'interested in',
  'depending of': 'depending on',
  'comply to': 'comply with',
  'complied to': 'complied with',
  'in accordance to': 'in accordance with',
  'discuss about': 'discuss',
  'discussed about': 'discussed',
};

/** A fault of grammar that needs no parser to be sure of. */
export type GrammarSlip = { written: string; better: string };

/** Such faults in a text, as written. */
export function certainSlips(text: string): GrammarSlip[] {
  const all = (pattern: RegExp, better: (match: RegExpExecArray) => string | undefined): GrammarSlip[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const mended = better(match);
      return mended === undefined ? [] : [{ written: match[0], better: mended }];
    });
  return [
    // "on in on-site" and "A a" of letters are no doubling: only the same word in the same case, or at the beginning.
    ...all(DOUBLED, ([, word = '']) => word),
    ...all(A_BEFORE_VOWEL, ([, word = '']) => `an ${word}`),
    ...all(AN_BEFORE_CONSONANT, ([, word = '']) => (UN.test(word) ? undefined : `a ${word}`)),
    ...all(SHOULD_OF, ([phrase]) => phrase.replace(/of$/iu, 'have')),
    ...all(MORE_THEN, ([phrase]) => phrase.replace(/then$/iu, 'than')),
    ...all(MORE_BETTER, ([phrase]) => phrase.replace(/^more /iu, '')),
    ...all(AN_APOSTROPHE, ([phrase]) => phrase.replace(/['’]/u, '')),
    ...all(ABLE_OF, ([phrase]) => INSTEAD_OF[phrase.toLowerCase()]),
  ];
}

/** Grammar faults that are certain without a grammar checker; `grammar.ts` finds more under the same id, on request. */
export const certainGrammar: Check = {
  id: 'language/grammar',
  group: 'language',
  area: 'document',
  severity: 'medium',
  why: 'A slip of grammar is read as haste, in the very document that should show your care.',
  applies: (input) =>
    input.resume.language === 'en' && [...jobTexts(input), ...input.resume.summary].length > 0,
  find(input) {
    const texts = [
      ...jobTexts(input).map((text) => ({ ...text, area: 'experience' as const })),
      ...input.resume.summary.map((text) => ({ ...text, area: 'summary' as const })),
    ];
    return texts.flatMap(({ value, source, area }) =>
      certainSlips(value).map(({ written, better }) => ({
        title: `“${written}” should be “${better}”`,
        suggestion: `Write “${better}”.`,
        area,
        places: [{ ...source, snippet: written }],
      })),
    );
  },
};

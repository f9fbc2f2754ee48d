import { cliches, type Phrase, wordyPhrases } from '../words/cliches.ts';
import { type AreaText, ownWords } from '../words/resume-texts.ts';
import { quoted } from '../bullets/resume-bullets.ts';
import type { Check, Fault } from '../check.ts';
import type { Source } from '../../readback/read-resume.ts';

const MOST_ADVISED = 4;

type Found = { written: string; phrase: Phrase; place: Source };

/** What everybody says, and what takes three words for one. */
export const emptyPhrases: Check = {
  id: 'language/empty-phrases',
  group: 'language',
  area: 'document',
  severity: 'low',
  why: 'These words stand in so many resumes that they tell nothing of you; the room is worth more filled with facts.',
  passed: 'No worn-out phrases',
  applies: ({ resume }) => resume.language === 'en' && ownWords(resume).length > 0,
  find({ resume }) {
    const texts = ownWords(resume);
    return [
      ...fault(find(texts, cliches), 'Worn-out words', 'Show it instead'),
      ...fault(find(texts, wordyPhrases), 'Fewer words say the same', 'Shorten'),
    ];
  },
};

function find(texts: readonly AreaText[], phrases: readonly Phrase[]): Found[] {
  return texts.flatMap(({ value, source }) =>
    phrases.flatMap((phrase) =>
      (value.match(phrase.pattern) ?? []).map((written) => ({
        written,
        phrase,
        place: { ...source, snippet: written },
      })),
    ),
  );
}

function fault(found: readonly Found[], what: string, advice: string): Fault[] {
  if (found.length === 0) return [];
  const distinct = [...new Map(found.map((each) => [each.phrase.instead, each])).values()];
  const suggestion = distinct
    .slice(0, MOST_ADVISED)
    .map(({ written, phrase }) => `for “${written}”, ${phrase.instead}`)
    .join('; ');
  return [
    {
      title: `${what}: ${quoted(found.map(({ written }) => written.toLowerCase()))}`,
      suggestion: `${advice}: ${suggestion}.`,
      places: found.map(({ place }) => place),
    },
  ];
}

import { verbForms } from '../words/verb-forms.ts';
import type { Check } from '../check.ts';
import { bare, type Opening, openingOf } from './opening.ts';
import { counted, hasEnglishBullets, jobBullets, within } from './resume-bullets.ts';

/** What follows a verb and hardly ever a noun in its place: "Lead a team", but "Lead developer". */
const AFTER_VERB =
  /^(?:a|an|the|all|each|every|any|multiple|various|several|new|up|out|down|over|daily|weekly|monthly|its|their|his|her|our|my|[\d$€£].*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds)$/iu;

/**
 * The past of a verb that opens a bullet in the present, as "managed" for "Manage"; undefined where the opening is no
 * verb for sure or already in the past.
 */
export function presentOpening(opening: Opening): { written: string; past: string } | undefined {
  const { word, rest } = opening;
  const forms = verbForms(word);
  const present = forms.find(({ tense }) => tense === 'base' || tense === 'third');
  if (present === undefined || forms.some(({ tense }) => tense === 'past')) return undefined;
  const { verb, tense } = present;
  if (verb.ambiguous && !AFTER_VERB.test(bare(rest[0] ?? '')) && !joinsVerb(rest)) return undefined;
  // "Nurses the plants" is rare, "Nurses a day" are people.
  if (verb.ambiguous && tense === 'third' && !/^(?:a|an|the)$/iu.test(rest[0] ?? '')) return undefined;
  return { written: word, past: verb.past };
}

/** "Design and implement": the second is surely a verb, and so the first is one too. */
function joinsVerb([and, next = '']: readonly string[]): boolean {
  return (
    /^(?:and|&)$/iu.test(and ?? '') &&
    verbForms(bare(next)).some(({ tense, verb }) => tense === 'base' && !verb.ambiguous)
  );
}

/** The present tense in a job that has ended. The past in a current job tells of what is finished, and is fine. */
export const tense: Check = {
  id: 'bullets/tense',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'The present says that you still do it, while the dates of the job say that you left.',
  passed: 'Jobs that ended are told in the past',
  applies: (input) => hasEnglishBullets(input) && jobBullets(input).some(({ tense: of }) => of === 'past'),
  find(input) {
    const found = jobBullets(input).flatMap(({ text, source, tense: of }) => {
      const present = of === 'past' ? presentOpening(openingOf(text)) : undefined;
      return present === undefined ? [] : [{ ...present, place: within(source, text) }];
    });
    const [first] = found;
    if (first === undefined) return [];
    const changes = [...new Map(found.map(({ written, past }) => [written, past]))];
    return [
      {
        title: `${counted(found.length, 'bullet')} of a past job ${found.length === 1 ? 'is' : 'are'} in the present: “${first.written}”`,
        suggestion: `Write it in the past: ${changes
          .slice(0, 4)
          .map(([written, past]) => `“${past.charAt(0).toUpperCase()}${past.slice(1)}” for “${written}”`)
          .join(', ')}.`,
        places: found.map(({ place }) => place),
      },
    ];
  },
};

import { atLeast } from '../bullets/resume-bullets.ts';
import type { Check, Fault } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { ownWords } from '../words/resume-texts.ts';
import { findTerms, knownTermIndex } from './known-terms.ts';

/* The check for keywords that are there for a machine: repeated terms, and passages of the ad. */

/** A term so often, and in so large a share of all words, is there for a machine. */
const OFTEN = 12;
const SHARE = 0.035;

/** Terms that are listed twice or repeated beyond sense, and passages of the ad. */
export const stuffing: Check = {
  id: 'keywords/stuffing',
  group: 'keywords',
  area: 'skills',
  severity: 'medium',
  why: 'A person reads the resume after the machine, and sees at once when words were put in for the machine.',
  applies: ({ resume }) => ownWords(resume).length > 0,
  find: (input) => [...listedTwice(input), ...repeated(input), ...copied(input)],
};

function listedTwice({ resume }: CheckInput): Fault[] {
  const bySkill = Map.groupBy(
    resume.skills.filter(({ value }) => value.length > 1),
    ({ value }) => value.trim().toLowerCase(),
  );
  const twice = [...bySkill.values()].filter(({ length }) => length > 1);
  if (twice.length === 0) return [];
  const names = twice.map(([first]) => `“${first?.value ?? ''}”`);
  return [
    {
      title: `${atLeast(twice.length, 'skill is', 'skills are')} listed more than once: ${names.slice(0, 4).join(', ')}`,
      severity: 'low',
      suggestion: 'Name each once.',
      places: twice.flatMap((same) => same.slice(1).map(({ source }) => source)),
    },
  ];
}

function repeated({ resume }: CheckInput): Fault[] {
  const texts = ownWords(resume);
  const words = texts.reduce((sum, { value }) => sum + value.split(/\s+/).length, 0);
  const uses = texts.flatMap(({ value, source }) =>
    findTerms(value, knownTermIndex).map(({ term, written }) => ({
      name: term.name,
      place: { ...source, snippet: written },
    })),
  );
  return [...Map.groupBy(uses, ({ name }) => name)]
    .filter(([, same]) => same.length >= OFTEN && same.length / words >= SHARE)
    .map(([, same]) => ({
      title: `“${same[0]?.place.snippet ?? ''}” stands at least ${String(same.length)} times in about ${String(Math.max(10, Math.round(words / 10) * 10))} words`,
      suggestion:
        'Keep it where it says something: once among the skills, and in the jobs where you used it.',
      places: same.map(({ place }) => place),
    }));
}

function copied({ resume, jobAd }: CheckInput): Fault[] {
  if (jobAd === undefined) return [];
  // Once for all texts: a resume has thousands of them, and an ad may be long.
  const runs = runsOf(jobAd);
  return ownWords(resume).flatMap(({ value, source, area }): Fault[] => {
    const passage = copiedPassage(runs, value);
    if (passage === undefined) return [];
    return [
      {
        title: 'A passage of the job ad stands in your resume word for word',
        suggestion: 'Say in your own words what you did of it, and where.',
        area,
        places: [{ ...source, snippet: passage }],
      },
    ];
  });
}

/** So many words in the same order do not come about by chance. */
const LONG = 14;

/** Every passage of an ad that is long enough to count as copied, in small letters. */
function runsOf(ad: string): ReadonlySet<string> {
  const words = ad.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    words.slice(0, Math.max(0, words.length - LONG + 1)).map((_, at) => words.slice(at, at + LONG).join(' ')),
  );
}

/** A passage of a text that is among these of an ad, as the text writes it. */
function copiedPassage(runs: ReadonlySet<string>, text: string): string | undefined {
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  for (let at = 0; at + LONG <= words.length; at += 1) {
    const run = words.slice(at, at + LONG);
    if (!runs.has(run.map(([word]) => word.toLowerCase()).join(' '))) continue;
    const last = run.at(-1);
    return last === undefined ? undefined : text.slice(run[0]?.index, last.index + last[0].length);
  }
  return undefined;
}

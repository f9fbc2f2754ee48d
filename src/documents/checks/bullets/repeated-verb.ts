import { verbForms } from '../words/verb-forms.ts';
import { alternativesFor } from '../words/verbs-that-fit.ts';
import type { Check } from '../check.ts';
import { openingOf } from './opening.ts';
import { type Bullet, hasEnglishBullets, isEnglish, jobBullets, within } from './resume-bullets.ts';

/** So often within one job, or so often in the whole resume and in a fifth of its bullets. */
const IN_ONE_JOB = 3;
const IN_ALL = 5;
const SHARE = 0.2;

/** One verb that opens bullet after bullet. */
export const repeatedVerb: Check = {
  id: 'bullets/repeated-verb',
  group: 'bullets',
  area: 'experience',
  severity: 'low',
  why: 'The same opening again and again makes different work look alike.',
  passed: 'Bullets open with different verbs',
  applies: (input) => isEnglish(input) && hasEnglishBullets(input) && jobBullets(input).length >= IN_ONE_JOB,
  find(input) {
    const bullets = jobBullets(input);
    const byVerb = Map.groupBy(
      bullets.filter(({ text }) => verbOf(text) !== undefined),
      ({ text }) => verbOf(text) ?? '',
    );
    return [...byVerb]
      .filter(([, same]) => isTooMany(same, bullets.length))
      .map(([verb, same]) => ({
        title: `${String(same.length)} bullets begin with “${openingOf(same[0]?.text ?? '').word}”`,
        suggestion: `Name what was special each time, for instance with ${alternativesFor(verb)
          .map((other) => `“${other}”`)
          .join(', ')}, where it is true.`,
        places: same.map(({ source, text }) => within(source, text)),
      }));
  },
};

function verbOf(text: string): string | undefined {
  return verbForms(openingOf(text).word)[0]?.verb.base;
}

function isTooMany(same: readonly Bullet[], all: number): boolean {
  const perJob = Map.groupBy(same, ({ jobIndex }) => jobIndex);
  return (
    [...perJob.values()].some(({ length }) => length >= IN_ONE_JOB) ||
    (same.length >= IN_ALL && same.length / all >= SHARE)
  );
}

import { adLanguage } from '#documents/ads/ad-language.ts';
import { featuresOf } from '#documents/ads/learned/features.ts';
import { AD_CLASSES, type AdClass } from '#documents/ads/learned/classes.ts';
import { hashOf } from '#documents/ads/learned/model.ts';
import { readByRules, readingOf } from '#documents/ads/read-ad.ts';
import type { Reading } from '#documents/ads/reading.ts';
import { placesOf } from '../measure/score.ts';
import type { Label, LabelledAd } from '../measure/truth.ts';
import { fold } from '#documents/parser/resume/text/fold.ts';

/** A sentence of a labelled ad: of each word the hashes of its features, the sign before it, and its place in `AD_CLASSES`. */
export type Example = { words: number[][]; signs: number[]; answers: number[] };

/** The sentences of an ad that are judged; none where nobody can tell its language. */
export function examplesOf({ text, truth }: LabelledAd): Example[] {
  const language = adLanguage(text);
  if (language === null) return [];
  const reading = readingOf(text, language);
  const { lines, found } = readByRules(reading);
  const answers = answersOf(text, truth.requirements, reading);
  return featuresOf(lines, found, reading).map(({ first, words, signs }) => ({
    words: words.map((features) => features.map(hashOf)),
    signs: [...signs],
    answers: words.map((_, at) => AD_CLASSES.indexOf(answers[first + at] ?? 'none')),
  }));
}

/** What each word is part of by the labels; what is asked for goes before what is merely named. */
function answersOf(text: string, labels: readonly Label[], { tokens }: Reading): AdClass[] {
  const answers = Array.from<AdClass>({ length: tokens.length }).fill('none');
  const folded = fold(text);
  const mentionedFirst = labels.toSorted((one, other) => Number(isAsked(one)) - Number(isAsked(other)));
  for (const label of mentionedFirst) {
    const answer: AdClass = label.kind === 'soft' || isAsked(label) ? label.kind : 'mentioned';
    for (const { from, to } of placesOf(folded, label.words))
      tokens.forEach((token, at) => {
        if (token.from < to && from < token.to) answers[at] = answer;
      });
  }
  return answers;
}

const isAsked = ({ strength }: Label): boolean => strength !== 'mentioned';

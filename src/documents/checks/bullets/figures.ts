import type { Check } from '../check.ts';
import { hasSeveralBullets } from './bullet-amount.ts';
import { withoutDoubtful, withoutNames } from './no-figures.ts';
import { type Measure, measureInWords } from './number-words.ts';
import { counted, jobBullets } from './resume-bullets.ts';

/**
 * Whether a text has a figure that measures something: a number, a share, an amount, a number in words. Years, dates,
 * telephone numbers, levels and versions measure nothing; of a number that may be a name nobody can tell.
 */
export function figureIn(text: string, language: string): Measure {
  const rest = withoutNames(text);
  const sure = withoutDoubtful(rest);
  const inWords = measureInWords(sure, language);
  if (/\d/.test(sure) || inWords === 'measures') return 'measures';
  return sure !== rest || inWords === 'perhaps' ? 'perhaps' : 'none';
}

const COUNTED_LANGUAGES = new Set(['en', 'de', 'fr', 'es', 'pt']);

/** Fewer than half of the bullets have a figure. */
export const figures: Check = {
  id: 'bullets/figures',
  counts: 'bullets',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'A figure shows the size of what you did and lets a reader believe it; without one, two people’s bullets read the same.',
  passed: 'At least half of the bullets have a figure',
  applies: (input) => COUNTED_LANGUAGES.has(input.resume.language) && hasSeveralBullets(input),
  find(input) {
    const bullets = jobBullets(input);
    const measures = bullets.map(({ text }) => figureIn(text, input.resume.language));
    const having = measures.filter((measure) => measure !== 'none').length;
    if (having * 2 >= bullets.length) return [];
    const most = measures.includes('perhaps') ? 'At most ' : '';
    return [
      {
        title: `${having === 0 ? 'None' : most + String(having)} of ${counted(bullets.length, 'bullet')} ${having === 1 ? 'has' : 'have'} a figure`,
        suggestion:
          'Add how many, how much, how often or how fast, wherever you know it: people served, money, time saved, size of the team, share of errors. An honest estimate (“about 30 a day”) is fine.',
        places: bullets.flatMap(({ source }, index) => (measures[index] === 'none' ? [source] : [])),
      },
    ];
  },
};

import type { Check } from '../check.ts';
import { openingOf, surelyNoVerb } from './opening.ts';
import { beginning, counted, hasEnglishBullets, jobBullets } from './resume-bullets.ts';
import { weakStart } from './weak-start.ts';

/** Bullets that do not begin with a verb. Those with a weak opening are left to `bullets/weak-start`. */
export const noActionVerb: Check = {
  id: 'bullets/no-action-verb',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'A verb at the beginning says at once what you did; a noun makes the reader look for it.',
  passed: 'Bullets begin with a verb',
  applies: hasEnglishBullets,
  find(input) {
    const found = jobBullets(input).filter(
      ({ text }) => surelyNoVerb(openingOf(text)) && weakStart(text) === undefined,
    );
    const [first] = found;
    if (first === undefined) return [];
    return [
      {
        title: `${counted(found.length, 'bullet does', 'bullets do')} not begin with a verb: “${beginning(first.text)}”`,
        suggestion:
          'Begin with what you did, such as “Led”, “Built”, “Taught” or “Cut”, and let the rest follow.',
        places: found.map(({ source }) => source),
      },
    ];
  },
};

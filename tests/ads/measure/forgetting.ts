import { createHash } from 'node:crypto';
import { concepts } from '#documents/ads/skills/concepts.ts';
import type { Concept } from '#documents/ads/skills/concepts.ts';
import { adWords } from '#documents/ads/words/all-words.ts';
import type { AdWords } from '#documents/ads/words/ad-words.ts';

const LISTS = [
  'soft',
  'general',
  'aside',
  'degrees',
  'certificates',
  'applying',
  'nice',
  'niceAhead',
  'must',
] as const;

export type Forgetting = { conceptsPercent: number; wordsPercent: number; seed: string };

/**
 * Makes the lists shorter for the rest of this process, before its first ad is read: ads that the lists were learned from
 * are then read nearly as ads never seen.
 */
export function forget({ conceptsPercent, wordsPercent, seed }: Forgetting): void {
  const isForgotten = (name: string, percent: number): boolean =>
    createHash('md5').update(`${seed}${name}`).digest().readUInt32BE(0) % 100 < percent;
  // What is read only is so for the product.
  const all = concepts() as Concept[];
  all.splice(0, all.length, ...all.filter(({ name }) => !isForgotten(name, conceptsPercent)));
  const thinned = (list: string): string =>
    list
      .split('|')
      .filter((entry) => !isForgotten(entry, wordsPercent))
      .join('|');
  for (const words of Object.values(adWords) as AdWords[]) {
    for (const list of LISTS) words[list] = thinned(words[list]);
    words.headings = Object.fromEntries(
      Object.entries(words.headings).map(([part, list]) => [part, thinned(list)]),
    ) as AdWords['headings'];
  }
}

import { createHash } from 'node:crypto';
import { concepts } from '#documents/ads/skills/concepts.ts';
import type { Concept } from '#documents/ads/skills/concepts.ts';
import { readAd } from '#documents/ads/read-ad.ts';
import { adWords } from '#documents/ads/words/all-words.ts';
import type { AdWords } from '#documents/ads/words/ad-words.ts';
import { addUp, KINDS, scoreOf, share, sumOf } from './score.ts';
import { labelledAds } from './truth.ts';

/*
 * node tests/ads/measure/forget.ts [concepts 55] [words 25] [seed a]
 *
 * How the ads that were learned from are read by whoever never heard of so many in a hundred of the skills and of the words of
 * the lists, chosen by a hash: near to what unseen ads come to, and shows what a rule is worth where no list helps.
 */

const [forgotten, unheard, seed] = [
  Number(process.argv[2] ?? 55),
  Number(process.argv[3] ?? 25),
  process.argv[4] ?? 'a',
];
const isForgotten = (name: string, percent: number): boolean =>
  createHash('md5').update(`${seed}${name}`).digest().readUInt32BE(0) % 100 < percent;

// What is read only is so for the product: here lists are made shorter before the first ad is read.
const all = concepts() as Concept[];
all.splice(0, all.length, ...all.filter(({ name }) => !isForgotten(name, forgotten)));

const thinned = (list: string): string =>
  list
    .split('|')
    .filter((entry) => !isForgotten(entry, unheard))
    .join('|');
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
for (const words of Object.values(adWords) as AdWords[]) {
  for (const list of LISTS) words[list] = thinned(words[list]);
  words.headings = Object.fromEntries(
    Object.entries(words.headings).map(([part, list]) => [part, thinned(list)]),
  ) as AdWords['headings'];
}

const halves = await Promise.all((['development', 'spent', 'fresh'] as const).map(labelledAds));
const scores = halves.flat().map((ad) => scoreOf(ad, readAd(ad.text)).asked);
const { labels, found, read, right } = sumOf(KINDS.map((kind) => addUp(scores)[kind]));
const percent = (part: number, of: number) => `${(share(part, of) * 100).toFixed(1)}%`;
process.stdout.write(`recall ${percent(found, labels)}   precision ${percent(right, read)}\n`);

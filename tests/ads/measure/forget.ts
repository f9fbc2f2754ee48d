import { requirementsByRules } from '../by-rules.ts';
import { forget } from './forgetting.ts';
import { addUp, KINDS, scoreOf, share, sumOf } from './score.ts';
import { labelledAds } from './truth.ts';

/*
 * node tests/ads/measure/forget.ts [concepts 55] [words 25] [seed a]
 *
 * How the ads that were learned from are read by whoever never heard of so many in a hundred of the skills and of the words of
 * the lists, chosen by a hash: near to what unseen ads come to, and shows what a rule is worth where no list helps.
 */

const [conceptsPercent, wordsPercent, seed] = [
  Number(process.argv[2] ?? 55),
  Number(process.argv[3] ?? 25),
  process.argv[4] ?? 'a',
];
forget({ conceptsPercent, wordsPercent, seed });

const halves = await Promise.all((['development', 'spent', 'fresh'] as const).map(labelledAds));
const scores = halves.flat().map((ad) => scoreOf(ad, requirementsByRules(ad.text)).asked);
const { labels, found, read, right } = sumOf(KINDS.map((kind) => addUp(scores)[kind]));
const percent = (part: number, of: number) => `${(share(part, of) * 100).toFixed(1)}%`;
process.stdout.write(`recall ${percent(found, labels)}   precision ${percent(right, read)}\n`);

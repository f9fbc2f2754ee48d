import { addUp, KINDS, scoreOf, share, sumOf, type Tallies, type Tally } from './score.ts';
import { labelledAds } from './truth.ts';
import { readAd } from '#documents/ads/read-ad.ts';

/* node tests/ads/measure/print.ts development|held-back [misses [part of a name]] */

const [half = 'development', what, which = ''] = process.argv.slice(2);
if (half !== 'development' && half !== 'held-back') throw new Error('Which half? development or held-back');

const print = (line: string) => process.stdout.write(`${line}\n`);

const scored = (await labelledAds(half)).map((ad) => ({
  language: ad.truth.language,
  score: scoreOf(ad, readAd(ad.text)),
}));

const percent = (part: number, of: number): string => `${(share(part, of) * 100).toFixed(1).padStart(5)}%`;
const line = (name: string, { labels, found, read, right, same, strengths }: Tally): string =>
  `${name.padEnd(12)} recall ${percent(found, labels)} of ${String(labels).padStart(4)}   precision ${percent(right, read)} of ${String(read).padStart(4)}   strength ${percent(same, strengths)}`;
const all = (tallies: Tallies): Tally => sumOf(KINDS.map((kind) => tallies[kind]));

for (const part of ['asked', 'all'] as const) {
  const sums = addUp(scored.map(({ score }) => score[part]));
  print(part === 'asked' ? 'Must and nice to have' : '\nMentioned too');
  for (const kind of KINDS) print(line(kind, sums[kind]));
  print(line('together', all(sums)));
  for (const [language, ads] of Map.groupBy(scored, (each) => each.language))
    print(line(`  ${language}`, all(addUp(ads.map(({ score }) => score[part])))));
}

// Only of the half that may be looked at.
if (what === 'misses' && half === 'development') {
  for (const { score } of scored)
    for (const { ad, side, kind, strength, words } of score.misses)
      if (ad.startsWith(which)) print(`${ad} ${side.padEnd(9)} ${strength.padEnd(9)} ${kind}: ${words}`);
}

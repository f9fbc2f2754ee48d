import { addUp, KINDS, scoreOf, share, sumOf, type Tallies, type Tally } from './score.ts';
import { FOLDS, AD_SETS, labelledAds, type AdSet } from './truth.ts';
import { readAd } from '#documents/ads/read-ad.ts';

/*
 * node tests/ads/measure/print.ts development|spent|fresh|further|later|varied|varied-unseen|unseen [--fold 2] [--without 2] [--misses [part of a name]]
 *
 * Some folds alone (`2,4`), or all but some: misses are looked at without a fold, and judged by that fold. Of `further` and `later`, folds 1 and 3 were looked at.
 */

const [set = 'development', ...options] = process.argv.slice(2);
const isAdSet = (name: string): name is AdSet => AD_SETS.some((one) => one === name);
if (!isAdSet(set)) throw new Error(`Which ads? ${AD_SETS.join(', ')}`);

const foldsAfter = (option: string): number[] | undefined => {
  const at = options.indexOf(option);
  return at < 0 ? undefined : options[at + 1]?.split(',').map(Number);
};
const [only, without] = [foldsAfter('--fold'), foldsAfter('--without')];
const missesAt = options.indexOf('--misses');
const which = missesAt < 0 ? '' : (options[missesAt + 1] ?? '');

const print = (line: string) => process.stdout.write(`${line}\n`);

const scored = (await labelledAds(set))
  .filter(({ fold }) => only?.includes(fold) !== false && without?.includes(fold) !== true)
  .map((ad) => ({
    language: ad.truth.language,
    fold: ad.fold,
    score: scoreOf(ad, readAd(ad.text).requirements),
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
  for (let fold = 1; fold <= FOLDS; fold += 1) {
    const ads = scored.filter((each) => each.fold === fold);
    if (ads.length > 0)
      print(line(`  fold ${String(fold)}`, all(addUp(ads.map(({ score }) => score[part])))));
  }
}

// Nobody looks at single ads of the unseen.
if (missesAt >= 0 && set !== 'unseen' && set !== 'varied-unseen') {
  for (const { score, fold } of scored)
    // Of the further ads, two folds are held back.
    for (const { ad, side, kind, strength, words } of score.misses)
      if (ad.startsWith(which) && ((set !== 'further' && set !== 'later') || fold % 2 === 1))
        print(`${ad} ${side.padEnd(9)} ${strength.padEnd(9)} ${kind}: ${words}`);
}

import { adLanguage } from '#documents/ads/ad-language.ts';
import { gathered } from '#documents/ads/gather.ts';
import {
  type JudgeLimits,
  judged,
  LIMITS,
  type SharesOfWords,
  sharesOfWords,
} from '#documents/ads/learned/judge.ts';
import { modelFrom } from '#documents/ads/learned/model.ts';
import { readByRules, readingOf } from '#documents/ads/read-ad.ts';
import { addUp, KINDS, scoreOf, share, sumOf } from '../measure/score.ts';
import { FOLDS, labelledAds, type LabelledAd } from '../measure/truth.ts';
import { examplesOf } from './examples.ts';
import { adsOfRules, forgottenExamples, KEPT_FEATURES, SEEDS } from './learning-ads.ts';
import { learnFrom, modelOf } from './train.ts';
import { writtenModel } from './written-model.ts';

/*
 * node tests/ads/learn/cross.ts: how the varied ads are read with a model that was learned without them, a quarter at a time,
 * at several limits; a quarter of an hour. The best is where the lower of recall and precision is highest.
 */

const keep = Number(process.argv[2] ?? KEPT_FEATURES);
const others = [...SEEDS.flatMap(forgottenExamples), ...(await adsOfRules()).flatMap(examplesOf)];
const ads = (await labelledAds('varied')).map((ad) => ({ ad, examples: examplesOf(ad) }));

const readers = ads.map(({ ad }) => {
  const language = adLanguage(ad.text);
  if (language === null) throw new Error(`${ad.name} is in no language that is read.`);
  const reading = readingOf(ad.text, language);
  const shares: SharesOfWords = [];
  return { ad, reading, read: readByRules(reading), shares };
});
for (let quarter = 0; quarter < FOLDS; quarter += 1) {
  const learned = ads.filter((_, at) => at % FOLDS !== quarter).flatMap(({ examples }) => examples);
  const model = modelFrom(writtenModel(modelOf(learnFrom([...others, ...learned]), keep)));
  readers.forEach((reader, at) => {
    if (at % FOLDS === quarter) reader.shares = sharesOfWords(reader.read, reader.reading, model);
  });
}

type Figures = { recall: number; precision: number; strength: number };

function figuresOf(limits: JudgeLimits | undefined, isMeant: (ad: LabelledAd) => boolean): Figures {
  const scores = readers
    .filter(({ ad }) => isMeant(ad))
    .map(({ ad, reading, read, shares }) => {
      const { found } = limits ? judged(read, shares, reading, limits) : read;
      const requirements = gathered(found, reading);
      return scoreOf(ad, requirements);
    });
  const sums = addUp(scores.map(({ asked }) => asked));
  const { labels, found, read, right, same, strengths } = sumOf(KINDS.map((kind) => sums[kind]));
  return {
    recall: share(found, labels),
    precision: share(right, read),
    strength: share(same, strengths),
  };
}

const percent = (of: number): string => (of * 100).toFixed(1).padStart(5);
const print = (name: string, { recall, precision, strength }: Figures): boolean =>
  process.stdout.write(`${name.padEnd(40)} ${percent(recall)} ${percent(precision)} ${percent(strength)}\n`);

const everyAd = () => true;
print(`rules alone, ${String(readers.length)} ads`, figuresOf(undefined, everyAd));
print('judged', figuresOf(LIMITS, everyAd));
for (const language of new Set(readers.map(({ ad }) => ad.truth.language))) {
  const isOfIt = ({ truth }: LabelledAd) => truth.language === language;
  print(`  ${language} by the rules`, figuresOf(undefined, isOfIt));
  print(`  ${language}`, figuresOf(LIMITS, isOfIt));
}
const OTHER_LIMITS: Readonly<Record<keyof JudgeLimits, readonly number[]>> = {
  keepKnown: [0, 0.02, 0.1],
  keepUnlisted: [0.3, 0.35, 0.45, 0.5],
  take: [0.4, 0.45, 0.5, 0.6, 0.65],
  ask: [0.3, 0.5],
  mention: [0, 0.05, 0.15],
  kind: [0.3, 0.5],
};
for (const [name, values] of Object.entries(OTHER_LIMITS))
  for (const value of values)
    print(`${name} ${String(value)}`, figuresOf({ ...LIMITS, [name]: value }, everyAd));

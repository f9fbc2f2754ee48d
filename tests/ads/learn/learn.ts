import { writeFile } from 'node:fs/promises';
import { labelledAds } from '../measure/truth.ts';
import { examplesOf } from './examples.ts';
import { adsOfRules, forgottenExamples, KEPT_FEATURES, SEEDS } from './learning-ads.ts';
import { learnFrom, modelOf } from './train.ts';
import { writtenModel } from './written-model.ts';

/* node tests/ads/learn/learn.ts: learns from all ads that may be learned from, and writes the model that ads are judged by. */

const examples = [
  ...SEEDS.flatMap(forgottenExamples),
  ...[...(await adsOfRules()), ...(await labelledAds('varied'))].flatMap(examplesOf),
];
const written = writtenModel(modelOf(learnFrom(examples), KEPT_FEATURES));
await writeFile(
  new URL('../../../src/documents/ads/learned/model-data.ts', import.meta.url),
  `/* Learned by tests/ads/learn/learn.ts, which writes this file. */\nexport const MODEL =\n  '${written}';\n`,
);
process.stdout.write(
  `${String(examples.length)} sentences, ${String(Math.round(written.length / 1000))} thousand signs\n`,
);

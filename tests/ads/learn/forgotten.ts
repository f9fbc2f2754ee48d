import { writeFileSync } from 'node:fs';
import { forget } from '../measure/forgetting.ts';
import { examplesOf } from './examples.ts';
import { adsOfRules } from './learning-ads.ts';

/* node tests/ads/learn/forgotten.ts SEED FILE: examples of ads read with half of the skills, for learning-ads.ts. */

const [seed = '', file = ''] = process.argv.slice(2);
forget({ conceptsPercent: 55, wordsPercent: 25, seed });
writeFileSync(file, JSON.stringify((await adsOfRules()).flatMap(examplesOf)));

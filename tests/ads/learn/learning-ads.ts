import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { labelledAds, type LabelledAd } from '../measure/truth.ts';
import type { Example } from './examples.ts';

/** Ads that words and rules were made from: they are read better than others. */
export async function adsOfRules(): Promise<LabelledAd[]> {
  const whole = (['development', 'spent', 'fresh'] as const).map(labelledAds);
  // Of these, even folds are not to be looked at.
  const halves = (['further', 'later'] as const).map(async (set) =>
    (await labelledAds(set)).filter(({ fold }) => fold % 2 === 1),
  );
  return (await Promise.all([...whole, ...halves])).flat();
}

/** The same as they are read by whoever has forgotten half of the skills and a quarter of the words, which another process does. */
export function forgottenExamples(seed: string): Example[] {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-ads-'));
  const file = join(directory, 'examples.json');
  execFileSync(process.execPath, [new URL('forgotten.ts', import.meta.url).pathname, seed, file]);
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Example[]; // Written by forgotten.ts.
  rmSync(directory, { recursive: true });
  return examples;
}

/** As often as lists are forgotten anew. */
export const SEEDS = ['a', 'b'];

/** How many features the model keeps. */
export const KEPT_FEATURES = 50_000;

import { readdir, readFile } from 'node:fs/promises';
import { z } from 'zod';

/* Job ads and what a recruiter says they ask for. */

const label = z.object({
  kind: z.enum(['skill', 'certificate', 'degree', 'years', 'language', 'soft']),
  words: z.string(),
  strength: z.enum(['must', 'nice', 'mentioned']),
  oneOf: z.string().optional(),
});

const truth = z.object({
  language: z.string(),
  title: z.string().nullable(),
  employer: z.string().nullable(),
  place: z.string().nullable(),
  pay: z.string().nullable(),
  deadline: z.string().nullable(),
  requirements: z.array(label),
});

export type Label = z.infer<typeof label>;
export type LabelledAd = { name: string; text: string; truth: z.infer<typeof truth>; fold: number };
export const AD_SETS = [
  'development',
  'spent',
  'fresh',
  'further',
  'later',
  'varied',
  'varied-unseen',
  'unseen',
] as const;
export type AdSet = (typeof AD_SETS)[number];

/** Ads of all languages and trades stand in each fold, since names follow both. */
export const FOLDS = 4;

export async function labelledAds(set: AdSet): Promise<LabelledAd[]> {
  const folder = new URL(`../${set}/`, import.meta.url);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  return Promise.all(
    names.map(async (file, at) => {
      const name = file.replace('.txt', '');
      return {
        name,
        fold: (at % FOLDS) + 1,
        text: await readFile(new URL(file, folder), 'utf8'),
        truth: truth.parse(JSON.parse(await readFile(new URL(`${name}.truth.json`, folder), 'utf8'))),
      };
    }),
  );
}

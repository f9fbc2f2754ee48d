import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Sample } from '../../truth.ts';
import { closeBrowser } from '../tools/chromium.ts';
import { layouts } from './layouts/layouts.ts';
import { personOf } from './person.ts';
import { planned } from './plan.ts';
import { Random } from './random.ts';
import { resumeOf } from './resume.ts';
import { countryOf } from './trades.ts';

/**
 * Makes the widened part and the half held back: files that are not there yet, or those whose names contain a word
 * given: `node tests/corpus/generators/widened/make.ts moderncv`.
 */
const words = process.argv.slice(2);
// TeX and others print this day where they print one.
Object.assign(process.env, { SOURCE_DATE_EPOCH: '1727784000', FORCE_SOURCE_DATE: '1' });
const samples: Record<'widened' | 'held-back', Sample[]> = { widened: [], 'held-back': [] };
for (const { file, layout: name, country: code, trade, seed, part } of planned()) {
  const layout = layouts[name];
  const country = await countryOf(code);
  const found = country.trades[trade % country.trades.length];
  if (!layout || !found) throw new Error(`Nobody knows ${file}.`);
  const random = new Random(seed);
  const resume = resumeOf(random, personOf(random, country, found, layout.wants?.long), layout.wants);
  const folder = new URL(`../../${part}/`, import.meta.url);
  await mkdir(folder, { recursive: true });
  const full = `${file}.${layout.extension}`;
  const target = new URL(full, folder);
  samples[part].push({
    file: full,
    producer: layout.producer,
    layout: name,
    columns: layout.columns,
    truth: resume.truth,
  });
  const there = await readFile(target).catch(() => undefined);
  if (there !== undefined && !words.some((word) => file.includes(word))) continue;
  try {
    const bytes = await layout.make(resume);
    await writeFile(target, bytes);
    process.stdout.write(`${part} ${full} ${bytes.length}\n`);
  } catch (fault) {
    await rm(target, { force: true });
    process.stdout.write(`FAILED ${full}: ${String(fault).slice(0, 900)}\n`);
  }
}
for (const part of ['widened', 'held-back'] as const) {
  const wanted = new Set(samples[part].map(({ file }) => file));
  const folder = new URL(`../../${part}/`, import.meta.url);
  for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(new URL(file, folder));
  await writeFile(
    new URL(`../../${part}/samples.json`, import.meta.url),
    `${JSON.stringify(samples[part], null, 1)}\n`,
  );
}
await closeBrowser();

import { readFile as readBytes } from 'node:fs/promises';
import type { ReadFile } from '#documents/readback/read-file.ts';
import { readFile } from '#documents/readback/file/read.ts';
import type { ReadResume } from '#documents/readback/read-resume.ts';
import { nothingRead } from '#documents/readback/testing/nothing-found.ts';
import { understand } from '#documents/readback/resume/understand.ts';
import type { Sample } from '../truth.ts';
import { compare, type Comparison } from './compare.ts';

export type Part = 'development' | 'judged';

/** A file of the corpus, what was read of it, and how that compares with the truth. */
export type Reading = { sample: Sample; file?: ReadFile; resume: ReadResume; refused?: string } & Comparison;

export async function samplesOf(part: Part): Promise<readonly Sample[]> {
  return JSON.parse(await readBytes(new URL(`../${part}/samples.json`, import.meta.url), 'utf8'));
}

/** Reads every file of a part. A file that is refused counts as one of which nothing was read. */
export async function readPart(part: Part, only = ''): Promise<readonly Reading[]> {
  const samples = (await samplesOf(part)).filter(({ file }) => file.includes(only));
  const readings: Reading[] = [];
  for (const sample of samples) {
    const bytes = await readBytes(new URL(`../${part}/${sample.file}`, import.meta.url));
    const outcome = await readFile(new Uint8Array(bytes), sample.file);
    const resume = outcome.ok ? understand(outcome.file) : nothingRead;
    readings.push({
      sample,
      resume,
      ...(outcome.ok ? { file: outcome.file } : { refused: outcome.reason }),
      ...compare(sample.truth, resume),
    });
  }
  return readings;
}

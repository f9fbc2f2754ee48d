import { readFile as readBytes } from 'node:fs/promises';
import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { parseFile } from '#documents/parser/file/parse-file.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import { nothingRead } from '#documents/parser/testing/nothing-found.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import type { Sample } from '../truth.ts';
import { compare, type Comparison } from './compare.ts';

export type Part = 'development' | 'judged' | 'widened' | 'held-back';

/** A file of the corpus, what was read of it, and how that compares with the truth. */
export type Reading = {
  sample: Sample;
  file?: ParsedFile;
  resume: ParsedResume;
  refused?: string;
} & Comparison;

export async function samplesOf(part: Part): Promise<readonly Sample[]> {
  return JSON.parse(await readBytes(new URL(`../${part}/samples.json`, import.meta.url), 'utf8'));
}

/** Reads every file of a part. A file that is refused counts as one of which nothing was read. */
export async function readPart(part: Part, only = ''): Promise<readonly Reading[]> {
  const samples = (await samplesOf(part)).filter(({ file }) => file.includes(only));
  const readings: Reading[] = [];
  for (const sample of samples) {
    const bytes = await readBytes(new URL(`../${part}/${sample.file}`, import.meta.url));
    const outcome = await parseFile(new Uint8Array(bytes), sample.file);
    const resume = outcome.ok ? parseResume(outcome.file) : nothingRead;
    readings.push({
      sample,
      resume,
      ...(outcome.ok ? { file: outcome.file } : { refused: outcome.reason }),
      ...compare(sample.truth, resume),
    });
  }
  return readings;
}

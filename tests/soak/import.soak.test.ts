import { expect, test } from 'vitest';
import { BYTES_MAX } from '#documents/parser/file/parse-file.ts';
import { importResume } from '#documents/import/import-resume.ts';
import { mutated } from '#documents/import/testing/mutated.ts';
import { sampleFiles } from '#documents/import/testing/sample-files.ts';
import { textAt, writtenPdf } from '#documents/parser/file/testing/written-pdf.ts';
import { countUnplaced } from '#documents/parser/to-data/unplaced.ts';
import { FULL } from '#tests/support/soak-counts.ts';

/*
 * Files of every format, damaged in every way: each gives a resume or a reason, nothing is thrown, every word is counted, and none
 * takes longer than the limit that the reader has.
 */

const FILES = FULL ? 10_000 : 200;
const LIMIT_MS = 20_000;

const pdf = writtenPdf([
  {
    content:
      textAt(50, 700, 'Ana Silva') +
      textAt(50, 680, 'ana@example.com') +
      textAt(50, 660, 'Engineer, Acme 2019 - 2020'),
  },
]);

test(
  `${FILES} damaged files are read or refused`,
  async () => {
    const samples = [...sampleFiles().map(({ bytes }) => bytes), pdf];
    const reasons = new Map<string, number>();
    for (let seed = 0; seed < FILES; seed += 1) {
      const bytes = mutated(samples[seed % samples.length]!, seed + 1_000);
      expect(bytes.length).toBeLessThan(BYTES_MAX);
      const began = performance.now();
      const outcome = await importResume(bytes, 'resume', { timeLimit: LIMIT_MS });
      expect(performance.now() - began, `seed ${seed}`).toBeLessThan(LIMIT_MS + 5_000);
      if (outcome.ok) {
        const { words, unplaced } = outcome.imported;
        expect(words.total, `seed ${seed}`).toBeGreaterThan(0);
        expect(words.total - words.placed, `seed ${seed}`).toBe(countUnplaced(unplaced));
      }
      const reason = outcome.ok ? outcome.imported.source : outcome.reason;
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
    expect([...reasons.values()].reduce((sum, count) => sum + count, 0)).toBe(FILES);
  },
  FULL ? 3_600_000 : 300_000,
);

import { describe, expect, it } from 'vitest';
import { type Part, readPart } from './measure/read-part.ts';
import { type Field, recall, sum } from './measure/score.ts';
import { figure, tableOf } from './measure/table.ts';

/** Shares that reading does not fall below again; set from what was measured. */
const FLOORS: Record<Part, Partial<Record<Field, number>>> = {
  development: {},
  judged: {},
};

describe.each(['development', 'judged'] as const)('resumes by other programs, %s', (part) => {
  it('are read as well as before', { timeout: 180_000 }, async () => {
    const readings = await readPart(part);
    process.stdout.write(`\n${part}\n${tableOf(readings)}\n`);
    expect(readings.filter(({ refused }) => refused).map(({ sample }) => sample.file)).toEqual([]);
    const scores = sum(readings.map(({ scores: own }) => own));
    const floors = Object.entries(FLOORS[part]) as [Field, number][]; // the keys are fields
    const below = floors.flatMap(([field, floor]) => {
      const share = figure(field, scores[field]);
      return share < floor ? [`${field}: ${(100 * share).toFixed(1)}%, not ${100 * floor}%`] : [];
    });
    expect(below).toEqual([]);
    process.stdout.write(`whole jobs: ${(100 * recall(scores.jobs)).toFixed(1)}%\n`);
  });
});

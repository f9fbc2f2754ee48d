import { expect, test } from 'vitest';
import { engineChildrenFor, thisMachine, workersFor } from './machine.ts';

const workersAt = (cores: number) =>
  [256, 512, 768, 1_024, 2_048, 64_000].map((memoryMb) => workersFor({ cores, memoryMb }));

test('a process a core answers calls, as far as the memory goes', () => {
  expect(workersAt(1)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(workersAt(2)).toEqual([1, 1, 2, 2, 2, 2]);
  expect(workersAt(4)).toEqual([1, 1, 1, 2, 4, 4]);
});

test('what is started by default fits into the memory, from 512 MB on', () => {
  for (const cores of [1, 2, 4, 16, 64]) {
    for (const memoryMb of [512, 768, 1_024, 4_096, 64_000]) {
      const workers = workersFor({ cores, memoryMb });
      const children = engineChildrenFor({ cores, memoryMb }, workers);
      expect(32 + workers * 200 + children * 90, `${cores} cores, ${memoryMb} MB`).toBeLessThanOrEqual(
        memoryMb,
      );
    }
  }
});

test('the engine has a child a core and one for downloads, and two at least', () => {
  expect(engineChildrenFor({ cores: 2, memoryMb: 512 }, 1)).toBe(3);
  expect(engineChildrenFor({ cores: 8, memoryMb: 512 }, 1)).toBe(3);
  expect(engineChildrenFor({ cores: 8, memoryMb: 16_000 }, 8)).toBe(9);
  expect(engineChildrenFor({ cores: 2, memoryMb: 256 }, 1)).toBe(2);
});

test('this machine has cores and memory', () => {
  expect(thisMachine().cores).toBeGreaterThan(0);
  expect(thisMachine().memoryMb).toBeGreaterThan(100);
});

import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { samplesOf } from './measure/read-part.ts';

const parts = ['widened', 'held-back'] as const;
const [widened, heldBack] = await Promise.all(parts.map(samplesOf));

describe('the widened corpus', () => {
  it.each(parts)('has the truth of every file of %s, and no other', async (part) => {
    const files = (await readdir(new URL(`${part}/`, import.meta.url))).filter(
      (file) => file !== 'samples.json',
    );
    const samples = await samplesOf(part);
    expect(samples.map(({ file }) => file).sort()).toEqual(files.sort());
  });

  it('holds half of the files of every producer back', () => {
    const counts = (samples: typeof widened) => Map.groupBy(samples ?? [], ({ producer }) => producer);
    const [here, there] = [counts(widened), counts(heldBack)];
    const uneven = [...here].filter(
      ([producer, files]) => Math.abs(files.length - (there.get(producer)?.length ?? 0)) > 2,
    );
    expect(uneven).toEqual([]);
    expect([...there.keys()].sort()).toEqual([...here.keys()].sort());
  });

  it('puts no resume into both halves', () => {
    const names = new Set(widened?.map(({ file }) => file));
    expect(heldBack?.filter(({ file }) => names.has(file))).toEqual([]);
  });
});

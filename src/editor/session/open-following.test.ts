import { describe, expect, it } from 'vitest';
import { openings } from './testing/opening-setup.ts';
import { server, seven } from './testing/session-setup.ts';

describe('opening a document that follows another one, for the first time on a device', () => {
  const base = { id: 1, title: 'Base', version: 5 };
  const following = { ...seven, base, conflicts: [] };
  const before = { ...following, version: 2, data: { summary: 'before' } };

  it('tells what came in since it was saved', async () => {
    const there = server([following]);
    there.gateway.readAnew = () => Promise.resolve({ stored: following, before });
    const opened = await openings(there).open(7);
    expect(opened).toMatchObject({
      status: 'ready',
      start: { following: { arrived: { before: { data: { summary: 'before' } } } } },
    });
  });

  it('opens where nothing came in, and tells nothing', async () => {
    const there = server([following]);
    there.gateway.readAnew = () => Promise.resolve({ stored: following, before: undefined });
    expect(await openings(there).open(7)).toMatchObject({
      status: 'ready',
      start: { following: { arrived: null } },
    });
  });

  it('asks only once: what this device has had is what came in is told by', async () => {
    const there = server([following]);
    let asked = 0;
    there.gateway.readAnew = () => {
      asked += 1;
      return Promise.resolve({ stored: following, before });
    };
    const { open } = openings(there);
    await open(7);
    await open(7);
    expect(asked).toBe(1);
  });
});

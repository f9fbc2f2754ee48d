import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentSession } from './document-session.ts';
import { startStored } from './session-start.ts';
import { offline, server, sessionParts, seven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const base = { id: 1, title: 'Base', version: 5 };
const open = { path: 'summary', was: 'old', mine: 'mine', theirs: 'theirs' };
const variant = { ...seven, base, conflicts: [open] };

/** What the server is told of what was decided, save by save. */
function openVariant(stored = variant, seen?: typeof seven) {
  const there = server([stored]);
  const told: (readonly string[])[] = [];
  const { update } = there.gateway;
  there.gateway.update = (id, content, version, cause, settled = []) => {
    told.push(settled);
    return update(id, content, version, cause, settled);
  };
  const start = startStored(structuredClone(stored), undefined, 'resume/7', undefined, seen);
  return { session: createDocumentSession(start, sessionParts(there)), there, told };
}

describe('what is open of a document that follows another one', () => {
  it('is told to the server as settled by the next save, with nothing else changed, and is over', async () => {
    const { session, told } = openVariant();
    session.settle([open]);
    expect(session.state()).toMatchObject({ dirty: true, following: { conflicts: [open] } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(told).toEqual([['summary']]);
    expect(session.state()).toMatchObject({ dirty: false, following: { conflicts: [], settled: [] } });
  });

  it('hinders no save, and stays open by one', async () => {
    const { session, told } = openVariant({ ...variant, conflicts: [{ ...open, path: 'title' }] });
    session.edit(type('more'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(told).toEqual([[]]);
  });

  it('is told again where the answer was lost', async () => {
    const { session, there, told } = openVariant();
    there.onAnswer(() => {
      throw offline();
    });
    session.settle([open]);
    await session.save('person');
    there.onAnswer(() => undefined);
    await session.save('person');
    expect(told.at(-1)).toEqual(['summary']);
    expect(session.state().dirty).toBe(false);
  });

  it('is asked again where the base has changed once more before it was told', async () => {
    const { session, there } = openVariant();
    session.settle([open]);
    const again = { ...open, theirs: 'theirs, newer' };
    there.documents.set(7, { ...variant, version: 4, conflicts: [again] });
    await session.save('person');
    expect(session.state().following).toMatchObject({ conflicts: [again], settled: [] });
  });

  it('is kept with the draft once it is decided, so that a reload asks nothing twice', () => {
    const draft = { ...seven, baseVersion: 3, writtenAt: '2026-01-01T00:00:00.000Z', settled: [open] };
    const start = startStored(structuredClone(variant), draft, 'resume/7');
    expect(start).toMatchObject({ notice: null, following: { settled: [open] } });
  });
});

describe('what came in', () => {
  const arrived = { ...seven, base, version: 4, data: { summary: 'from the base' } };

  it('lies between the version that was seen here last and the one that is opened', () => {
    const { session } = openVariant({ ...arrived, conflicts: [] }, { ...seven, base } as typeof seven);
    expect(session.state().following.arrived).toMatchObject({
      before: { data: { summary: 'old' } },
      now: { data: { summary: 'from the base' } },
    });
    session.seeArrival();
    expect(session.state().following.arrived).toBeNull();
  });

  it('lies between what was known and what a save or another tab has found', async () => {
    const { session } = openVariant({ ...variant, conflicts: [] });
    session.follow(arrived);
    expect(session.state().following.arrived).toMatchObject({ before: { data: { summary: 'old' } } });
  });

  it('is nothing where another base is followed than before, or none', () => {
    const { session } = openVariant({ ...variant, conflicts: [] });
    session.follow({ ...arrived, base: { ...base, id: 2 } });
    expect(session.state().following).toMatchObject({ base: { id: 2 }, arrived: null });
    session.follow({ ...arrived, version: 5, base: null });
    expect(session.state().following).toMatchObject({ base: null, arrived: null });
  });
});

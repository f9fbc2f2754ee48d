import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentSession } from './document-session.ts';
import { startStored } from './session-start.ts';
import { first, openSeven, server, sessionParts, seven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what was not saved, when the document is opened again', () => {
  const draft = (summary: string, baseVersion: number) => ({
    ...first,
    title: 'Resume',
    data: { summary },
    baseVersion,
    writtenAt: '2026-01-01T00:00:00.000Z',
  });

  it('is on the screen, saves itself, and can be discarded', async () => {
    const there = server([seven]);
    const start = startStored(structuredClone(seven), draft('typed', 3), 'resume/7');
    const session = createDocumentSession(start, sessionParts(there));
    expect(session.state()).toMatchObject({ dirty: true, notice: { kind: 'restored' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('typed');
    session.swapNotice();
    expect(session.state()).toMatchObject({
      content: { data: { summary: 'old' } },
      notice: { kind: 'discarded' },
    });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('old');
  });

  it('is said until it is saved: by hand, or by itself after more was written', async () => {
    const open = () => {
      const start = startStored(structuredClone(seven), draft('typed', 3), 'resume/7');
      return createDocumentSession(start, sessionParts(server([structuredClone(seven)])));
    };
    const byHand = open();
    await byHand.save('person');
    expect(byHand.state().notice).toBeNull();
    const further = open();
    further.edit(type('typed, and more'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(further.state()).toMatchObject({ dirty: false, notice: null });
    const untouched = open();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(untouched.state().notice?.kind).toBe('restoredAndSaved');
    untouched.edit(type('typed, and more'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(untouched.state().notice).toBeNull();
  });

  it('is not said any more once the server turns out to have it: nothing is left to discard', async () => {
    const there = server([{ ...structuredClone(seven), version: 4, data: { summary: 'typed' } }]);
    const start = startStored(structuredClone(seven), draft('typed', 3), 'resume/7');
    const session = createDocumentSession(start, sessionParts(there));
    await session.save('person');
    expect(session.state()).toMatchObject({ dirty: false, notice: null });
  });

  it('leaves nothing to take back once another version is on the screen: no step fits it', async () => {
    const { session, there } = openSeven();
    session.edit(type('mine'));
    await session.save('person');
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.edit(type('mine again'));
    await session.save('person');
    session.takeTheirs();
    expect(session.undo()).toBeUndefined();
    expect(session.state().content.data.summary).toBe('theirs');
  });

  it('asks when another device saved in between', async () => {
    const there = server([{ ...seven, version: 4, data: { summary: 'theirs' } }]);
    const stored = await there.gateway.read(7);
    const start = startStored(stored, draft('typed', 3), 'resume/7');
    const session = createDocumentSession(start, sessionParts(there));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state().conflict?.data.summary).toBe('theirs');
    expect(session.state().content.data.summary).toBe('typed');
  });

  it('is nothing when the save had arrived after all', () => {
    const start = startStored(structuredClone(seven), draft('old', 2), 'resume/7');
    expect(start).toMatchObject({ notice: null, stored: { id: 7, version: 3 } });
    expect(start.content).toBe(start.base);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentSession } from './document-session.ts';
import { startStored } from './session-start.ts';
import { device, offline, server, sessionParts, seven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a document that was opened from this device's copy", () => {
  const openCopy = (there = server([{ ...seven }]), here = device()) => {
    const start = { ...startStored(structuredClone(seven), undefined, 'resume/7'), fromDevice: true };
    return { session: createDocumentSession(start, sessionParts(there, here)), there, here };
  };

  it('says so until the server has answered', async () => {
    const { session, there } = openCopy();
    there.onCall(() => Promise.reject(offline()));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(session.state().status).toBe('copy');
    there.onCall(() => undefined);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(session.state().status).toBe('saved');
    expect(there.calls).not.toContain('update');
  });

  it('takes what was saved elsewhere in the meantime, where nothing was written here', async () => {
    const { session, there } = openCopy();
    there.saveElsewhere(7, { data: { summary: 'newer' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state()).toMatchObject({ dirty: false, content: { data: { summary: 'newer' } } });
  });

  it('saves what was written here, together with what was changed elsewhere in other parts', async () => {
    const { session, there } = openCopy();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('written in the train'));
    await vi.advanceTimersByTimeAsync(24 * 3600_000);
    there.saveElsewhere(7, { title: 'Renamed' });
    there.onCall(() => undefined);
    session.saveIfDirty();
    await vi.advanceTimersByTimeAsync(0);
    expect(there.documents.get(7)).toMatchObject({
      title: 'Renamed',
      data: { summary: 'written in the train' },
    });
  });
});

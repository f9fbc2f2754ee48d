import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content } from './content.ts';
import { createDocumentSession } from './document-session.ts';
import { startStored } from './session-start.ts';
import {
  device,
  offline,
  openNew,
  openSeven,
  server,
  sessionParts,
  seven,
  type,
  type Text,
} from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a saved document', () => {
  it('waits out a dead network and saves when it is back', async () => {
    const { session, there, here } = openSeven();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('in a train'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(session.state().status).toBe('offline');
    expect(here.text()).toContain('in a train');
    there.onCall(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(there.summary(7)).toBe('in a train');
    expect(session.state().status).toBe('saved');
  });

  it('tries less and less often while the server fails', async () => {
    const { session, there } = openSeven();
    there.onCall(() => Promise.reject(new ApiError({ message: 'down', status: 503, code: 'unavailable' })));
    session.edit(type('new'));
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(there.calls.length).toBeGreaterThan(5);
    expect(there.calls.length).toBeLessThan(20);
  });

  it('shows a refused field until its text changes, and does not send the same again', async () => {
    const { session, there } = openSeven();
    const refusal = { message: 'too long', status: 400, code: 'invalid_request', field: 'data.summary' };
    there.onCall(() => Promise.reject(new ApiError(refusal)));
    session.edit(type('far too long'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual(['update']);
    expect(session.state().fieldErrors).toMatchObject([{ field: 'data.summary', message: 'too long' }]);
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().fieldErrors).toHaveLength(1);
    session.edit(type('short'));
    expect(session.state().fieldErrors).toEqual([]);
  });

  it('is saved but for what cannot be saved as it was typed: that stays on the device, and is said by its field', async () => {
    const there = server([seven]);
    const here = device();
    const unsavable = ({ data }: Content<Text>) =>
      data.summary === '2015' ? [{ field: 'data.summary', message: 'no month' }] : [];
    const start = startStored(structuredClone(seven), undefined, 'resume/7');
    const session = createDocumentSession(start, { ...sessionParts(there, here), unsavable });
    session.edit(type('2015'));
    expect(session.state().status).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual([]);
    expect(session.state().status).toBe('partly');
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.calls).toEqual([]);
    expect(session.state().fieldErrors).toEqual([{ field: 'data.summary', message: 'no month' }]);
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.documents.get(7)).toMatchObject({ templateId: 'modern-2', data: { summary: 'old' } });
    expect(session.state().status).toBe('partly');
    expect(here.text()).toContain('2015');
    session.edit(type('2015-03'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('2015-03');
    expect(session.state().status).toBe('saved');
  });

  it('is saved when it is left just after what was held back was corrected', async () => {
    const there = server([seven]);
    const unsavable = ({ data }: Content<Text>) =>
      data.summary === '2015' ? [{ field: 'data.summary', message: 'no month' }] : [];
    const start = startStored(structuredClone(seven), undefined, 'resume/7');
    const session = createDocumentSession(start, { ...sessionParts(there), unsavable });
    session.edit(type('2015'));
    await vi.advanceTimersByTimeAsync(2_000);
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().failure).toBeNull();
    session.edit(type('2015-03'));
    await session.close();
    expect(there.summary(7)).toBe('2015-03');
  });

  it('is saved as it is now where that was asked for while an older text was being refused', async () => {
    for (const { session, there } of [openSeven(), openNew()]) {
      const { promise, reject } = Promise.withResolvers<void>();
      there.onCall(() => promise);
      session.edit(type('far too long'));
      const older = session.save('person');
      session.edit(type('short'));
      const newer = session.save('person');
      there.onCall(() => undefined);
      reject(
        new ApiError({ message: 'too long', status: 400, code: 'invalid_request', field: 'data.summary' }),
      );
      expect(await older).toMatchObject({ kind: 'refused', message: 'too long' });
      expect(await newer).toMatchObject({ kind: 'saved' });
      expect([...there.documents.values()].map(({ data }) => data.summary)).toEqual(['short']);
    }
  });

  it('is answered with the same refusal where nothing was written since, and not sent again', async () => {
    const { session, there } = openSeven();
    const refusal = { message: 'too long', status: 400, code: 'invalid_request', field: 'data.summary' };
    there.onCall(() => Promise.reject(new ApiError(refusal)));
    session.edit(type('far too long'));
    const saves = [session.save('person'), session.save('person')];
    for (const outcome of await Promise.all(saves)) expect(outcome).toMatchObject({ kind: 'refused' });
    expect(there.calls).toEqual(['update']);
  });

  it('is saved as it was left, though an older text is being refused', async () => {
    const { session, there } = openSeven();
    const { promise, reject } = Promise.withResolvers<void>();
    there.onCall(() => promise);
    session.edit(type('far too long'));
    void session.save('autosave');
    session.edit(type('short'));
    const closed = session.close();
    there.onCall(() => undefined);
    reject(
      new ApiError({ message: 'too long', status: 400, code: 'invalid_request', field: 'data.summary' }),
    );
    await closed;
    expect(there.summary(7)).toBe('short');
  });

  it('that was deleted elsewhere can be saved as a new one', async () => {
    const { session, there } = openSeven();
    there.documents.delete(7);
    session.edit(type('still mine'));
    expect(await session.save('person')).toMatchObject({ kind: 'gone' });
    expect(await session.save('person')).toEqual({ kind: 'saved', created: true });
    expect(there.summary(1)).toBe('still mine');
  });

  it('is saved once more when it is left in the middle of typing', async () => {
    const { session, there, here } = openSeven();
    session.edit(type('last words'));
    await session.close();
    expect(there.summary(7)).toBe('last words');
    expect(here.names()).toEqual([]);
  });

  it('stays on the device when the session has expired', async () => {
    const { session, there, here } = openSeven();
    there.onCall(() =>
      Promise.reject(new ApiError({ message: 'sign in', status: 401, code: 'unauthenticated' })),
    );
    session.edit(type('kept'));
    expect(await session.save('person')).toEqual({ kind: 'signedOut' });
    await session.close();
    expect(there.calls).toEqual(['update']);
    expect(here.text()).toContain('kept');
  });
});

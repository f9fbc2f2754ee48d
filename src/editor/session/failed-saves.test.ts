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
    expect(session.state().fieldError).toMatchObject({ field: 'data.summary', message: 'too long' });
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().fieldError).not.toBeNull();
    session.edit(type('short'));
    expect(session.state().fieldError).toBeNull();
  });

  it('with something that cannot be saved as it was typed is kept on the device, not sent, and said by its field', async () => {
    const there = server([seven]);
    const here = device();
    const validate = ({ data }: Content<Text>) =>
      data.summary === '2015' ? { field: 'data.summary', message: 'no month' } : null;
    const start = startStored(structuredClone(seven), undefined, 'resume/7');
    const session = createDocumentSession(start, { ...sessionParts(there, here), validate });
    session.edit(type('2015'));
    expect(session.state().status).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual([]);
    expect(session.state().status).toBe('invalid');
    expect(await session.save('person')).toEqual({
      kind: 'refused',
      field: 'data.summary',
      message: 'no month',
    });
    expect(session.state().fieldError).toMatchObject({ field: 'data.summary', message: 'no month' });
    expect(here.text()).toContain('2015');
    session.edit(type('2015-03'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('2015-03');
    expect(session.state().status).toBe('saved');
  });

  it('is saved when it is left just after what was refused was corrected', async () => {
    const there = server([seven]);
    const validate = ({ data }: Content<Text>) =>
      data.summary === '2015' ? { field: 'data.summary', message: 'no month' } : null;
    const start = startStored(structuredClone(seven), undefined, 'resume/7');
    const session = createDocumentSession(start, { ...sessionParts(there), validate });
    session.edit(type('2015'));
    await vi.advanceTimersByTimeAsync(2_000);
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().failure?.kind).toBe('refused');
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

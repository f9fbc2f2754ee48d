// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { SHARE_AT_LEAST_MS, SHARE_PAUSE_MS } from './share-draft.ts';
import { KEY, openHanded } from './testing/handed-draft.ts';
import { first, offline, server, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a document that was never saved', () => {
  it('is kept by the server a pause after typing, and not before something was typed', async () => {
    const { session, there, drafted } = openHanded();
    await pass(60_000);
    expect(there.calls).toEqual([]);
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS - 1);
    expect(there.calls).toEqual([]);
    await pass(1);
    expect(drafted()).toBe('a');
    await pass(60_000);
    expect(there.calls).toEqual(['keepDraft']);
  });

  it('is kept while somebody types on without a pause', async () => {
    const { session, drafted, keeps } = openHanded();
    for (let at = 0; at <= SHARE_AT_LEAST_MS; at += 1_000) {
      session.edit(type(`text ${at}`));
      await pass(1_000);
    }
    expect(keeps()).toBe(1);
    expect(drafted()).toMatch(/^text/);
  });

  it('is handed over one call at a time', async () => {
    const there = server();
    let answer = () => undefined as void;
    there.onCall(() => new Promise((resolve) => (answer = resolve)));
    const { session, keeps, drafted } = openHanded(there);
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS);
    session.edit(type('ab'));
    await pass(60_000);
    expect(keeps()).toBe(1);
    there.onCall(() => undefined);
    answer();
    await pass(SHARE_PAUSE_MS);
    expect(drafted()).toBe('ab');
  });

  it('is tried again less and less often without a network, and at once when it is back', async () => {
    const there = server();
    there.onCall(() => {
      throw offline();
    });
    const { session, keeps, drafted } = openHanded(there);
    session.edit(type('a'));
    await pass(10 * 60_000);
    expect(keeps()).toBeGreaterThan(3);
    expect(keeps()).toBeLessThan(20);
    there.onCall(() => undefined);
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect(drafted()).toBe('a');
  });

  it('is tried again while somebody types on, too', async () => {
    const there = server();
    there.onCall(() => {
      throw offline();
    });
    const { session, keeps } = openHanded(there);
    for (let at = 0; at <= 60; at += 1) {
      session.edit(type(`text ${at}`));
      await pass(1_000);
    }
    expect(keeps()).toBeGreaterThan(1);
  });

  it('knows its own words again, however often later ones were tried meanwhile', async () => {
    const there = server();
    const { session, drafted } = openHanded(there);
    there.onAnswer(() => {
      throw offline();
    });
    session.edit(type('one'));
    await pass(SHARE_PAUSE_MS);
    expect(drafted()).toBe('one');
    there.onCall(() => {
      throw offline();
    });
    session.edit(type('two'));
    await pass(30 * 60_000);
    there.onAnswer(() => undefined);
    there.onCall(() => undefined);
    window.dispatchEvent(new Event('online'));
    await pass(SHARE_PAUSE_MS);
    expect(drafted()).toBe('two');
    expect(session.state().notice).toBeNull();
  });

  it.each([
    ['too_many_drafts', 409],
    ['too_much_unknown', 413],
    ['invalid_request', 400],
  ])(
    'stays on the device where the server does not take it (%s), until something else is typed',
    async (code, status) => {
      const there = server();
      there.onCall(() => {
        throw new ApiError({ message: 'no', status, code });
      });
      const { session, here, keeps } = openHanded(there);
      session.edit(type('a'));
      await pass(10 * 60_000);
      expect(keeps()).toBe(1);
      expect(session.state().status).toBe('unsaved');
      expect(here.text()).toContain('"a"');
      session.edit(type('ab'));
      await pass(60_000);
      expect(keeps()).toBe(2);
    },
  );

  it('waits for as long as the server asks (429)', async () => {
    const there = server();
    there.onCall(() => {
      throw new ApiError({ message: 'slow', status: 429, code: 'rate_limited', retryAfterSeconds: 300 });
    });
    const { session, keeps } = openHanded(there);
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS + 299_000);
    expect(keeps()).toBe(1);
    await pass(200_000);
    expect(keeps()).toBe(2);
  });

  it('is thrown away where everything was taken back', async () => {
    const { session, there } = openHanded();
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS);
    session.edit(() => first);
    await pass(SHARE_PAUSE_MS);
    expect(there.drafts.size).toBe(0);
  });

  it('is handed over when its page is left, and is no draft any more once it is saved', async () => {
    const { session, stop, drafted, there, here } = openHanded();
    session.edit(type('a'));
    stop(true);
    await pass(0);
    expect(drafted()).toBe('a');
    const saving = session.save('person');
    await pass(0);
    expect((await saving).kind).toBe('saved');
    expect(there.drafts.size).toBe(0);
    expect(await here.shared.find(KEY)).toBeDefined();
  });
});

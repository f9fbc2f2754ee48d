// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHARE_PAUSE_MS } from './share-draft.ts';
import { KEY, openHanded } from './testing/handed-draft.ts';
import { device, first, server, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

/** The tab goes out of sight. */
function hide() {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a draft that another device writes in, too', () => {
  it('is brought together with it', async () => {
    const there = server();
    const { session, drafted } = openHanded(there);
    session.edit(type('first line\nsecond line'));
    await pass(SHARE_PAUSE_MS);
    there.putDraft(KEY, { ...first, data: { summary: 'first line\nsecond line, of the other' } });
    session.edit(type('first line, mine\nsecond line'));
    await pass(SHARE_PAUSE_MS * 2);
    const both = 'first line, mine\nsecond line, of the other';
    expect(session.state().content.data.summary).toBe(both);
    expect(drafted()).toBe(both);
    expect(session.state().notice).toBeNull();
  });

  it('keeps the later words where both changed the same, and offers the others', async () => {
    const there = server();
    const { session, drafted } = openHanded(there);
    session.edit(type('one'));
    await pass(SHARE_PAUSE_MS);
    there.putDraft(KEY, { ...first, data: { summary: 'something else' } });
    session.edit(type('quite different'));
    await pass(SHARE_PAUSE_MS * 2);
    // The other's moment is in January.
    expect(drafted()).toBe('quite different');
    expect(session.state().notice).toMatchObject({
      kind: 'laterMine',
      other: { data: { summary: 'something else' } },
    });
  });

  it('becomes the document that the other device has made of it, with what was written here', async () => {
    const there = server();
    const { session } = openHanded(there);
    session.edit(type('first line\nsecond line'));
    await pass(SHARE_PAUSE_MS);
    const made = await there.gateway.create(
      { ...first, data: { summary: 'first line\nsecond line, saved' } },
      KEY,
      there.drafts.get(KEY)?.updatedAt,
    );
    session.edit(type('first line, mine\nsecond line'));
    await pass(60_000);
    expect(session.state().stored?.id).toBe(made.id);
    expect(there.documents.size).toBe(1);
    expect(there.summary(made.id)).toBe('first line, mine\nsecond line, saved');
    expect(session.state().status).toBe('merged');
  });

  it('does not come back from here once it was thrown away there, until somebody writes on', async () => {
    const there = server();
    const { session, drafted } = openHanded(there);
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS);
    there.drafts.delete(KEY);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(60_000);
    expect(drafted()).toBeUndefined();
    expect(session.state().content.data.summary).toBe('a');
    hide();
    await pass(60_000);
    window.dispatchEvent(new Event('online'));
    await pass(60_000);
    expect(drafted()).toBeUndefined();
    session.edit(type('ab'));
    await pass(SHARE_PAUSE_MS);
    expect(drafted()).toBe('ab');
  });

  it('does not come back either when its page is left, and the device knows what was thrown away', async () => {
    const there = server();
    const { session, here, stop, drafted } = openHanded(there);
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS);
    there.drafts.delete(KEY);
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    stop(true);
    await pass(60_000);
    expect(drafted()).toBeUndefined();
    expect((await here.shared.find(KEY))?.content.data).toEqual({ summary: 'a' });
  });

  it('is not known to the device by what came in once its page was left', async () => {
    const there = server();
    const { session, here } = openHanded(there);
    session.edit(type('a'));
    await pass(SHARE_PAUSE_MS);
    there.putDraft(KEY, { ...first, data: { summary: 'from there' } });
    let answer = () => undefined as void;
    there.onCall(() => new Promise((resolve) => (answer = resolve)));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    void session.close();
    answer();
    await pass(0);
    // What is typed next goes on from the words that stood here, so that the others are brought in.
    expect((await here.shared.find(KEY))?.content.data).toEqual({ summary: 'a' });
  });

  it('is asked for when it is opened again', async () => {
    const there = server();
    there.putDraft(KEY, { ...first, data: { summary: 'from there' } });
    const { session } = openHanded(there, device(), true);
    await pass(0);
    expect(session.state().content.data.summary).toBe('from there');
  });
});

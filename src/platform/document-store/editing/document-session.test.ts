import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/http/api-error.ts';
import { saveStatus } from './session-state.ts';
import { device, offline, openNew, openSeven, server, seven, type } from './testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a saved document', () => {
  it('saves itself two seconds after typing stops, once', async () => {
    const { session, there } = openSeven();
    session.edit(type('n'));
    await vi.advanceTimersByTimeAsync(1_500);
    session.edit(type('new'));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(there.calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(there.calls).toEqual(['update']);
    expect(there.summary(7)).toBe('new');
    expect(saveStatus(session.state())).toBe('saved');
  });

  it('keeps what is typed while a save is under way, and saves it after', async () => {
    const { session, there } = openSeven();
    there.onCall(() => new Promise((resolve) => setTimeout(resolve, 500)));
    session.edit(type('one'));
    const saving = session.save('person');
    session.edit(type('one two'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await saving).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('one');
    expect(session.state().content.data.summary).toBe('one two');
    expect(session.state().dirty).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(there.summary(7)).toBe('one two');
  });

  it('never has two saves under way, and a save asked for meanwhile brings the newest text', async () => {
    const { session, there } = openSeven();
    let open = 0;
    there.onCall(async () => {
      expect(++open).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 100));
      open -= 1;
    });
    session.edit(type('one'));
    const saves = [session.save('itself')];
    session.edit(type('two'));
    saves.push(session.save('person'), session.save('person'));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(saves);
    expect(there.summary(7)).toBe('two');
    expect(there.calls).toEqual(['update', 'update']);
  });

  it('keeps every edit on the device at once, and clears it when it is saved', async () => {
    const { session, here } = openSeven();
    session.edit(type('half a sen'));
    expect(here.text()).toContain('half a sen');
    await session.save('person');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.items.size).toBe(0);
  });

  it('says when the device could not keep an edit', async () => {
    const { session } = openSeven(server([seven]), device(10));
    session.edit(type('text'));
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().kept).toBe(false);
  });

  it('waits out a dead network and saves when it is back', async () => {
    const { session, there, here } = openSeven();
    there.onCall(() => Promise.reject(offline()));
    session.edit(type('in a train'));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saveStatus(session.state())).toBe('offline');
    expect(here.text()).toContain('in a train');
    there.onCall(() => undefined);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(there.summary(7)).toBe('in a train');
    expect(saveStatus(session.state())).toBe('saved');
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
    expect(session.state().fieldError).toEqual({ field: 'data.summary', message: 'too long' });
    session.edit((content) => ({ ...content, templateId: 'modern-2' }));
    expect(session.state().fieldError).not.toBeNull();
    session.edit(type('short'));
    expect(session.state().fieldError).toBeNull();
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
    expect(here.items.size).toBe(0);
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

describe('a new document', () => {
  it('is created once, however often Save is pressed, and takes the title the server gave', async () => {
    const { session, there } = openNew();
    session.edit(type('text'));
    const outcomes = await Promise.all([session.save('person'), session.save('person')]);
    expect(outcomes[0]).toEqual({ kind: 'saved', created: true });
    expect(there.calls).toEqual(['create']);
    expect(session.state()).toMatchObject({ stored: { id: 1, version: 1 }, content: { title: 'My Resume' } });
  });

  it('is not saved by itself, but kept on the device', async () => {
    const { session, there, here } = openNew();
    session.edit(type('text'));
    await vi.advanceTimersByTimeAsync(60_000);
    await session.close();
    expect(there.calls).toEqual([]);
    expect([...here.items.keys()]).toEqual(['foothold-draft:1:resume/new:page']);
  });

  it('what is typed during the first save stays on the screen and on the device under the new name', async () => {
    const { session, there, here } = openNew();
    there.onCall(() => new Promise((resolve) => setTimeout(resolve, 100)));
    session.edit(type('one'));
    const saving = session.save('person');
    session.edit(type('one two'));
    await vi.advanceTimersByTimeAsync(100);
    await saving;
    expect(session.state().content.data.summary).toBe('one two');
    expect([...here.items.keys()]).toEqual(['foothold-draft:1:resume/1:page']);
  });
});

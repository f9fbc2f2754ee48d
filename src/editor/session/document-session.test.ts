import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device, openSeven, server, seven, type } from './testing/session-setup.ts';

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
    expect(session.state().status).toBe('saved');
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
    const saves = [session.save('autosave')];
    session.edit(type('two'));
    saves.push(session.save('person'), session.save('person'));
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all(saves);
    expect(there.summary(7)).toBe('two');
    expect(there.calls).toEqual(['update', 'update']);
  });

  it('saves what was taken back like any other change', async () => {
    const { session, there, here } = openSeven();
    session.edit(type('new'));
    await session.save('person');
    expect(session.undo()).toEqual({ path: 'data.summary', caret: 3 });
    expect(here.text()).toContain('old');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('old');
    session.redo();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('new');
  });

  it('is known as saved again when its unsaved change is taken back', () => {
    const { session } = openSeven();
    session.edit(type('new'));
    session.undo();
    expect(session.state().status).toBe('saved');
  });

  it('keeps every edit on the device at once, and clears it when it is saved', async () => {
    const { session, here } = openSeven();
    session.edit(type('half a sen'));
    expect(here.text()).toContain('half a sen');
    await session.save('person');
    await vi.advanceTimersByTimeAsync(0);
    expect(here.names()).toEqual([]);
  });

  it('says when the device could not keep an edit', async () => {
    const { session } = openSeven(server([seven]), device(10));
    session.edit(type('text'));
    await vi.advanceTimersByTimeAsync(300);
    expect(session.state().keptOnDevice).toBe(false);
  });
});

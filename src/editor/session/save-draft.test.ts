import { describe, expect, it } from 'vitest';
import { saveDraft } from './save-draft.ts';
import type { PreparedDraft } from './session-start.ts';
import { first, offline, server, seven, type Text, sessionParts } from './testing/session-setup.ts';

const draft = (summary: string, more: Partial<PreparedDraft<Text>> = {}): PreparedDraft<Text> => ({
  ...first,
  title: 'Resume',
  data: { summary },
  baseVersion: 3,
  writtenAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

describe('saving what a device kept, without opening it', () => {
  it('saves over the version it was written on', async () => {
    const there = server([seven]);
    expect(await saveDraft(sessionParts(there), 7, draft('typed'), undefined)).toEqual({
      kind: 'saved',
      heldBack: [],
    });
    expect(there.summary(7)).toBe('typed');
  });

  it('makes what was never saved, once, whatever became of the first answer', async () => {
    const there = server();
    const never = draft('typed', { baseVersion: null, creationKey: 'key' });
    there.onAnswer(() => {
      throw offline();
    });
    expect(await saveDraft(sessionParts(there), null, never, undefined)).toEqual({ kind: 'offline' });
    there.onAnswer(() => undefined);
    expect(await saveDraft(sessionParts(there), null, never, undefined)).toEqual({
      kind: 'saved',
      heldBack: [],
    });
    expect(there.documents.size).toBe(1);
  });

  it('brings together what was changed in different parts', async () => {
    const there = server([seven]);
    there.saveElsewhere(7, { title: 'Renamed' });
    expect(await saveDraft(sessionParts(there), 7, draft('typed'), seven)).toEqual({
      kind: 'saved',
      heldBack: [],
    });
    expect(there.documents.get(7)).toMatchObject({ title: 'Renamed', data: { summary: 'typed' } });
  });

  it('leaves what both changed to the person', async () => {
    const there = server([seven]);
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    expect(await saveDraft(sessionParts(there), 7, draft('typed'), seven)).toEqual({ kind: 'conflict' });
    expect(there.summary(7)).toBe('theirs');
  });
});

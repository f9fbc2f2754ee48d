import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocumentSession } from '#editor/session/document-session.ts';
import { startStored } from '#editor/session/session-start.ts';
import {
  device,
  offline,
  openSeven,
  server,
  sessionParts,
  seven,
  type,
} from '#editor/session/testing/session-setup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('two tabs or devices', () => {
  it('what both changed is put to the person, and nothing is saved meanwhile', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.edit(type('mine'));
    expect(await session.save('person')).toEqual({ kind: 'conflict' });
    expect(session.state().conflict?.data.summary).toBe('theirs');
    session.edit(type('mine, longer'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.summary(7)).toBe('theirs');
    expect(await session.keepMine()).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('mine, longer');
    session.swapNotice();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('theirs');
  });

  it('changes of different lines come together, and nobody is asked', async () => {
    const { session, there } = openSeven(
      server([{ ...seven, data: { summary: 'one\ntwo' } }]),
      device(),
      'one\ntwo',
    );
    there.saveElsewhere(7, { data: { summary: 'one\ntwo and more' } });
    session.edit(type('one as well\ntwo'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('one as well\ntwo and more');
    expect(session.state().content.data.summary).toBe('one as well\ntwo and more');
  });

  it('whichever is chosen where both changed a line, the other lines of both are there', async () => {
    const { session, there } = openSeven(
      server([{ ...seven, data: { summary: 'one\nWrote the rota' } }]),
      device(),
      'one\nWrote the rota',
    );
    there.saveElsewhere(7, { data: { summary: 'one\nWrote the weekly rota\nthree' } });
    session.edit(type('zero\none\nWrote the rota daily'));
    expect(await session.save('person')).toEqual({ kind: 'conflict' });
    expect(session.choices()).toMatchObject({
      mine: { data: { summary: 'zero\none\nWrote the rota daily\nthree' } },
      theirs: { data: { summary: 'zero\none\nWrote the weekly rota\nthree' } },
    });
    await session.keepMine();
    expect(there.summary(7)).toBe('zero\none\nWrote the rota daily\nthree');
    session.swapNotice();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('zero\none\nWrote the weekly rota\nthree');
  });

  it('after other changes came in, that is said, and a step of one own can still be taken back', async () => {
    const { session, there } = openSeven(
      server([{ ...seven, data: { summary: 'one\ntwo' } }]),
      device(),
      'one\ntwo',
    );
    session.edit(type('one as well\ntwo'));
    there.saveElsewhere(7, { data: { summary: 'one\ntwo and more' } });
    await session.save('person');
    expect(session.state().status).toBe('merged');
    session.undo();
    expect(session.state().content.data.summary).toBe('one\ntwo and more');
    session.redo();
    expect(session.state().content.data.summary).toBe('one as well\ntwo and more');
  });

  it('where both are kept, each document has what only one side changed', async () => {
    const { session, there } = openSeven(
      server([{ ...seven, data: { summary: 'Led a team\nWrote the rota\nKept the stock' } }]),
      device(),
      'Led a team\nWrote the rota\nKept the stock',
    );
    there.saveElsewhere(7, { data: { summary: 'Led a team\nWrote the weekly rota\nKept the whole stock' } });
    session.edit(type('Led a big team\nWrote the daily rota\nKept the stock'));
    await session.save('person');
    await session.keepBoth();
    expect(there.summary(7)).toBe('Led a big team\nWrote the daily rota\nKept the whole stock');
    const copies = [...there.documents.values()].filter(({ id }) => id !== 7);
    expect(copies).toMatchObject([
      { data: { summary: 'Led a big team\nWrote the weekly rota\nKept the whole stock' } },
    ]);
  });

  it('the other version can be taken, and mine brought back', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.edit(type('mine'));
    await session.save('person');
    session.takeTheirs();
    expect(session.state()).toMatchObject({
      dirty: false,
      conflict: null,
      content: { data: { summary: 'theirs' } },
    });
    session.swapNotice();
    expect(session.state().content.data.summary).toBe('mine');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('mine');
  });

  it('both can be kept: the other one becomes a document of its own', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { title: 'Resume', data: { summary: 'theirs' } });
    session.edit(type('mine'));
    await session.save('person');
    expect(await session.keepBoth()).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('mine');
    const copies = [...there.documents.values()].filter(({ id }) => id !== 7);
    expect(copies).toMatchObject([{ title: 'Resume (Copy)', data: { summary: 'theirs' } }]);
    expect(session.state()).toMatchObject({ conflict: null, dirty: false, stored: { id: 7 } });
  });

  it('keeping both asks again where it could not be done, and then makes one copy', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.edit(type('mine'));
    await session.save('person');
    there.onAnswer(() => {
      throw offline();
    });
    expect(await session.keepBoth()).toEqual({ kind: 'offline' });
    expect(session.state()).toMatchObject({ saving: null, conflict: { data: { summary: 'theirs' } } });
    there.onAnswer(() => undefined);
    await session.keepBoth();
    expect(there.documents.size).toBe(2);
    expect(there.summary(7)).toBe('mine');
  });

  it('changes of different parts are brought together without a question', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { title: 'Renamed' });
    session.edit(type('mine'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.documents.get(7)).toMatchObject({ title: 'Renamed', data: { summary: 'mine' } });
    expect(session.state().content.title).toBe('Renamed');
  });

  it('a save of our own whose answer was lost is not taken for another device', async () => {
    const { session, there } = openSeven();
    there.onAnswer(() => {
      throw offline();
    });
    session.edit(type('sent'));
    expect(await session.save('person')).toEqual({ kind: 'offline' });
    there.onAnswer(() => undefined);
    session.edit(type('sent, and more'));
    expect(await session.save('person')).toEqual({ kind: 'saved', created: false });
    expect(there.summary(7)).toBe('sent, and more');
  });
});

describe('a document that another tab has saved', () => {
  const newer = { ...seven, version: 4, data: { summary: 'theirs' } };

  it('is taken over where nothing is unsaved here, and what is typed next is saved on top of it', async () => {
    const { session, there } = openSeven();
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.follow(newer);
    expect(session.state()).toMatchObject({ dirty: false, content: { data: { summary: 'theirs' } } });
    expect(session.state().status).toBe('followed');
    session.edit(type('theirs, and mine'));
    expect(session.state().status).toBe('unsaved');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(there.summary(7)).toBe('theirs, and mine');
    expect(there.calls).toEqual(['update']);
    expect(session.state().status).toBe('saved');
  });

  it("is not asked for again, nor saved, by what was opened from this device's copy", async () => {
    const there = server([seven]);
    const start = { ...startStored(structuredClone(seven), undefined, 'resume/7'), fromDevice: true };
    const session = createDocumentSession(start, sessionParts(there));
    there.saveElsewhere(7, { data: { summary: 'theirs' } });
    session.follow(newer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(there.calls).toEqual([]);
  });

  it('is left alone where something is unsaved here, is older, or is another document', () => {
    const { session } = openSeven();
    session.follow({ ...newer, version: 3 });
    session.follow({ ...newer, id: 8 });
    expect(session.state().content.data.summary).toBe('old');
    session.edit(type('mine'));
    session.follow(newer);
    expect(session.state().content.data.summary).toBe('mine');
  });
});

it('a conflict says what it is about, as it is being written on, until it is settled', async () => {
  const { session, there } = openSeven();
  there.saveElsewhere(7, { data: { summary: 'theirs' } });
  session.edit(type('mine'));
  await session.save('person');
  const conflict = { path: 'summary', was: 'old', mine: 'mine', theirs: 'theirs' };
  expect(session.choices()?.conflicts).toEqual([conflict]);
  session.edit(type('mine, longer'));
  expect(session.choices()?.conflicts).toEqual([{ ...conflict, mine: 'mine, longer' }]);
  session.takeTheirs();
  expect(session.choices()).toBeNull();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import { answerCalls, refusal } from '../testing/answered-calls.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { ID, openApplicationSession } from '../testing/open-session.ts';
import { AllSent } from './all-sent.tsx';
import { SentCard } from './sent-card.tsx';

// A kind of which the desk does not have to know what its documents hold.
const note = noteInBrowser as unknown as AnyKind;
const kinds = {
  ...{ resume: note, letter: note },
  letterFor: () => Promise.reject(new Error('no letter is made')),
  warningsOf: () => Promise.resolve([]),
};
const RESUME = {
  documentId: 4,
  version: 2,
  title: 'All that I did',
  templateId: 'plain',
  sha256: 'ab',
  size: 9,
};
const receipt = (id: number, more: object = {}) => ({
  ...{ id, sentOn: '2020-11-02', sha256: { resume: 'ab', letter: null }, applicationId: ID },
  ...{ title: 'Baker – Bram', employer: 'Bram', position: 'Baker', how: '', resume: RESUME, letter: null },
  ...{ createdAt: '2020-11-02T10:00:00.000Z', isWithheld: false },
  ...more,
});
const shows = (text: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(text)));
const buttons = () =>
  [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );

function server(present: Response, all = [receipt(1), receipt(2)]) {
  let receipts = all;
  return answerCalls(({ method, path }) => {
    const id = Number(/\/sent\/(\d+)$/.exec(path)?.[1]);
    if (method === 'DELETE') {
      receipts = receipts.filter((one) => one.id !== id);
      return new Response(null, { status: 204 });
    }
    if (path === '/api/notes/4') return present.clone();
    if (path === '/api/sent' || path.endsWith('/sent')) return Response.json(receipts);
    const data = { application: {}, resume: { schemaVersion: 1, text: 'Bread' }, letter: null };
    return Response.json({ ...receipt(id), ad: 'Bakers wanted, nights.', data });
  });
}
const noteAs = (text: string) =>
  Response.json({
    ...{ id: 4, title: 'All', templateId: 'plain', updatedAt: '2026-01-01T00:00:00.000Z', version: 3 },
    data: { schemaVersion: 1, text },
  });
const openCard = async () => {
  await mountOnDesk(<SentCard session={openApplicationSession()} kinds={kinds} />);
  await shows('Nov 2, 2020');
};

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('two sendings of one day have names of their own', async () => {
  server(noteAs('Bread'));
  await openCard();
  expect(buttons()).toEqual(
    expect.arrayContaining([
      'Delete what was kept of Nov 2, 2020 (2 of 2)',
      'Delete what was kept of Nov 2, 2020 (1 of 2)',
    ]),
  );
});

test('who marks it as sent again is told that it is already', async () => {
  server(noteAs('Bread'), [receipt(1, { how: 'By post' })]);
  await mountOnDesk(<SentCard session={openApplicationSession({ resumeId: 4 })} kinds={kinds} />);
  await shows('Nov 2, 2020, By post');
  await press('Mark as sent');
  await shows('It is marked as sent already: Nov 2, 2020, By post.');
});

test('the ad that was kept is shown, and in how many places the resume differs since', async () => {
  server(noteAs('Bread and cake'), [receipt(1)]);
  await openCard();
  await press('The ad, and what differs since Nov 2, 2020');
  await shows('Bakers wanted, nights.');
  await shows('It differs from what you sent in one place: Text.');
});

test('a resume that is as it was sent, or was deleted, is told as that', async () => {
  server(noteAs('Bread'), [receipt(1)]);
  await openCard();
  await press('The ad, and what differs since Nov 2, 2020');
  await shows('It is still as you sent it.');
  server(refusal(404, 'not_found'), [receipt(1)]);
  await openCard();
  await press('The ad, and what differs since Nov 2, 2020');
  await shows('It was deleted since.');
});

test('once one is deleted the focus is on the heading, not on nothing', async () => {
  server(noteAs('Bread'), [receipt(1)]);
  await openCard();
  await press('Delete what was kept of Nov 2, 2020');
  await press('Delete');
  await shows('Once you have sent it');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('What you sent'));
});

test('what was sent of an application that is deleted is still there, and can be deleted', async () => {
  const calls = server(noteAs('Bread'), [receipt(1, { applicationId: 99, title: 'Cook – Zoe' })]);
  await mountOnDesk(<AllSent kinds={kinds} onClose={() => undefined} />);
  await shows('One sending.');
  await press('Delete what was kept of Nov 2, 2020, Cook – Zoe');
  await press('Delete');
  await shows('Nothing is marked as sent yet.');
  expect(
    calls.some(({ method, path }) => method === 'DELETE' && path === '/api/applications/99/sent/1'),
  ).toBe(true);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { control, press, unmount, write } from '#tests/support/mounted.tsx';
import type { Toast } from '#ui/toast/toast.tsx';
import { ApplicationsDesk } from './applications-desk.tsx';
import type { ApplicationRow } from './contract.ts';
import { OFFLINE } from './failure-text.ts';
import { answerCalls } from './testing/answered-calls.ts';
import { BAKER } from './testing/baker-row.ts';
import { ACCOUNT, mountOnDesk } from './testing/on-the-desk.tsx';
import { storedAs } from './testing/open-session.ts';

// A kind of which the desk does not have to know what its documents hold.
const note = noteInBrowser as unknown as AnyKind;
const kinds = {
  ...{ resume: note, letter: note },
  letterFor: () => Promise.reject(new Error('no letter is made')),
  warningsOf: () => Promise.resolve([]),
};
const rows: ApplicationRow[] = [
  BAKER,
  { ...BAKER, id: 2, position: 'Cook', title: 'Cook – Bram', stage: 'offer', tags: [] },
];
const found = () => document.querySelector('#applications-found');
const shows = (text: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(text)));
const isOnFound = () => vi.waitFor(() => expect(document.activeElement).toBe(found()));
const pressed = async (name: string) => {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  button?.focus();
  await press(name);
};
function stageOfBaker(): HTMLSelectElement {
  const stage = document.querySelector<HTMLSelectElement>('[aria-label="Stage of Baker – Bram"]');
  if (!stage) throw new Error('the row is not there');
  return stage;
}

async function open(toast?: (toast: Toast) => void) {
  let version = 1;
  answerCalls(({ method, path }) => {
    if (path === '/api/applications') return Response.json(rows);
    if (method === 'GET') return Response.json(storedAs({}, version));
    version += 1;
    return Response.json({ id: 9, version, updatedAt: BAKER.updatedAt });
  });
  const { router } = await mountOnDesk(
    <ApplicationsDesk accountId={ACCOUNT} kinds={kinds} />,
    toast ? { toast } : {},
  );
  await shows('2 applications');
  return router;
}

beforeEach(() => localStorage.clear());
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('the focus is on how many there are, once the button that was pressed is gone', async () => {
  await open();
  await write(control('Search applications'), 'cook');
  await shows('1 of 2 applications');
  await pressed('Show all');
  await isOnFound();
  await write(stageOfBaker(), 'applied');
  await shows('Undo last change');
  await pressed('Undo last change');
  await isOnFound();
});

test('a row that leaves a list of one stage leaves the focus to how many there are', async () => {
  await open();
  await write(control<HTMLSelectElement>('Stage'), 'saved');
  await shows('1 of 2 applications');
  stageOfBaker().focus();
  await write(stageOfBaker(), 'applied');
  await isOnFound();
});

test('what is searched for goes into the address, and with the way to an application back from it', async () => {
  const router = await open();
  await write(control('Search applications'), 'cook');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?search=cook'));
  // The links have it with the next painting.
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Cook');
  await act(async () => link?.click());
  expect(router.state.location.pathname).toBe('/applications/2');
  expect(router.state.location.state).toEqual({ desk: '?search=cook' });
});

test('without a network nothing is shown as changed, and there is nothing to take back', async () => {
  const toast = vi.fn<(toast: Toast) => void>();
  await open(toast);
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await write(stageOfBaker(), 'applied');
  expect(stageOfBaker().value).toBe('saved');
  expect(toast.mock.calls.map(([{ title, description }]) => [title, description])).toEqual([
    ['Not changed', OFFLINE],
  ]);
  expect(document.body.textContent).not.toContain('Undo last change');
});

test('of many tags some are shown, and how many more there are', async () => {
  rows[1] = {
    ...BAKER,
    id: 2,
    title: 'Cook – Bram',
    position: 'Cook',
    tags: Array.from({ length: 200 }, (_, at) => `t${at}`),
  };
  await open();
  await shows('and 194 more tags');
  expect(document.querySelectorAll('[aria-label^="Tag t"]')).toHaveLength(6);
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { press, unmount } from '#tests/support/mounted.tsx';
import type { Toast } from '#ui/toast/toast.tsx';
import type { ApplicationRow } from '../contract.ts';
import { ApplicationMenu } from '../detail/application-menu.tsx';
import { WhatIsDue } from '../list/what-is-due.tsx';
import { answerCalls } from '../testing/answered-calls.ts';
import { BAKER } from '../testing/baker-row.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { openApplicationSession } from '../testing/open-session.ts';
import { Archived } from './archived.tsx';

const toast = vi.fn<(toast: Toast) => void>();
const shows = (text: string) =>
  vi.waitFor(() => act(async () => expect(document.body.textContent).toContain(text)));

function server() {
  const there = { archived: false };
  answerCalls(({ method, body }) => {
    if (method === 'GET') return Response.json(there.archived ? [BAKER] : []);
    // What this product sends.
    Object.assign(there, body as { archived: boolean });
    return Response.json(there);
  });
  return there;
}

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  toast.mockClear();
});

test('an application is archived from its menu, which can be taken back', async () => {
  const there = server();
  await mountOnDesk(<ApplicationMenu session={openApplicationSession()} />, { toast });
  const trigger = document.querySelector('[aria-haspopup=menu]');
  await act(async () =>
    trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  await act(async () => items.find(({ textContent }) => textContent === 'Archive')?.click());
  await vi.waitFor(() => expect(there.archived).toBe(true));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  await act(async () => toast.mock.lastCall?.[0].action?.onSelect());
  await vi.waitFor(() => expect(there.archived).toBe(false));
});

test('what was archived is listed, and brought back', async () => {
  const there = server();
  there.archived = true;
  await mountOnDesk(<Archived onClose={() => undefined} />, { toast });
  await shows('One application.');
  await press('Bring back Baker – Bram');
  await shows('Nothing is archived.');
  expect(there.archived).toBe(false);
  expect(document.activeElement?.textContent).toBe('Nothing is archived.');
});

test('what is due by next week is told with the way to it, and nothing where nothing is', async () => {
  const rows: ApplicationRow[] = [
    { ...BAKER, id: 1, deadline: '2026-11-20' },
    { ...BAKER, id: 2, stage: 'applied', nextStep: 'Call them', nextStepOn: '2026-11-23' },
    { ...BAKER, id: 3, deadline: '2026-12-24' },
  ];
  await mountOnDesk(<WhatIsDue rows={rows} today="2026-11-23" />);
  await press('2 things to do by next week');
  const told = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(told).toEqual(['Deadline, Nov 20 (past): Baker – Bram', 'Call them, today: Baker – Bram']);
  await mountOnDesk(<WhatIsDue rows={rows.slice(2)} today="2026-11-23" />);
  expect(document.querySelector('section')).toBeNull();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import { answerCalls } from '../testing/answered-calls.ts';
import { ACCOUNT, mountOnDesk } from '../testing/on-the-desk.tsx';
import { ID, openApplicationSession } from '../testing/open-session.ts';
import { ApplicationMenu } from './application-menu.tsx';

const toast = vi.fn();
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toast.mockClear();
});

async function choose(entry: string): Promise<void> {
  const trigger = document.querySelector('[aria-haspopup=menu]');
  await act(async () =>
    trigger?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  );
  const items = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  await act(async () => items.find(({ textContent }) => textContent === entry)?.click());
}

test('one that is deleted while something is unsaved is not saved again, whatever the device does', async () => {
  const calls = answerCalls(() => new Response(null, { status: 204 }));
  vi.spyOn(deviceDocuments(ACCOUNT).drafts, 'list').mockRejectedValue(new Error('no storage'));
  const session = openApplicationSession();
  session.edit((content) => ({ ...content, data: { ...content.data, notes: 'Unsaved' } }));
  await mountOnDesk(<ApplicationMenu session={session} />, { toast });
  await choose('Delete');
  expect(document.body.textContent).toContain('so does what you marked as sent');
  await press('Delete');
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Application deleted' }));
  await session.close();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([`DELETE /api/applications/${ID}`]);
});

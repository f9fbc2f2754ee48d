// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import { keepTyped } from '../adding/keep-typed.ts';
import { ACCOUNT, mountOnDesk } from '../testing/on-the-desk.tsx';
import { NeverSaved } from './never-saved.tsx';

const KEY = 'b9b3a1de-5a3c-4f0e-9d57-0d6d1f0f6a11';
beforeEach(() => localStorage.clear());
afterEach(unmount);

test('what only this device has of applications is named, with the way to it, until it is discarded', async () => {
  const data = { ...emptyApplication(), position: 'Baker' };
  keepTyped(ACCOUNT, { title: '', templateId: 'application', data }, { key: KEY, sent: [] });
  await mountOnDesk(<NeverSaved accountId={ACCOUNT} />);
  await vi.waitFor(() =>
    expect(document.querySelector('a')?.getAttribute('href')).toBe(`/applications/new?draft=${KEY}`),
  );
  expect(document.querySelector('a')?.textContent).toBe('Baker');
  await mountOnDesk(<NeverSaved accountId={ACCOUNT} except={KEY} />);
  await vi.waitFor(() => expect(document.querySelector('a')).toBeNull());
  await mountOnDesk(<NeverSaved accountId={ACCOUNT} />);
  await vi.waitFor(() => expect(document.querySelector('a')?.textContent).toBe('Baker'));
  await press('Discard Baker');
  await press('Discard');
  await vi.waitFor(() => expect(document.querySelector('a')).toBeNull());
});

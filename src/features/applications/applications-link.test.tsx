// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { unmount } from '#tests/support/mounted.tsx';
import { ApplicationsLink } from './applications-link.tsx';
import { answerCalls } from './testing/answered-calls.ts';
import { mountOnDesk } from './testing/on-the-desk.tsx';

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('the dashboard counts applications by their titles, and reads no rows for it', async () => {
  const summary = { id: 1, title: 'Baker', templateId: 'application', version: 1, archived: false };
  const calls = answerCalls(() =>
    Response.json([
      { ...summary, updatedAt: '2026-11-23T10:00:00.000Z', tags: [], baseId: null, base: null, conflicts: 0 },
    ]),
  );
  await mountOnDesk(<ApplicationsLink />);
  await vi.waitFor(() => act(async () => expect(calls).not.toHaveLength(0)));
  expect([...new Set(calls.map(({ path }) => path))]).toEqual(['/api/applications/dashboard']);
});

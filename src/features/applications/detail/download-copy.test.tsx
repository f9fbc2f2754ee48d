// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import { answerCalls, refusal } from '../testing/answered-calls.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { ID, openApplicationSession } from '../testing/open-session.ts';
import { DownloadCopy } from './download-copy.tsx';
import { useBackHere } from './use-back-here.ts';

// A kind of which the desk does not have to know what its documents hold.
const kind = noteInBrowser as unknown as AnyKind;
const session = openApplicationSession({ resumeId: 4 });
const toast = vi.fn();
const refresh = vi.fn(() => Promise.resolve());

function Copy() {
  const back = useBackHere(session);
  return <DownloadCopy {...{ kind, back }} id={4} path="/note-builder?id=4&application=9" />;
}
const open = (hasPlan: boolean) => mountOnDesk(<Copy />, { toast, refresh, hasPlan });
const BUTTON = `Download PDF of the ${kind.noun}`;

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  toast.mockClear();
  refresh.mockClear();
});

test('the file is that of the saved document, on the day of the device, as it is when it is marked as sent', async () => {
  const calls = answerCalls(() => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }));
  await open(true);
  await press(BUTTON);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Download ready' })),
  );
  expect(calls.map(({ path }) => path)).toEqual([
    expect.stringMatching(/\/4\/download\?format=pdf&date=\d{4}-\d\d-\d\d$/),
  ]);
});

test('who has no plan is led to the way to the PDF, and from there back to the application', async () => {
  const { router } = await open(false);
  const way = document.querySelector('a');
  expect(way?.textContent).toBe(`Get the PDF of the ${kind.noun}`);
  expect(way?.getAttribute('href')).toBe('/note-builder?id=4&application=9&get=pdf');
  await vi.waitFor(async () => {
    way?.click();
    expect(router.state.location.state).toMatchObject({ back: { to: `/applications/${ID}` } });
  });
});

test('where the plan ended meanwhile, that is told and the page catches up', async () => {
  answerCalls(() => refusal(403, 'subscription_required', 'You need a plan.'));
  await open(true);
  await press(BUTTON);
  await vi.waitFor(() =>
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ description: 'You need a plan.' })),
  );
  expect(refresh).toHaveBeenCalled();
});

// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyApplication } from '#documents/application/empty.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { control, press, unmount, write } from '#tests/support/mounted.tsx';
import { answerCalls, refusal, type AnsweredCall } from '../testing/answered-calls.ts';
import { ACCOUNT, mountOnDesk } from '../testing/on-the-desk.tsx';
import { AddDialog } from './add-dialog.tsx';

const SAVED = { id: 3, version: 1, updatedAt: '2026-11-23T10:00:00Z', title: 'Baker' };
const refresh = vi.fn(() => Promise.resolve());
const toast = vi.fn();

function Page() {
  const [open, setOpen] = useState(true);
  return <AddDialog accountId={ACCOUNT} open={open} onOpenChange={setOpen} />;
}
function Reopened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <AddDialog accountId={ACCOUNT} open={open} onOpenChange={setOpen} />
    </>
  );
}
const open = async () => (await mountOnDesk(<Page />, { refresh, toast })).router;
const creations = (calls: readonly AnsweredCall[]) => calls.filter(({ method }) => method === 'POST');
const ad = () => control<HTMLTextAreaElement>('Job ad');
const draft = async (key: string | null) =>
  deviceDocuments(ACCOUNT).drafts.take('application/new', key ?? undefined);

beforeEach(async () => {
  for (const { remove } of await deviceDocuments(ACCOUNT).drafts.list()) await remove();
  localStorage.clear();
  refresh.mockClear();
  toast.mockClear();
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('what is corrected after an answer was lost is in the application that the first press had made', async () => {
  let tries = 0;
  const stored = { ...SAVED, templateId: 'application', data: { ...emptyApplication(), ad: 'Bakers' } };
  const calls = answerCalls(({ method }) => {
    if (method === 'GET') return Response.json(stored);
    if (method === 'PUT') return Response.json({ ...SAVED, version: 2 });
    tries += 1;
    return tries === 1 ? refusal(503, 'unavailable') : Response.json(SAVED);
  });
  const router = await open();
  await write(ad(), 'Bakers');
  await press('Add');
  await write(ad(), 'Bakers wanted');
  await press('Add');
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/applications/3'));
  const [first, second] = creations(calls);
  expect(second?.key).toBe(first?.key);
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    data: { ad: 'Bakers wanted' },
  });
});

test('without a network it is a draft of this device, under the key that it was sent with', async () => {
  const calls = answerCalls(() => undefined);
  const router = await open();
  await write(ad(), 'Bakers wanted');
  await press('Add');
  const key = creations(calls)[0]?.key ?? '';
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/applications/new'));
  expect(router.state.location.search).toBe(`?draft=${key}`);
  expect(await draft(key)).toMatchObject({ creationKey: key, data: { ad: 'Bakers wanted' }, sent: [{}] });
});

test('where the session has ended, what was typed is a draft before the page asks to sign in', async () => {
  const calls = answerCalls(() => refusal(401, 'unauthenticated'));
  await open();
  await write(ad(), 'Bakers wanted');
  refresh.mockImplementationOnce(async () => {
    expect(JSON.stringify({ ...localStorage })).toContain('Bakers wanted');
  });
  await press('Add');
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  expect(await draft(creations(calls)[0]?.key ?? '')).toMatchObject({ data: { ad: 'Bakers wanted' } });
});

test('who has cancelled is led nowhere by an answer that comes later', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answerCalls(() => promise);
  const router = await open();
  await write(ad(), 'Bakers wanted');
  await press('Add');
  await press('Cancel');
  await act(async () => resolve(Response.json(SAVED, { status: 201 })));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledWith({ title: 'Application added' }));
  expect(router.state.location.pathname).toBe('/applications');
});

test('what stands in the form is a draft of this device, gone on with from the desk', async () => {
  const { router } = await mountOnDesk(<Page />, { refresh, toast });
  await write(ad(), 'Bakers wanted');
  await write(control('Employer'), 'Bram');
  const listed = await deviceDocuments(ACCOUNT).drafts.list();
  expect(listed.map((one) => one.draft)).toMatchObject([{ data: { ad: 'Bakers wanted', employer: 'Bram' } }]);
  const key = listed[0]?.draft.creationKey ?? '';
  await press('Close');
  expect(toast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Kept on this device' }));
  expect(await draft(key)).toMatchObject({ data: { ad: 'Bakers wanted', employer: 'Bram' } });
  expect(router.state.location.pathname).toBe('/applications');
});

test('what is cancelled is thrown away, and the next one begins with nothing', async () => {
  const opened = <Reopened />;
  await mountOnDesk(opened, { refresh, toast });
  await write(ad(), 'Bakers wanted');
  await press('Cancel');
  await vi.waitFor(async () => expect(await deviceDocuments(ACCOUNT).drafts.list()).toEqual([]));
  await press('Open');
  expect(ad().value).toBe('');
  expect(toast).not.toHaveBeenCalled();
});

test('the ad comes first', async () => {
  await open();
  expect(document.querySelector('form :is(input, textarea)')).toBe(ad());
  // However long it is, the fields under it are in sight.
  expect(ad().style.maxBlockSize).toBe('12rem');
});

test('what the server refuses stays in the form', async () => {
  answerCalls(() => refusal(409, 'too_many_documents', 'There are too many.'));
  const router = await open();
  await write(ad(), 'Bakers wanted');
  await press('Add');
  await vi.waitFor(() => expect(document.body.textContent).toContain('There are too many.'));
  expect(ad().value).toBe('Bakers wanted');
  expect(router.state.location.pathname).toBe('/applications');
});

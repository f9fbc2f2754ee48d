// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { noteInBrowser } from '#editor/session/testing/note-kind.ts';
import { EditorContext, type EditorSession } from '#editor/session/use-session.ts';
import { control, press, unmount, write } from '#tests/support/mounted.tsx';
import { answerCalls, refusal, type AnsweredCall } from '../testing/answered-calls.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { ID, openApplicationSession, storedAs } from '../testing/open-session.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import type { ApplicationSession } from '../detail/application-session.ts';
import { MarkAsSent } from './mark-as-sent.tsx';

const NONE = { resume: 'ab', letter: null };
const SEEN = { resumeId: 4, letterId: null };
const toast = vi.fn();
// A kind of which the desk does not have to know what its documents hold.
const note = noteInBrowser as unknown as AnyKind;
const kinds: DeskKinds = {
  ...{ resume: note, letter: note },
  letterFor: () => Promise.reject(new Error('no letter is made')),
  warningsOf: () => Promise.resolve([]),
};
const saves = (calls: readonly AnsweredCall[]) => calls.filter(({ method }) => method === 'PUT');
const marks = (calls: readonly AnsweredCall[]) => calls.filter(({ method }) => method === 'POST');

async function open(session: ApplicationSession = openApplicationSession({ resumeId: 4 }), hasPlan = true) {
  // Fields know a document by their paths alone.
  const editor = session as unknown as EditorSession;
  await mountOnDesk(
    <EditorContext value={editor}>
      <MarkAsSent session={session} kinds={kinds} id={ID} />
    </EditorContext>,
    { toast, hasPlan },
  );
  await press('Mark as sent');
  return session;
}
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());

function answering(marking: (call: AnsweredCall) => Response | Promise<Response> | undefined) {
  let version = 1;
  return answerCalls((call) => {
    if (call.method === 'POST') return marking(call);
    if (call.method === 'GET') return Response.json(storedAs({ resumeId: 4 }, version));
    version += 1;
    return Response.json({ id: ID, version, updatedAt: '2026-11-23T10:00:00Z' });
  });
}
const marked = (sentOn: string, status = 201) => Response.json({ id: 1, sentOn, sha256: NONE }, { status });

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  toast.mockClear();
});

test('what was sent days ago is applied since that day, and that is saved before it counts as done', async () => {
  const calls = answering(() => marked('2026-11-02'));
  const session = await open();
  await write(control('Sent on'), '2026-11-02');
  await submit();
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  const { stage, stageChangedAt } = session.state().content.data;
  expect([stage, stageChangedAt.slice(0, 10)]).toEqual(['applied', '2026-11-02']);
  expect(marks(calls)[0]?.body).toEqual({ sentOn: '2026-11-02', how: '', ...SEEN });
  expect(saves(calls)[0]?.body).toMatchObject({ data: { stage: 'applied' } });
});

test('who has left the page before the answer has it as applied all the same', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answering(() => promise);
  const session = await open();
  await submit();
  await unmount();
  await session.close();
  await act(async () => resolve(marked('2026-11-02')));
  await vi.waitFor(() => expect(saves(calls)).toHaveLength(1));
  expect(saves(calls)[0]?.body).toMatchObject({ data: { stage: 'applied' } });
});

test('where the stage cannot follow any more, that is told', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerCalls((call) => (call.method === 'POST' ? promise : refusal(400, 'invalid_request')));
  const session = await open();
  await submit();
  await session.close();
  await act(async () => resolve(marked('2026-11-02')));
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(saves(calls)).toEqual([]);
  expect(toast.mock.calls[0]?.[0]).toMatchObject({
    ...{ title: 'Marked as sent', variant: 'warning' },
    description: expect.stringContaining('choose the stage yourself'),
  });
});

test('no day is sent where none was chosen: a clock that is wrong refuses nothing', async () => {
  const calls = answering(() => marked('2026-11-23'));
  await open();
  await submit();
  await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(marks(calls)[0]?.body).toEqual({ how: '', ...SEEN });
});

test('a text that is too long to be saved stops it, and is named', async () => {
  const calls = answering(() => marked('2026-11-23'));
  const session = openApplicationSession({ resumeId: 4 });
  session.edit((content) => ({ ...content, data: { ...content.data, salary: 'x'.repeat(10_000) } }));
  await open(session);
  await submit();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Pay is not saved yet.'));
  expect(marks(calls)).toEqual([]);
});

test('what cannot be saved now is told as that, not as a fault of marking', async () => {
  const calls = answerCalls(() => undefined);
  const session = openApplicationSession({ resumeId: 4 });
  session.edit((content) => ({ ...content, data: { ...content.data, notes: 'They hire two.' } }));
  await open(session);
  await submit();
  await vi.waitFor(() => expect(document.body.textContent).toContain('What stands here is not saved yet.'));
  expect(marks(calls)).toEqual([]);
});

test('the same is sent again under its key where an answer was lost, and other words under another', async () => {
  const calls = answering(() => refusal(503, 'unavailable', 'Out of order.'));
  await open();
  const sendAgain = async (count: number) => {
    await submit();
    await vi.waitFor(() => expect(marks(calls)).toHaveLength(count));
    await vi.waitFor(() => expect(document.body.textContent).toContain('Out of order.'));
  };
  await sendAgain(1);
  await sendAgain(2);
  await write(control('How'), 'By post');
  await sendAgain(3);
  const [first, second, third] = marks(calls).map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('without a plan it is said so before anything is asked', async () => {
  await open(openApplicationSession({ resumeId: 4 }), false);
  expect(document.querySelector('form')).toBeNull();
  expect(document.body.textContent).toContain('Keeping what you send takes a plan');
  const plans = [...document.querySelectorAll('a')].find(
    ({ textContent }) => textContent === 'See the plans',
  );
  expect(plans?.getAttribute('href')).toBe('/subscription?next=%2Fapplications');
});

test.each([
  ['saved', '', ['applied', '2026-11-02']],
  ['applied', '', ['applied', '2026-11-02']],
  // Noted on a later day than it was sent.
  ['applied', '2026-11-20', ['applied', '2026-11-02']],
  // Sent once more.
  ['interviewing', '2026-10-01', ['interviewing', '2026-10-01']],
] as const)(
  'of one that is %s and applied for on "%s" the day of applying is the first',
  async (stage, appliedOn, after) => {
    answering(() => marked('2026-11-02'));
    const session = await open(openApplicationSession({ resumeId: 4, stage, appliedOn }));
    await write(control('Sent on'), '2026-11-02');
    await submit();
    await vi.waitFor(() => expect(toast).toHaveBeenCalledOnce());
    const { data } = session.state().content;
    expect([data.stage, data.appliedOn]).toEqual(after);
  },
);

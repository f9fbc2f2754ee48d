// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApplicationData } from '#documents/application/schema.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import type { Toast } from '#ui/toast/toast.tsx';
import { answerCalls, refusal } from '../testing/answered-calls.ts';
import { BAKER } from '../testing/baker-row.ts';
import { ACCOUNT, mountOnDesk } from '../testing/on-the-desk.tsx';
import { ID, storedAs } from '../testing/open-session.ts';
import { ROWS_KEY } from './rows-query.ts';
import { useApplications } from './use-applications.ts';
import { useRowChanges } from './use-row-changes.ts';

const THEN = '2026-11-01T00:00:00.000Z';
const toast = vi.fn<(toast: Toast) => void>();

/** A server with one application, and how often its list was read. */
function server() {
  const there = {
    ...{ data: { stage: 'saved', stageChangedAt: THEN } as Partial<ApplicationData>, version: 1 },
    ...{ lists: 0, refuses: false, isGone: false, held: Promise.resolve() },
    slowList: Promise.resolve(),
  };
  const calls = answerCalls(async ({ method, path, body }) => {
    const stored = storedAs(there.data, there.version);
    if (path === '/api/applications') {
      there.lists += 1;
      const { data, ...row } = stored;
      await there.slowList;
      return Response.json(there.isGone ? [] : [{ ...BAKER, ...data, ...row }]);
    }
    if (there.isGone) return refusal(404, 'not_found');
    if (method === 'GET') return Response.json(stored);
    await there.held;
    if (there.refuses) return refusal(503, 'unavailable');
    // What this product sends.
    const sent = body as { data: ApplicationData };
    there.data = sent.data;
    there.version += 1;
    return Response.json({ id: ID, version: there.version, updatedAt: stored.updatedAt });
  });
  return Object.assign(there, { calls });
}

function List() {
  const { data: rows = [] } = useApplications(ACCOUNT);
  const { shown, change, undoLast } = useRowChanges(ACCOUNT, rows);
  const [row] = shown;
  return (
    <>
      <output>{row ? row.stage : 'none'}</output>
      {(['applied', 'offer', 'saved'] as const).map((stage) => (
        <button key={stage} onClick={() => row && change(row, { stage, stageChangedAt: stage }, stage)}>
          {stage}
        </button>
      ))}
      {undoLast && <button onClick={undoLast}>Undo last change</button>}
    </>
  );
}
const shown = () => document.querySelector('output')?.textContent;
const shows = (stage: string) => vi.waitFor(() => act(async () => expect(shown()).toBe(stage)));
const canUndo = () => document.body.textContent?.includes('Undo last change') ?? false;
async function open() {
  const there = server();
  const { client } = await mountOnDesk(<List />, { toast });
  await shows('saved');
  return { there, client };
}
const puts = ({ calls }: Pick<ReturnType<typeof server>, 'calls'>) =>
  calls.filter(({ method }) => method === 'PUT');

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
  toast.mockClear();
});

test('taking back brings what the server had, which may be more than the list knew', async () => {
  const { there } = await open();
  there.data = { ...there.data, stage: 'interviewing', stageChangedAt: 'elsewhere' };
  await press('applied');
  await vi.waitFor(() => expect(there.data.stage).toBe('applied'));
  await press('Undo last change');
  await vi.waitFor(() => expect(there.data.stage).toBe('interviewing'));
  expect(there.data.stageChangedAt).toBe('elsewhere');
  await shows('interviewing');
});

test('what was changed elsewhere since is not undone, and that is told', async () => {
  const { there } = await open();
  await press('applied');
  await vi.waitFor(() => expect(there.data.stage).toBe('applied'));
  there.data = { ...there.data, stage: 'offer', stageChangedAt: 'elsewhere' };
  await press('Undo last change');
  await vi.waitFor(() =>
    expect(toast).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'Not undone' })),
  );
  expect(there.data.stage).toBe('offer');
  await shows('offer');
});

test('a change that failed is no step, and a message takes one back once', async () => {
  const { there } = await open();
  there.refuses = true;
  await press('applied');
  await shows('saved');
  await vi.waitFor(() => act(async () => expect(canUndo()).toBe(false)));
  there.refuses = false;
  await press('applied');
  await vi.waitFor(() => expect(there.data.stage).toBe('applied'));
  const offered = toast.mock.calls.findLast(([{ action }]) => action)?.[0].action;
  await act(async () => offered?.onSelect());
  await vi.waitFor(() => expect(there.data.stage).toBe('saved'));
  const before = puts(there).length;
  await act(async () => offered?.onSelect());
  await press('offer');
  await vi.waitFor(() => expect(there.data.stage).toBe('offer'));
  expect(puts(there)).toHaveLength(before + 1);
});

test('there and back again shows the last choice from first to last', async () => {
  const { there } = await open();
  const first = Promise.withResolvers<void>();
  there.held = first.promise;
  for (const stage of ['applied', 'offer', 'applied']) await press(stage);
  expect(shown()).toBe('applied');
  const seen = new Set<string | null | undefined>();
  const watching = new MutationObserver(() => seen.add(shown()));
  watching.observe(document.body, { subtree: true, childList: true, characterData: true });
  await act(async () => first.resolve());
  await vi.waitFor(() => expect(puts(there)).toHaveLength(3));
  await shows('applied');
  watching.disconnect();
  expect([...seen].filter((stage) => stage !== 'applied')).toEqual([]);
});

test('a list that was asked for before a change and answers after it does not bring the old stage back', async () => {
  const { there, client } = await open();
  const slow = Promise.withResolvers<void>();
  there.slowList = slow.promise;
  const { lists } = there;
  void client.invalidateQueries({ queryKey: ROWS_KEY });
  await vi.waitFor(() => expect(there.lists).toBe(lists + 1));
  there.slowList = Promise.resolve();
  await press('applied');
  await vi.waitFor(() => expect(there.data.stage).toBe('applied'));
  await shows('applied');
  await act(async () => slow.resolve());
  await act(async () => new Promise((resolve) => void setTimeout(resolve, 20)));
  expect(shown()).toBe('applied');
});

test('an application that is gone makes the list be read again; one that was changed here does not', async () => {
  const { there } = await open();
  const { lists } = there;
  await press('applied');
  await vi.waitFor(() => expect(there.data.stage).toBe('applied'));
  await act(async () => undefined);
  expect(there.lists).toBe(lists);
  there.isGone = true;
  await press('offer');
  await shows('none');
});

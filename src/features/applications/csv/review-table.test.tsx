// @vitest-environment happy-dom
import { act, StrictMode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { readCsv } from '#documents/application/csv/read-csv.ts';
import { press, unmount } from '#tests/support/mounted.tsx';
import type { Toast } from '#ui/toast/toast.tsx';
import type { ApplicationRow } from '../contract.ts';
import { answerCalls, refusal } from '../testing/answered-calls.ts';
import { BAKER } from '../testing/baker-row.ts';
import { mountOnDesk } from '../testing/on-the-desk.tsx';
import { BringTable } from './bring-table.tsx';
import { ReviewTable } from './review-table.tsx';

const rowOf = (part: Partial<ApplicationRow>): ApplicationRow => ({
  ...BAKER,
  ...{ title: 'Untitled application', employer: '', position: '' },
  ...part,
});
function read(text: string) {
  const found = readCsv(text);
  if ('refused' in found) throw new Error(found.refused);
  return found;
}
const listed = () =>
  [...document.querySelectorAll('[aria-label="What will be added"] li > span:first-child')].map(
    ({ textContent }) => textContent,
  );

afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});

test('of rows that name neither position nor employer only the titles tell which there are already', async () => {
  const table = read('Title,Position,Notes\nThe bakery,,a\nThe mill,,b\n,,c');
  const rows = [rowOf({ title: 'the bakery' }), rowOf({})];
  await mountOnDesk(<ReviewTable read={table} rows={rows} onClose={() => undefined} />);
  expect(listed()).toEqual(['The mill', 'Untitled application']);
});

test('each row is added, also where the page is put up twice as under development', async () => {
  const calls = answerCalls(() =>
    Response.json({ id: 1, version: 1, updatedAt: '2026-11-23T10:00:00Z', title: 'x' }, { status: 201 }),
  );
  const table = read('Position\nBaker\nMiller');
  await mountOnDesk(
    <StrictMode>
      <ReviewTable read={table} rows={[]} onClose={() => undefined} />
    </StrictMode>,
  );
  await press('Add 2');
  await vi.waitFor(() => expect(document.body.textContent).toContain('2 applications were added.'));
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

const created = () =>
  Response.json({ id: 1, version: 1, updatedAt: '2026-11-23T10:00:00Z', title: 'x' }, { status: 201 });

test('a row that the server does not take is left out and told, and those after it are added', async () => {
  const calls = answerCalls(({ body }) =>
    JSON.stringify(body).includes('Miller')
      ? refusal(400, 'invalid_request', 'data.ad: too long')
      : created(),
  );
  const table = read('Position\nBaker\nMiller\nCook');
  await mountOnDesk(<ReviewTable read={table} rows={[]} onClose={() => undefined} />);
  await press('Add 3');
  await vi.waitFor(() => expect(document.body.textContent).toContain('2 applications were added.'));
  expect(document.body.textContent).toContain('Row 3, “Miller”: data.ad: too long');
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(3);
});

test('where there is no network it says so, and goes on with the row that it stopped at', async () => {
  let isOnline = false;
  answerCalls(() => (isOnline ? created() : undefined));
  await mountOnDesk(<ReviewTable read={read('Position\nBaker\nCook')} rows={[]} onClose={() => undefined} />);
  await press('Add 2');
  await vi.waitFor(() => expect(document.body.textContent).toContain('You are offline'));
  isOnline = true;
  await press('Add 2');
  await vi.waitFor(() => expect(document.body.textContent).toContain('2 applications were added.'));
});

test('whoever closes it in the middle is told how far it came', async () => {
  const toast = vi.fn<(toast: Toast) => void>();
  const answers: (() => void)[] = [];
  answerCalls(async ({ method }) => {
    if (method === 'POST' && answers.length > 0) await new Promise<void>((answer) => answers.push(answer));
    else answers.push(() => undefined);
    return created();
  });
  const table = read('Position\nBaker\nMiller\nCook');
  const { router } = await mountOnDesk(<ReviewTable read={table} rows={[]} onClose={() => undefined} />, {
    toast,
  });
  await press('Add 3');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await act(async () => router.navigate('/elsewhere'));
  answers[1]?.();
  await vi.waitFor(() => expect(toast).toHaveBeenCalled());
  expect(toast.mock.calls[0]?.[0]).toMatchObject({
    title: 'Adding stopped',
    description: expect.stringContaining('2 of 3 applications were added.'),
  });
});

async function chooseTable(text: string) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File([text], 'table.csv')] });
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
}

test('nothing counts as new before it is known which there are', async () => {
  answerCalls(() => Response.json([]));
  await mountOnDesk(<BringTable rows={undefined} onClose={() => undefined} />);
  await chooseTable('Position\nBaker');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Looking which of them'));
  expect(listed()).toEqual([]);
});

test('what was archived is not new, and nothing is new before that is known', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const calls = answerCalls(() => promise);
  await mountOnDesk(<BringTable rows={[]} onClose={() => undefined} />);
  await chooseTable('Position\nBaker\nMiller');
  await vi.waitFor(() => expect(document.body.textContent).toContain('Looking which of them'));
  expect(calls.map(({ path }) => path)).toEqual(['/api/applications?archived=true']);
  await act(async () => resolve(Response.json([rowOf({ position: 'Baker' })])));
  await vi.waitFor(() => act(async () => expect(listed()).toEqual(['Miller'])));
});

test('where the archived ones cannot be looked at nothing is added', async () => {
  answerCalls(() => refusal(503, 'unavailable'));
  await mountOnDesk(<BringTable rows={[]} onClose={() => undefined} />);
  await chooseTable('Position\nBaker');
  await vi.waitFor(() =>
    act(async () => expect(document.body.textContent).toContain('could not be looked at')),
  );
  expect(listed()).toEqual([]);
});

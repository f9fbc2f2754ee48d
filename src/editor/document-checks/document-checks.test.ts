import { expect, it } from 'vitest';
import type { Finding } from '#documents/checks/finding.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import {
  answerCalls,
  type CallHandlers,
  type WorkerPort,
  type WorkerScope,
} from '#platform/worker-channel.ts';
import { startDocumentChecks, type Checked, type DocumentCheckCalls } from './document-checks.ts';

// Only handed through.
const [FIRST, SECOND, SPELLED] = [{}, {}, {}].map((finding) => [finding as Finding]);

/** The checks of a page, answered by these instead of by a worker. */
function setUp(handlers: CallHandlers<DocumentCheckCalls>) {
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (data: unknown) => scope.onmessage?.(new MessageEvent('message', { data })),
    terminate: () => undefined,
  };
  const scope: WorkerScope = {
    onmessage: null,
    postMessage: (data) =>
      port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data })),
  };
  answerCalls(handlers, {}, scope);
  const told: (readonly Finding[])[] = [];
  const checks = startDocumentChecks(port, () => new Date(2026, 10, 22));
  const ask = () => checks.check(emptyResume(), (findings) => told.push(findings));
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { ask, told, settled };
}

const found = (findings: Finding[] | undefined, spelled: boolean): Checked => ({
  findings: findings ?? [],
  spelled,
});

it('tells what the checks find at once, and again when the spelling has come to them', async () => {
  const asked: unknown[] = [];
  const { ask, told, settled } = setUp({
    check: ({ today }) => (asked.push(today), found(FIRST, false)),
    checkSpelling: () => found(SPELLED, true),
  });
  ask();
  await settled();
  expect(told).toEqual([FIRST, SPELLED]);
  expect(asked).toEqual([{ year: 2026, month: 11 }]);
});

it('asks for no second look where the spelling was there', async () => {
  const { ask, told, settled } = setUp({
    check: () => found(FIRST, true),
    checkSpelling: () => found(SPELLED, true),
  });
  ask();
  await settled();
  expect(told).toEqual([FIRST]);
});

it('answers only the newest question', async () => {
  const answers = [found(FIRST, true), found(SECOND, true)];
  const { ask, told, settled } = setUp({
    check: () => answers.shift() ?? null,
    checkSpelling: () => null,
  });
  ask();
  ask();
  await settled();
  expect(told).toEqual([SECOND]);
});

it('says nothing of a resume that the checks fail on, and looks at the next one', async () => {
  const answers = [null, found(SECOND, true)];
  const { ask, told, settled } = setUp({
    check: () => answers.shift() ?? null,
    checkSpelling: () => null,
  });
  ask();
  await settled();
  ask();
  await settled();
  expect(told).toEqual([SECOND]);
});

it('is silent where the worker fails', async () => {
  const { ask, told, settled } = setUp({
    check: () => Promise.reject(new Error('no memory')),
    checkSpelling: () => null,
  });
  ask();
  ask();
  await settled();
  expect(told).toEqual([]);
});

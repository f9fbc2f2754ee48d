import { expect, test } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { WorkerPort } from '#platform/worker-channel.ts';
import { startAdEngine } from './ad-engine.ts';

type Told = { call: string; id: number };

function fakePort() {
  const told: Told[] = [];
  const port: WorkerPort = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: Told) => void told.push(message),
    terminate: () => undefined,
  };
  const say = (data: unknown) =>
    port.onmessage?.call(port as unknown as Worker, new MessageEvent('message', { data }));
  return { port, told, say };
}

test('no worker is started before there is an ad', async () => {
  let started = 0;
  const engine = startAdEngine(() => {
    started += 1;
    return fakePort().port;
  });
  expect(started).toBe(0);
  void engine.read('Baker wanted');
  expect(started).toBe(1);
  engine.close();
});

test('where the worker fails there is no answer, and the next question has another worker', async () => {
  const ports = [fakePort(), fakePort()];
  let next = 0;
  const engine = startAdEngine(() => ports[next++]?.port ?? fakePort().port);
  const first = engine.read('Baker wanted');
  ports[0]?.say({ failure: 'out of memory' });
  expect(await first).toBeNull();
  const request = { ad: '', resume: emptyResume(), base: null, today: { year: 2026, month: 11 } };
  const second = engine.match(request);
  expect(ports[1]?.told.map(({ call }) => call)).toEqual(['match']);
  ports[1]?.say({ id: 1, answer: null });
  expect(await second).toBeNull();
});

test('a browser that starts no worker has no reading, and nothing breaks', async () => {
  const engine = startAdEngine(() => {
    throw new Error('no workers here');
  });
  expect(await engine.plain('<p>Baker</p>')).toBeNull();
});

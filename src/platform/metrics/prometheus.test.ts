import { expect, test } from 'vitest';
import { listenForMetrics } from './metrics-listener.server.ts';
import { createPrometheusMetrics, exposition } from './prometheus.server.ts';

/** A process with two hits on a counter, one that took a second, and three jobs that wait. */
function oneProcess() {
  const metrics = createPrometheusMetrics();
  const count = metrics.counter({ name: 'hits_total', help: 'Hits', labels: ['route'] });
  count({ route: '/a' });
  count({ route: '/a' });
  const observe = metrics.histogram({ name: 'took_seconds', help: 'Time', buckets: [0.5, 2] });
  observe({}, 1);
  metrics.gauge({ name: 'waiting', help: 'Jobs', across: 'sum' }, () => [{ value: 3 }]);
  metrics.gauge({ name: 'age', help: 'Of what all share', across: 'first' }, () => [{ value: 7 }]);
  return metrics;
}

test('figures of several processes are added up, and what they share is told once', async () => {
  const text = await exposition([await oneProcess().figures(), await oneProcess().figures()]);
  expect(text).toContain('hits_total{route="/a"} 4');
  expect(text).toContain('took_seconds_bucket{le="0.5"} 0');
  expect(text).toContain('took_seconds_bucket{le="2"} 2');
  expect(text).toContain('waiting 6');
  expect(text).toContain('age 7');
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m);
});

test('a value that cannot be read, or in no time, is left out, and the others are told', async () => {
  const metrics = oneProcess();
  metrics.gauge({ name: 'broken', help: 'x', across: 'sum' }, () => Promise.reject(new Error('gone')));
  metrics.gauge({ name: 'hangs', help: 'x', across: 'sum' }, () => new Promise<never>(() => undefined));
  const text = await exposition([await metrics.figures()]);
  expect(text).toContain('waiting 3');
  expect(text).not.toMatch(/^(broken|hangs) /m);
});

test('figures are at /metrics, and nothing else is there', async () => {
  const listener = await listenForMetrics({ host: '127.0.0.1', port: 0 }, () => Promise.resolve('a 1\n'));
  const get = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${listener.port}${path}`, { method });
  const answer = await get('/metrics');
  expect([answer.status, await answer.text()]).toEqual([200, 'a 1\n']);
  expect(answer.headers.get('Content-Type')).toContain('version=0.0.4');
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics/x', 'GET'],
    ['/metrics', 'POST'],
    ['/api/health', 'GET'],
  ] as const)
    expect((await get(path, method)).status).toBe(404);
  await listener.close();
});

import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { createPrometheusMetrics, exposition } from '#platform/metrics/prometheus.server.ts';
import { countedLog } from './process-figures.ts';

/** Events after which the process is gone, and its figures with it. */
const LAST_WORDS = ['stop.failed'];

function setUp() {
  const metrics = createPrometheusMetrics();
  const counted = countedLog(
    createLog(() => undefined),
    metrics,
  );
  const lines = async () => (await exposition([await metrics.figures()])).split('\n');
  const countOf = async (level: string, event: string) =>
    (await lines())
      .find((line) => line.startsWith(`foothold_log_lines_total{level="${level}",event="${event}"}`))
      ?.replace(/.*\} /, '');
  return { counted, countOf };
}

/** What the product's sources log at a level by a name that stands there. */
async function eventsLogged(level: 'error' | 'warn'): Promise<string[]> {
  const names = (await readdir('src', { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  );
  const sources = await Promise.all(names.map((name) => readFile(`src/${name}`, 'utf8')));
  const call = new RegExp(`\\blog\\.${level}\\('(?<event>[\\w.]+)'`, 'g');
  const found = sources.flatMap((source) =>
    [...source.matchAll(call)].map(({ groups }) => groups?.event ?? ''),
  );
  return [...new Set(found)];
}

test('each error of the log is there before its first line, so that the first is seen as a rise', async () => {
  const { counted, countOf } = setUp();
  const events = (await eventsLogged('error')).filter((event) => !LAST_WORDS.includes(event));
  expect(events.length).toBeGreaterThan(6);
  const unknown = [];
  for (const event of events) if ((await countOf('error', event)) !== '0') unknown.push(event);
  expect(unknown).toEqual([]);
  counted.close();
});

test('so is what alerts ask for by name', async () => {
  const { counted, countOf } = setUp();
  const rules = await readFile('docs/operations/alerts.yml', 'utf8');
  const asked = [...rules.matchAll(/log_lines_total\{event="([\w.]+)"/g)].map(([, event = '']) => event);
  expect(asked).toContain('task.failed');
  for (const event of asked) expect(await countOf('warn', event), event).toBe('0');
  counted.close();
});

test('what nobody handled is counted, though its line is written by the log of the start', async () => {
  const before = process.listeners('unhandledRejection');
  const { counted, countOf } = setUp();
  const [own] = process.listeners('unhandledRejection').filter((each) => !before.includes(each));
  own?.(new Error('x'), Promise.resolve());
  expect(await countOf('error', 'unhandled')).toBe('1');
  counted.close();
  expect(process.listeners('unhandledRejection')).toEqual(before);
});

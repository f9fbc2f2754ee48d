import type { EngineWatch } from '#documents/render/engine-watch.ts';
import type { MeasuredEngine } from '#documents/render/server/engine-options.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/** In seconds: a page takes hundredths of one, and nothing waits longer than a quarter of a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const URGENCIES = [{ urgency: 'download' }, { urgency: 'preview' }, { urgency: 'background' }];

/** Counts what the engine is told to do, and what becomes of it. */
export function countingWatch(metrics: Metrics): EngineWatch {
  const waited = metrics.histogram({
    name: 'foothold_engine_wait_seconds',
    help: 'How long jobs waited for a process, by urgency',
    labels: ['urgency'],
    known: URGENCIES,
    buckets: BUCKETS,
  });
  const ran = metrics.histogram({
    name: 'foothold_engine_job_seconds',
    help: 'How long processes worked at jobs, by kind and outcome',
    labels: ['kind', 'outcome'],
    buckets: BUCKETS,
  });
  const turnedAway = metrics.counter({
    name: 'foothold_engine_turned_away_total',
    help: 'Jobs that were not taken on, or gave up their place, by urgency',
    labels: ['urgency'],
    known: URGENCIES,
  });
  const killed = metrics.counter({
    name: 'foothold_engine_kills_total',
    help: 'Processes that did not survive a job: killed at a deadline, or ended by themselves',
    labels: ['reason'],
    known: [{ reason: 'deadline' }, { reason: 'crash' }],
  });
  return {
    waited: (urgency, ms) => waited({ urgency }, ms / 1000),
    ran: (kind, ms, outcome) => ran({ kind, outcome }, ms / 1000),
    turnedAway: (urgency) => turnedAway({ urgency }),
    killed: (reason) => killed({ reason }),
  };
}

/** Tells of the engine how it is at the moment. One process of a machine has it. */
export function measureEngine(metrics: Metrics, engine: Pick<MeasuredEngine, 'figures'>): void {
  const gauge = (name: string, help: string, read: () => number) =>
    metrics.gauge({ name, help, across: 'sum' }, () => [{ value: read() }]);
  const memory = () => engine.figures().childMemory;
  gauge('foothold_engine_waiting', 'Jobs that wait for a process', () => engine.figures().waiting);
  gauge('foothold_engine_running', 'Jobs at work', () => engine.figures().running);
  gauge('foothold_engine_processes', 'Processes of the engine', () => memory().length);
  gauge('foothold_engine_memory_bytes', 'Memory of all its processes, after the last job of each', () =>
    memory().reduce((sum, bytes) => sum + bytes, 0),
  );
  gauge('foothold_engine_largest_process_bytes', 'Memory of the largest of them', () =>
    Math.max(0, ...memory()),
  );
}

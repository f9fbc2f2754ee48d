import type { Log } from '#platform/log/log.server.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';

/** Which build it is, and since when it runs. */
export function measureProcess(metrics: Metrics, build: string): void {
  metrics.gauge(
    {
      name: 'foothold_build_info',
      help: 'Always 1: which build it is, and by which Node it runs',
      labels: ['build', 'node'],
      across: 'max',
    },
    () => [{ labels: { build, node: process.version }, value: 1 }],
  );
  metrics.gauge({ name: 'foothold_uptime_seconds', help: 'Since the process started', across: 'max' }, () => [
    { value: process.uptime() },
  ]);
}

/** What docs/operations/alerts.md tells of by name. */
const WATCHED = [
  ...['request.failed', 'engine.failed', 'alert.sending_cap', 'alert.contact_cap', 'unhandled'].map(
    (event) => ({
      level: 'error',
      event,
    }),
  ),
  ...['task.failed', 'housekeeping.failed', 'csp.violation', 'outbox.not_delivered'].map((event) => ({
    level: 'warn',
    event,
  })),
];

/** A log whose lines are counted by their event: each event that operators are told to watch can be an alert. */
export function countedLog(log: Log, metrics: Metrics): Log {
  const count = metrics.counter({
    name: 'foothold_log_lines_total',
    help: 'Lines of the log, by level and event',
    labels: ['level', 'event'],
    known: WATCHED,
  });
  const counted =
    (level: keyof Log): Log[keyof Log] =>
    (event, fields) => {
      count({ level, event });
      log[level](event, fields);
    };
  return { info: counted('info'), warn: counted('warn'), error: counted('error') };
}

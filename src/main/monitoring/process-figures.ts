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

/** What operators are told to watch: every error, and what `docs/operations` names. Each is there before its first line. */
const WATCHED = {
  error: [
    ...['request.failed', 'engine.failed', 'document.not_followed', 'unhandled'],
    ...['worker.ended', 'worker.hung', 'start.service_refused', 'start.service_unreachable'],
    'clock.jumped',
    ...['alert.sending_cap', 'alert.contact_cap'],
    ...['payment.review', 'payment.disputed', 'payment.refund_failed'],
  ],
  warn: [
    ...['task.failed', 'housekeeping.failed', 'csp.violation', 'outbox.not_delivered', 'code.not_delivered'],
    ...['site_files.not_kept', 'engine.deadline'],
  ],
};

type CountedLog = { log: Log; close(): void };

/** A log whose lines are counted by their event: each event that operators are told to watch can be an alert. */
export function countedLog(log: Log, metrics: Metrics): CountedLog {
  const count = metrics.counter({
    name: 'foothold_log_lines_total',
    help: 'Lines of the log, by level and event',
    labels: ['level', 'event'],
    known: Object.entries(WATCHED).flatMap(([level, events]) => events.map((event) => ({ level, event }))),
  });
  const counted =
    (level: keyof Log): Log[keyof Log] =>
    (event, fields) => {
      count({ level, event });
      log[level](event, fields);
    };
  // Its line is written by the log that the process began with (server.ts), before anything was counted.
  const countUnhandled = () => count({ level: 'error', event: 'unhandled' });
  process.on('unhandledRejection', countUnhandled);
  return {
    log: { info: counted('info'), warn: counted('warn'), error: counted('error') },
    close: () => void process.off('unhandledRejection', countUnhandled),
  };
}

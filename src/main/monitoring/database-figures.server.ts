import { paymentFigures } from '#features/billing/payment-figures.server.ts';
import type { Clock } from '#platform/clock/clock.ts';
import { archiveFails } from '#platform/database/archive-figure.server.ts';
import { onOwnBehalf } from '#platform/database/connection-turns.server.ts';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import type { Metrics } from '#platform/metrics/metrics.ts';
import { outboxFigures } from '#platform/mail/outbox-figures.server.ts';

/** What is read from the tables is the same whoever asks, and need not be newer, in ms. */
const KEPT_MS = 10_000;

/** Tells of a process's connections, and what waits in the tables of all of them. */
export function measureDatabase(metrics: Metrics, database: OpenDatabase, clock: Clock): void {
  const { db } = database;
  const ofConnections = (name: string, help: string, read: () => number) =>
    metrics.gauge({ name: `foothold_database_connections_${name}`, help, across: 'sum' }, () => [
      { value: read() },
    ]);
  ofConnections('limit', 'Connections that there may be', () => database.connections().all);
  ofConnections('taken', 'Connections at work', () => database.connections().taken);
  ofConnections('waiting', 'Calls that wait for one', () => database.connections().waiting);
  ofConnections(
    'refused',
    'Calls that had to do without, since the start',
    () => database.connections().refused,
  );

  const shared = (name: string, help: string) => ({
    name: `foothold_${name}`,
    help,
    across: 'first' as const,
  });
  metrics.gauge(shared('database_up', 'Whether the database answers'), async () => {
    const answers = await onOwnBehalf(() => database.ping()).then(
      () => 1,
      () => 0,
    );
    return [{ value: answers }];
  });
  const archive = keptFor(KEPT_MS, () => onOwnBehalf(() => archiveFails(db)));
  metrics.gauge(
    shared(
      'database_archive_failing',
      'Whether the database server cannot hand over its journal to its archive',
    ),
    async () => [{ value: Number(await archive()) }],
  );
  const outbox = keptFor(KEPT_MS, () => onOwnBehalf(() => outboxFigures(db, clock)));
  metrics.gauge(shared('outbox_messages', 'Messages that wait to be sent'), async () => [
    { value: (await outbox()).waiting },
  ]);
  metrics.gauge(shared('outbox_oldest_seconds', 'How long the oldest of them has waited'), async () => [
    { value: (await outbox()).oldestSeconds },
  ]);
  const payments = keptFor(KEPT_MS, () => onOwnBehalf(() => paymentFigures(db, clock)));
  metrics.gauge(
    { ...shared('payments_unfinished', 'Payments that wait for something'), labels: ['status'] },
    async () => (await payments()).unfinished.map(asValue),
  );
  metrics.gauge(
    {
      ...shared('payments_last_day', 'Payments by the status they came to within 24 hours'),
      labels: ['status'],
    },
    async () => (await payments()).lastDay.map(asValue),
  );
}

const asValue = ({ status, count }: { status: string; count: number }) => ({
  labels: { status },
  value: count,
});

/** Reads anew where what was read is older than so; whoever asks meanwhile waits for the same answer. */
function keptFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined;
  return () => {
    const now = performance.now();
    if (!kept || now - kept.at > ms) {
      const value = read();
      value.catch(() => (kept = undefined));
      kept = { at: now, value };
    }
    return kept.value;
  };
}

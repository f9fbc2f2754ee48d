import { hostname } from 'node:os';
import type { Env } from '#platform/env/env.ts';
import type { Log } from '#platform/log/log.server.ts';
import { noMetrics, type Metrics } from '#platform/metrics/metrics.ts';
import type { ProcessFigures } from '#platform/metrics/prometheus.server.ts';
import { noSpans, type Spans } from '#platform/tracing/spans.ts';
import { countedLog, measureProcess } from './process-figures.ts';

/** What an operator sees the product by. */
export type Monitoring = {
  metrics: Metrics;
  spans: Spans;
  /** The log, with its lines counted. */
  log: Log;
  /** The figures of this process alone, as another one can add them to its own; none where nobody looks. */
  figures(): Promise<ProcessFigures>;
  /**
   * Begins to answer collectors. One process of a machine does that.
   * @param others figures of the machine's other processes at the moment
   */
  listen(others?: () => Promise<readonly ProcessFigures[]>): Promise<void>;
  close(): Promise<void>;
};

/** Nothing of it is loaded where it is not set up. */
export async function openMonitoring(
  env: Pick<Env, 'metrics' | 'traces'>,
  log: Log,
  build: string,
): Promise<Monitoring> {
  const spans = await openSpans(env, build);
  if (!env.metrics) return withoutFigures(log, spans);
  const [{ createPrometheusMetrics, exposition }, { listenForMetrics }] = await Promise.all([
    import('#platform/metrics/prometheus.server.ts'),
    import('#platform/metrics/metrics-listener.server.ts'),
  ]);
  const settings = env.metrics;
  const metrics = createPrometheusMetrics();
  measureProcess(metrics, build);
  const counted = countedLog(log, metrics);
  let listener: Awaited<ReturnType<typeof listenForMetrics>> | undefined;
  return {
    metrics,
    spans,
    log: counted.log,
    figures: () => metrics.figures(),
    async listen(others = () => Promise.resolve([])) {
      const page = async () => exposition([await metrics.figures(), ...(await others())]);
      listener = await listenForMetrics(settings, page);
      log.info('metrics.ready', { host: settings.host, port: listener.port });
    },
    async close() {
      counted.close();
      await Promise.all([listener?.close(), spans.close()]);
    },
  };
}

async function openSpans({ traces }: Pick<Env, 'traces'>, build: string): Promise<Spans> {
  if (!traces) return noSpans;
  const { createOtelSpans } = await import('#platform/tracing/otel-spans.server.ts');
  return createOtelSpans(traces, build, thisCopy());
}

/** Names this process among all that serve the same people. */
export function thisCopy(): string {
  return `${hostname()}/${process.pid}`;
}

function withoutFigures(log: Log, spans: Spans): Monitoring {
  return {
    metrics: noMetrics,
    spans,
    log,
    figures: () => Promise.resolve([]),
    listen: () => Promise.resolve(),
    close: () => spans.close(),
  };
}

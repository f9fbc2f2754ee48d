import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { outsideRequests } from '#platform/log/request-record.server.ts';
import { inTime } from '#platform/in-time.ts';
import type { Metrics } from './metrics.ts';

/** How long a value may take to be read, in ms: the others are told all the same. */
const PATIENCE_MS = 2_000;

/** All figures of one process, as they can be sent to another. */
export type ProcessFigures = readonly object[];

export type PrometheusMetrics = Metrics & {
  /** What this process has counted and measures at the moment. */
  figures(): Promise<ProcessFigures>;
};

/** Values of the moment that are named as counts are: checkers of names refuse them, and others say the same. */
const MISNAMED = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
];

/** Type of what `exposition` answers. */
export const EXPOSITION_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** Keeps figures as Prometheus reads them, those of the process itself among them (`process_...`, `nodejs_...`). */
export function createPrometheusMetrics(): PrometheusMetrics {
  const registry = new Registry();
  outsideRequests(() => collectDefaultMetrics({ register: registry }));
  for (const name of MISNAMED) registry.removeSingleMetric(name);
  const registers = [registry];
  return {
    counter({ name, help, labels = [], known = [] }) {
      const counter = new Counter({ name, help, labelNames: labels, registers });
      for (const values of known) counter.inc(values, 0);
      return (values, by = 1) => counter.inc(values, by);
    },
    histogram({ name, help, labels = [], known = [], buckets }) {
      const histogram = new Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers });
      for (const values of known) histogram.zero(values);
      return (values, value) => histogram.observe(values, value);
    },
    gauge({ name, help, labels = [], across }, read) {
      new Gauge({
        ...{ name, help, labelNames: labels, registers, aggregator: across },
        async collect() {
          const readings = await inTime((async () => read())(), PATIENCE_MS).catch(() => []);
          this.reset();
          // Without labels a reset leaves a 0 behind, which would say something.
          if (readings.length === 0) this.remove();
          for (const { labels: values, value } of readings) this.set(values ?? {}, value);
        },
      });
    },
    figures: async () => (await registry.getMetricsAsJSON()) as ProcessFigures, // Its own type tells less than it answers.
  };
}

/** The figures of all processes of one machine as one text: what is counted is added up. */
export async function exposition(ofProcesses: readonly ProcessFigures[]): Promise<string> {
  return AggregatorRegistry.aggregate([...ofProcesses]).metrics();
}

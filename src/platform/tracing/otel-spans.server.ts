import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from '#platform/env/env.ts';
import type { Spans } from './spans.ts';

/** How long a stop waits for the collector, in ms. */
const CLOSE_MS = 3_000;

/**
 * Sends spans by OTLP over HTTP. What else the exporter knows (`OTEL_EXPORTER_OTLP_HEADERS`, `..._CERTIFICATE`,
 * `..._TIMEOUT`, `OTEL_RESOURCE_ATTRIBUTES`) its packages read from the environment themselves.
 */
export function createOtelSpans(settings: TraceSettings, build: string, copy: string): Spans {
  const url = `${settings.endpoint.replace(/\/$/, '')}/v1/traces`;
  const about = { 'service.version': build, 'service.instance.id': copy };
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ ...about, 'service.name': settings.serviceName })),
    sampler: samplerOf(settings),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('foothold', build);
  const propagator = new W3CTraceContextPropagator();
  const reader = {
    get: (carrier: { traceparent: string }) => carrier.traceparent,
    keys: () => ['traceparent'],
  };
  return {
    request(traceparent, work) {
      const parent = traceparent ? propagator.extract(ROOT_CONTEXT, { traceparent }, reader) : ROOT_CONTEXT;
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent);
      context.with(trace.setSpan(parent, span), work);
      return {
        traceId: span.spanContext().traceId,
        end({ name, facts, isFault }) {
          span.updateName(name);
          span.setAttributes(facts);
          if (isFault) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    begin(name, kind, facts = {}) {
      const span = tracer.startSpan(name, {
        kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL,
        attributes: facts,
      });
      return { end: (error) => endSpan(span, error) };
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, CLOSE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}

/** Messages of errors may hold what people wrote: names and codes never do. */
function endSpan(span: Span, error: unknown): void {
  if (error !== undefined && error !== null) {
    const code = typeof error === 'object' && 'code' in error ? error.code : undefined;
    const name = error instanceof Error ? error.name : 'unknown';
    span.setAttribute('error.type', typeof code === 'string' ? code : name);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** By OpenTelemetry's own names; by default all that nobody before us has decided on. */
function samplerOf({ sampler, ratio }: TraceSettings): Sampler {
  const root = sampler.endsWith('always_off')
    ? new AlwaysOffSampler()
    : sampler.endsWith('traceidratio')
      ? new TraceIdRatioBasedSampler(ratio)
      : new AlwaysOnSampler();
  return sampler.startsWith('parentbased_') ? new ParentBasedSampler({ root }) : root;
}

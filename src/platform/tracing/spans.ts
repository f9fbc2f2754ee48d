/** What a span says of what was done: names, codes and numbers of ours, and never anything of a person. */
export type SpanFacts = Record<string, string | number>;

/** What is done by ourselves, and what is asked of somebody else. */
export type SpanKind = 'internal' | 'client';

/** A span that is open; ended once. @param error what went wrong, of which its name and code are told */
export type OpenSpan = { end(error?: unknown): void };

export type RequestSpan = {
  /** By which the whole of a request is found. */
  traceId: string | undefined;
  end(told: { name: string; facts: SpanFacts; isFault: boolean }): void;
};

/** Tells a collector of traces what took how long, each within what it was done for. */
export interface Spans {
  /**
   * Begins the span of a request and does its work within it.
   * @param traceparent of who asks, where their word is taken (W3C Trace Context)
   */
  request(traceparent: string | undefined, work: () => void): RequestSpan;
  begin(name: string, kind: SpanKind, facts?: SpanFacts): OpenSpan;
  /** Hands over what is still here. */
  close(): Promise<void>;
}

/** Where nobody collects. */
export const noSpans: Spans = {
  request(_traceparent, work) {
    work();
    return { traceId: undefined, end: () => undefined };
  },
  begin: () => ({ end: () => undefined }),
  close: () => Promise.resolve(),
};

/** Does something within a span of its own. */
export async function inSpan<T>(
  spans: Spans,
  [name, kind, facts]: Parameters<Spans['begin']>,
  work: () => Promise<T>,
): Promise<T> {
  const span = spans.begin(name, kind, facts);
  try {
    const result = await work();
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}

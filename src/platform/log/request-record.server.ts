import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request that is under way: for its lines in the log, its figures and its headers. */
export type RequestRecord = {
  /** Also in the answer's `X-Request-Id`. */
  readonly id: string;
  /** The pattern of its address, where a call knows it: never the address itself, which may hold a token. */
  route?: () => string | undefined;
  /** Says something in a header of the answer, while that is not made yet. */
  announce?: (name: string, value: string) => void;
  /** Limits that it was counted against, as its answer tells them. */
  limits?: { policy: string; left: string }[];
};

const records = new AsyncLocalStorage<RequestRecord>();

/** The request on whose behalf something is done just now; nothing's where a timer or the start does it. */
export function currentRequest(): RequestRecord | undefined {
  return records.getStore();
}

/** Does something for a request: all that it leads to, until it ends, belongs to that request. */
export function withinRequest<T>(record: RequestRecord, work: () => T): T {
  return records.run(record, work);
}

/** Does something that a request only set off: what comes of it is everybody's. */
export function outsideRequests<T>(work: () => T): T {
  return records.exit(work);
}

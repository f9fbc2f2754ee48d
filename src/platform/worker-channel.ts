/*
 * How a page talks with a worker of its own: it makes calls, each of which is answered once or fails. A worker that
 * fails at one call, crashes, or misses a deadline is ended, and every call that waits fails with it. What a worker can
 * be asked is a type that both sides share (`Calls`); beside its answers a worker can send news.
 */

/** What a worker can be asked: a call takes one value, and is answered with what its function returns. */
export type WorkerCalls<Calls> = Record<keyof Calls, (request: never) => unknown>;

type RequestOf<Calls extends WorkerCalls<Calls>, Name extends keyof Calls> = Parameters<Calls[Name]>[0];
type AnswerOf<Calls extends WorkerCalls<Calls>, Name extends keyof Calls> = ReturnType<Calls[Name]>;

/** What travels. */
type ToWorker = { call: string; id: number; request: unknown };
type FromWorker =
  | { id: number; answer: unknown }
  /** A call that the worker does not know: that call fails, and the worker goes on. */
  | { id: number; unknownCall: string }
  | { news: unknown }
  | { failure: string };

/** What of a `Worker` is needed here. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** The worker is of no use any more; `late` where it gave no answer in time. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
  readonly late: boolean;

  constructor(message: string, late: boolean) {
    super(message);
    this.late = late;
  }
}

/** The page's end of the channel. */
export type WorkerChannel<Calls extends WorkerCalls<Calls>> = {
  /**
   * @param deadlineMs how long the worker has; without it, as long as it takes
   * @throws WorkerFailedError
   */
  ask<Name extends keyof Calls & string>(
    call: Name,
    request: RequestOf<Calls, Name>,
    deadlineMs?: number,
  ): Promise<AnswerOf<Calls, Name>>;
  /** Ends the worker; what still waits fails. */
  close(): void;
};

/** @param onNews told what the worker sends beside its answers */
export function openWorkerChannel<Calls extends WorkerCalls<Calls>, News = never>(
  port: WorkerPort,
  onNews: (news: News) => void = () => undefined,
): WorkerChannel<Calls> {
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let lastId = 0;
  let failure: WorkerFailedError | null = null;

  const fail = (message: string, late = false) => {
    if (failure) return;
    failure = new WorkerFailedError(message, late);
    port.terminate();
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  port.onerror = (event) => fail(event.message || 'the worker could not be started');
  port.onmessageerror = () => fail('a message could not be read');
  port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (failure) return;
    if ('failure' in data) return fail(data.failure);
    if ('news' in data) return onNews(data.news as News); // Typed by the worker's own end.
    if ('unknownCall' in data)
      waiting
        .get(data.id)
        ?.reject(new WorkerFailedError(`the worker knows no call "${data.unknownCall}"`, false));
    else waiting.get(data.id)?.resolve(data.answer);
    waiting.delete(data.id);
  };

  return {
    async ask<Name extends keyof Calls & string>(
      call: Name,
      request: RequestOf<Calls, Name>,
      deadlineMs?: number,
    ) {
      if (failure) throw failure;
      lastId += 1;
      const answer = Promise.withResolvers<unknown>();
      waiting.set(lastId, answer);
      port.postMessage({ call, id: lastId, request } satisfies ToWorker);
      const late =
        deadlineMs === undefined
          ? undefined
          : setTimeout(() => fail('the worker gave no answer in time', true), deadlineMs);
      // Answers are told apart by their ids alone; the worker's own end holds them to their types.
      return (await answer.promise.finally(() => clearTimeout(late))) as AnswerOf<Calls, Name>;
    },
    close: () => fail('closed'),
  };
}

/** What answers the calls, in the worker. */
export type CallHandlers<Calls extends WorkerCalls<Calls>> = {
  [Name in keyof Calls]: (
    request: RequestOf<Calls, Name>,
  ) => AnswerOf<Calls, Name> | Promise<AnswerOf<Calls, Name>>;
};

type AnsweringOptions<Calls extends WorkerCalls<Calls>> = {
  /** Whether a call waits until the one before it is answered. */
  inOrder?: boolean;
  /** What of an answer is handed over instead of copied. */
  transferOf?: (answer: AnswerOf<Calls, keyof Calls>) => Transferable[];
};

/** What of a worker's own scope is needed here. */
export type WorkerScope = {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: unknown, transfer: Transferable[]): void;
};

/**
 * The worker's end of the channel: answers the page's calls until one fails. A call that it does not know fails; what is
 * no call of this channel is passed over.
 * @returns sends news to the page
 */
export function answerCalls<Calls extends WorkerCalls<Calls>, News = never>(
  handlers: CallHandlers<Calls>,
  { inOrder = false, transferOf = () => [] }: AnsweringOptions<Calls> = {},
  // Where this runs, `self` is a worker's scope, which TypeScript's library for pages does not know.
  scope = self as unknown as WorkerScope,
): (news: News) => void {
  const tell = (message: FromWorker, transfer: Transferable[] = []) => scope.postMessage(message, transfer);
  const known = new Map(Object.entries<CallHandlers<Calls>[keyof Calls]>(handlers));
  let before: Promise<unknown> = Promise.resolve();

  scope.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isCall(data)) return;
    const { call, id, request } = data;
    const handler = known.get(call);
    // Whoever asks waits for an answer, some without a deadline.
    if (!handler) return tell({ id, unknownCall: call });
    const answer = async () => {
      const given = await handler(request as never); // The page's end holds it to its type.
      tell({ id, answer: given }, transferOf(given));
    };
    const answered = (inOrder ? before.then(answer) : answer()).catch((error: unknown) =>
      tell({ failure: String(error) }),
    );
    before = answered;
  };
  return (news) => tell({ news });
}

function isCall(data: unknown): data is ToWorker {
  return typeof data === 'object' && data !== null && 'call' in data && 'id' in data;
}

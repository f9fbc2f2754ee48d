import type {
  DrawAnswer,
  DrawRequest,
  FromWorker,
  LocateAnswer,
  LocateRequest,
  ToWorker,
} from './protocol.ts';

/** One worker with an engine in it. */
export type EngineWorker = {
  /** Once it can draw. Rejects when it never will. */
  ready: Promise<void>;
  /** Rejects when the engine has failed, or gives no answer in time; it is of no use any more then. */
  draw(request: Omit<DrawRequest, 'type' | 'id'>, deadlineMs: number): Promise<DrawAnswer>;
  /** Rejects like `draw`. */
  locate(request: Omit<LocateRequest, 'type' | 'id'>, deadlineMs: number): Promise<LocateAnswer>;
  close(): void;
};

type Answer = DrawAnswer | LocateAnswer;

/** What of a `Worker` is needed here. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

/** The worker's own file; the build gives it a name with a hash. */
export function newWorker(): WorkerPort {
  return new Worker(new URL('./worker/preview-worker.ts', import.meta.url), {
    type: 'module',
    name: 'preview',
  });
}

/** Starts an engine. */
export function startEngineWorker(port: WorkerPort): EngineWorker {
  const ready = Promise.withResolvers<void>();
  const asked = new Map<number, PromiseWithResolvers<Answer>>();
  let lastId = 0;
  let failure: Error | null = null;
  // Whoever waits for it hears of a failure; when nobody does, that is no error of the page's.
  ready.promise.catch(() => undefined);

  const fail = (message: string) => {
    failure ??= new Error(message);
    port.terminate();
    ready.reject(failure);
    for (const { reject } of asked.values()) reject(failure);
    asked.clear();
  };
  port.onerror = (event) => fail(event.message || 'the worker could not be started');
  port.onmessageerror = () => fail('a message could not be read');
  port.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'ready') return ready.resolve();
    if (data.type === 'failed') return fail(data.message);
    asked.get(data.id)?.resolve(data);
    asked.delete(data.id);
  };
  const tell = (message: ToWorker) => port.postMessage(message);
  tell({ type: 'start' });

  const ask = async <A extends Answer>(
    request: ToWorker & { id: number },
    deadlineMs: number,
  ): Promise<A> => {
    if (failure) throw failure;
    const answer = Promise.withResolvers<Answer>();
    asked.set(request.id, answer);
    tell(request);
    const late = setTimeout(() => fail('the engine gave no answer'), deadlineMs);
    // The worker answers a request with what belongs to its type; the channel carries none.
    return (await answer.promise.finally(() => clearTimeout(late))) as A;
  };

  return {
    ready: ready.promise,
    draw: (request, deadlineMs) => ask<DrawAnswer>({ type: 'draw', id: ++lastId, ...request }, deadlineMs),
    locate: (request, deadlineMs) =>
      ask<LocateAnswer>({ type: 'locate', id: ++lastId, ...request }, deadlineMs),
    close: () => fail('closed'),
  };
}

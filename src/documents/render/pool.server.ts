import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ChildCrew } from './pool/child-crew.server.ts';
import type { Build, Kind, Results } from './pool/child-protocol.ts';
import type { CompilerFiles } from './compiler-options.ts';
import { EngineChild } from './pool/engine-child.server.ts';
import { EngineBusyError } from './engine-errors.ts';
import type { Engine, PdfResult, SvgResult } from './engine.ts';
import { JobQueue } from './pool/job-queue.ts';
import type { PrintJob } from './print-job.ts';

export type EngineOptions = CompilerFiles & {
  /** The child's entry file; by default the one beside this file, in the source as in the bundle. */
  childEntry?: string;
  build?: Build;
  /** Children, each setting one job at a time: one a core by default. */
  processes?: number;
  /** A job running longer is cut off. */
  deadlineMs?: number;
  /** Jobs that may wait; the next is refused. */
  maxWaiting?: number;
  /** A job waiting longer is refused: whoever asked for it has given up by then. */
  maxWaitMs?: number;
  recycleAfterJobs?: number;
  recycleAboveBytes?: number;
};

/** Runs on a child, never rejects, and tells whoever asked. */
type Task = { run: (child: EngineChild) => Promise<void>; fail: (error: Error) => void };

const START_DEADLINE_MS = 20_000;
/** Told to who calls while the engine closes: time for another copy of the server to be there. */
const CLOSING_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 30;

/**
 * Starts the engine: a pool of child processes. They start in the background, so that this returns at
 * once; jobs wait until the first is ready.
 */
export function startEngine(options: EngineOptions): Engine {
  return new Pool(options);
}

class Pool implements Engine {
  readonly #queue: JobQueue<Task>;
  readonly #crew: ChildCrew;
  /** Running mean of what a job takes, in milliseconds, for telling when to come back. */
  #meanMs = 20;
  #atWork = 0;
  #closed: Promise<void> | undefined;
  #onDrained: (() => void) | undefined;

  constructor({ templates, fonts, ...options }: EngineOptions) {
    const size = options.processes ?? availableParallelism();
    this.#queue = new JobQueue({
      maxWaiting: options.maxWaiting ?? 64,
      maxWaitMs: options.maxWaitMs ?? 15_000,
      retryAfterSeconds: (waiting) => {
        const seconds = Math.ceil((waiting * this.#meanMs) / size / 1000);
        return Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS);
      },
    });
    this.#crew = new ChildCrew({
      size,
      start: () =>
        new EngineChild({
          files: { templates, fonts },
          build: options.build ?? 'auto',
          entry: options.childEntry ?? defaultChildEntry(),
          deadlineMs: options.deadlineMs ?? 5000,
          startDeadlineMs: START_DEADLINE_MS,
        }),
      recycleAfterJobs: options.recycleAfterJobs ?? 5000,
      recycleAboveBytes: options.recycleAboveBytes ?? 400 * 1024 * 1024,
      onReady: () => this.#dispatch(),
      onCannotStart: (error) => {
        for (let task = this.#queue.take(); task !== undefined; task = this.#queue.take()) task.fail(error);
        this.#dispatch();
      },
    });
    setImmediate(() => {
      if (this.#closed === undefined) this.#crew.fill();
    });
  }

  pdf(job: PrintJob): Promise<PdfResult> {
    return this.#submit('pdf', job);
  }

  svg(job: PrintJob, signal?: AbortSignal): Promise<SvgResult> {
    return this.#submit('svg', job, signal);
  }

  close(): Promise<void> {
    this.#closed ??= new Promise<void>((resolve) => {
      this.#onDrained = resolve;
    }).then(() => this.#crew.end());
    this.#dispatch();
    return this.#closed;
  }

  async #submit<K extends Kind>(kind: K, job: PrintJob, signal?: AbortSignal): Promise<Results[K]> {
    signal?.throwIfAborted();
    if (this.#closed !== undefined) throw new EngineBusyError(CLOSING_RETRY_SECONDS);
    return new Promise((resolve, reject) => {
      const run = (child: EngineChild): Promise<void> => child.run(kind, job).then(resolve, reject);
      const withdraw = this.#queue.add({ run, fail: reject }, reject);
      const gone = (): void => {
        withdraw();
        reject(signal?.reason);
        this.#dispatch();
      };
      signal?.addEventListener('abort', gone, { once: true });
      this.#crew.fill();
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (this.#crew.hasIdle) {
      const task = this.#queue.take();
      if (task === undefined) break;
      const child = this.#crew.take();
      if (child !== undefined) void this.#work(child, task);
    }
    if (this.#queue.size === 0 && this.#atWork === 0) this.#onDrained?.();
  }

  async #work(child: EngineChild, task: Task): Promise<void> {
    const start = performance.now();
    this.#atWork += 1;
    await task.run(child);
    this.#atWork -= 1;
    this.#meanMs += (performance.now() - start - this.#meanMs) / 20;
    this.#crew.release(child);
    this.#dispatch();
  }
}

/** The bundle names the entry as the source does. */
function defaultChildEntry(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./worker-process.server.${extension}`, import.meta.url));
}

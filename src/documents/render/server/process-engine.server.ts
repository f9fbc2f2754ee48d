import { availableParallelism } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Printable } from '#documents/printable.ts';
import type { CopyResult } from '#documents/export/file-format.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { EngineRequest, Requester, PdfResult, SvgResult } from '#documents/render/engine.ts';
import { unwatched, type EngineFigures, type EngineWatch } from '../engine-watch.ts';
import { EngineChild, type JobKind, type JobResults } from './engine-child.server.ts';
import type { EngineOptions, MeasuredEngine } from './engine-options.ts';
import { WorkerPool } from './worker-pool.server.ts';
import { EngineBusyError } from '../engine-errors.ts';
import { JobQueue, type Turn } from './job-queue.ts';
import { isSmall } from './small-document.ts';
import { WatchedRuns } from './watched-runs.ts';

/** Runs on a child, never rejects, and tells whoever asked. */
type Task = { run: (child: EngineChild) => Promise<void>; fail: (error: Error) => void };

const START_DEADLINE_MS = 20_000;
/** Told to who calls while the engine closes: time for another copy of the server to be there. */
const CLOSING_RETRY_SECONDS = 5;
const MAX_RETRY_SECONDS = 30;
/** How long whoever asks whether the engine is ready waits for a child that is being replaced, in ms. */
const READY_PATIENCE_MS = 1_500;
const READY_LOOK_MS = 20;
/** Jobs a person may have: one that is set, and the one that follows it. */
const JOBS_EACH = 2;
/** A job that nobody is named for waits like a download. */
const NOBODY: EngineRequest = { urgency: 'download' };

/**
 * Starts the engine in a pool of child processes. They start in the background, so that this returns at
 * once; jobs wait until the first is ready.
 */
export function startEngine(options: EngineOptions): MeasuredEngine {
  return new ProcessEngine(options);
}

class ProcessEngine implements MeasuredEngine {
  readonly #queue: JobQueue<Task>;
  readonly #workers: WorkerPool;
  readonly #shares: boolean;
  readonly #size: number;
  readonly #deadlineMs: number;
  readonly #smallDeadlineMs: number;
  readonly #runs: WatchedRuns;
  readonly #watch: EngineWatch;
  /** Running mean of what a job takes, in milliseconds, for telling when to come back. */
  #meanMs = 20;
  #atWork = 0;
  #closed: Promise<void> | undefined;
  #onDrained: (() => void) | undefined;

  constructor({ templates, fonts, ...options }: EngineOptions) {
    this.#shares = options.shares ?? true;
    const size = options.processes ?? availableParallelism() + 1;
    this.#size = size;
    this.#watch = options.watch ?? unwatched;
    this.#deadlineMs = options.deadlineMs ?? 5000;
    this.#runs = new WatchedRuns(this.#watch, this.#deadlineMs);
    this.#smallDeadlineMs = Math.min(options.smallDeadlineMs ?? 2000, this.#deadlineMs);
    this.#queue = new JobQueue({
      maxWaiting: options.maxWaiting ?? 64,
      maxWaitMs: options.maxWaitMs ?? 15_000,
      maxEach: JOBS_EACH,
      // Wherever there are two children one stays free for downloads, even while jobs run to their deadlines; wherever
      // there are three, a person's previews leave another one to everybody else's.
      maxRunningEach: Math.max(1, size - 2),
      maxRunningLesser: Math.max(1, size - 1),
      // Slow documents, of however many people, known or new, leave another one to previews that are quick.
      maxRunningSlow: Math.max(1, size - 2),
      watch: this.#watch,
      retryAfterSeconds: (waiting) => {
        const seconds = Math.ceil((waiting * this.#meanMs) / size / 1000);
        return Math.min(Math.max(seconds, 1), MAX_RETRY_SECONDS);
      },
    });
    this.#workers = new WorkerPool({
      size,
      start: () =>
        new EngineChild({
          files: { templates, fonts },
          build: options.build ?? 'auto',
          entry: options.childEntry ?? defaultChildEntry(),
          deadlineMs: this.#deadlineMs,
          longestMs: options.longestMs,
          startDeadlineMs: START_DEADLINE_MS,
        }),
      recycleAfterJobs: options.recycleAfterJobs ?? 5000,
      recycleAboveBytes: options.recycleAboveBytes ?? 400 * 1024 * 1024,
      onReady: () => this.#dispatch(),
      onCannotStart: (error) => {
        for (const task of this.#queue.takeAll()) task.fail(error);
        this.#dispatch();
      },
    });
    setImmediate(() => {
      if (this.#closed === undefined) this.#workers.fill();
    });
  }

  assertRoom(asker?: Requester): void {
    if (this.#closed !== undefined) throw new EngineBusyError(CLOSING_RETRY_SECONDS);
    try {
      this.#queue.assertRoom(asker && this.#sharing(asker));
    } catch (busy) {
      this.#watch.turnedAway(asker?.urgency ?? 'download');
      throw busy;
    }
  }

  figures(): EngineFigures {
    const { size: waiting } = this.#queue;
    return { waiting, running: this.#atWork, childMemory: this.#workers.memory };
  }

  pdf(document: Printable, request?: EngineRequest): Promise<PdfResult> {
    return this.#submit('pdf', document, request);
  }

  svg(document: Printable, request?: EngineRequest): Promise<SvgResult> {
    return this.#submit('svg', document, request);
  }

  exchange(document: Printable, request?: EngineRequest): Promise<object> {
    return this.#submit('exchange', document, request);
  }

  copy(document: Printable, request?: EngineRequest): Promise<CopyResult> {
    return this.#submit('copy', document, request);
  }

  readBack(document: Printable, request?: EngineRequest): Promise<ParsedResume> {
    return this.#submit('readBack', document, request);
  }

  async isReady(): Promise<boolean> {
    const patientUntil = performance.now() + READY_PATIENCE_MS;
    while (this.#closed === undefined && this.#workers.up === 0 && performance.now() < patientUntil) {
      this.#workers.fill();
      await wait(READY_LOOK_MS);
    }
    return this.#closed === undefined && this.#workers.up > 0;
  }

  close(): Promise<void> {
    this.#closed ??= new Promise<void>((resolve) => {
      this.#onDrained = resolve;
    }).then(() => this.#workers.end());
    this.#dispatch();
    return this.#closed;
  }

  async #submit<K extends JobKind>(kind: K, document: Printable, request = NOBODY): Promise<JobResults[K]> {
    const { signal } = request;
    signal?.throwIfAborted();
    this.assertRoom(request);
    this.#runs.assertNotRefused(document, kind);
    return new Promise((resolve, reject) => {
      const asker = { ...this.#sharing(request), isSmall: isSmall(document) };
      const isPromise = asker.isSmall && this.#shares && request.urgency !== 'download';
      const add = (isSmall: boolean): (() => void) =>
        this.#queue.add(
          { run: isSmall && isPromise ? runAsSmall : run, fail: reject },
          { ...asker, isSmall },
          reject,
        );
      const run = (child: EngineChild): Promise<void> =>
        this.#runs.run(child, kind, document, this.#deadlineMs).then(resolve, reject);
      /** Where it is not as quick as its size promised it waits again, behind what is, as one of which nothing is known. */
      const runAsSmall = (child: EngineChild): Promise<void> =>
        this.#runs.run(child, kind, document, this.#smallDeadlineMs).then(resolve, (error: unknown) => {
          if (!this.#runs.isCutEarly(error) || signal?.aborted) return reject(error);
          try {
            withdraw = add(false);
          } catch (busy) {
            reject(busy);
          }
        });
      let withdraw = add(asker.isSmall);
      const gone = (): void => {
        withdraw();
        reject(signal?.reason);
        this.#dispatch();
      };
      signal?.addEventListener('abort', gone, { once: true });
      this.#workers.fill();
      this.#dispatch();
    });
  }

  #sharing({ person, urgency }: Requester): Requester {
    return this.#shares ? { person, urgency } : { urgency };
  }

  #dispatch(): void {
    while (this.#workers.idle > 0) {
      // A child that was ended at its deadline is not back at once: the one kept for downloads does not stand in for it.
      const turn = this.#queue.take(this.#size - this.#workers.idle - this.#atWork);
      if (turn === undefined) break;
      const child = this.#workers.take();
      if (child !== undefined) void this.#work(child, turn);
    }
    if (this.#queue.size === 0 && this.#atWork === 0) this.#onDrained?.();
  }

  async #work(child: EngineChild, { item, done }: Turn<Task>): Promise<void> {
    const start = performance.now();
    this.#atWork += 1;
    await item.run(child);
    done();
    this.#atWork -= 1;
    this.#meanMs += (performance.now() - start - this.#meanMs) / 20;
    this.#workers.release(child);
    this.#dispatch();
  }
}

/** Where the entry is named as in the source; what is bundled under another name tells it as `childEntry`. */
function defaultChildEntry(): string {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  return fileURLToPath(new URL(`./worker-process.server.${extension}`, import.meta.url));
}

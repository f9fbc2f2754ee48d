import { type ChildProcess, fork } from 'node:child_process';
import type { CopyResult } from '#documents/export/file-format.ts';
import type { ParsedResume } from '#documents/parser/parsed-resume.ts';
import type { CompilerFiles, PdfResult, SvgResult } from '#documents/render/engine.ts';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Printable } from '#documents/printable.ts';
import { childEnvironment } from './child-environment.server.ts';
import { startJobTime } from './job-time.server.ts';

/** What each kind of job answers. */
export type JobResults = {
  pdf: PdfResult;
  svg: SvgResult;
  exchange: object;
  copy: CopyResult;
  readBack: ParsedResume;
};
export type JobKind = keyof JobResults;

/** Which build of the compiler a child runs; `auto` is the native one wherever it loads. */
export type CompilerBuild = 'auto' | 'native' | 'wasm';

export type ToChild =
  | { type: 'start'; files: CompilerFiles; build: CompilerBuild }
  | { type: 'job'; kind: JobKind; document: Printable };

/** A child works at one job at a time, so that answers need no number. `rss` is its memory in bytes. */
export type FromChild =
  | { type: 'ready'; build: 'native' | 'wasm'; rss: number }
  | { type: 'done'; result: JobResults[JobKind]; rss: number }
  | { type: 'refused'; diagnostics: string[]; rss: number };

export type ChildOptions = {
  files: CompilerFiles;
  build: CompilerBuild;
  entry: string;
  deadlineMs: number;
  longestMs?: number | undefined;
  startDeadlineMs: number;
};

/** How long a child that was asked to end may take before it is killed. */
const END_MS = 2000;
/** What a dying child writes is kept to this many characters, for the error. */
const LAST_WORDS = 2000;

type Pending = { resolve: (message: FromChild) => void; reject: (error: Error) => void };

/** One child process, setting one job at a time. */
export class EngineChild {
  /** Resolves when the child can take jobs; rejects when it ends, or takes too long, before that. */
  readonly ready: Promise<void>;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
  /** Memory after the last job, in bytes. */
  rss = 0;
  /** Memory before the first one. */
  rssAtStart = 0;
  jobs = 0;
  /** Whether it can be given a job: false from the moment it is killed, told to end, or gone. */
  usable = true;
  readonly #process: ChildProcess;
  readonly #deadlineMs: number;
  readonly #longestMs: number | undefined;
  #pending: Pending | undefined;
  #lastWords = '';

  constructor(options: ChildOptions) {
    this.#deadlineMs = options.deadlineMs;
    this.#longestMs = options.longestMs;
    this.#process = fork(options.entry, [String(process.pid)], {
      serialization: 'advanced',
      execArgv: [],
      // One thread each: there are as many children at work as cores, but for a download now and then.
      env: { ...childEnvironment(), RAYON_NUM_THREADS: '1' },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const silent = this.#keepLastWords();
    this.#process.on('message', (message: FromChild) => this.#settle((pending) => pending.resolve(message)));
    this.gone = new Promise((resolve) => {
      const ended = (how: string): void => {
        this.usable = false;
        this.#settle((pending) => pending.reject(new RenderFailedError([this.#obituary(how)])));
        resolve();
      };
      // Not `close`, which never comes once the channel was closed from this side.
      this.#process.once('exit', (code, signal) => {
        this.usable = false;
        void silent.then(() => ended(signal ?? `exit code ${code}`));
      });
      this.#process.once('error', (error) => ended(error.message));
    });
    const start: ToChild = { type: 'start', files: options.files, build: options.build };
    const late = new RenderFailedError(['the typesetting process took too long to start']);
    this.ready = this.#ask(start, options.startDeadlineMs, () => late).then(({ rss }) => {
      this.rssAtStart = rss;
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Sets a job. Past the deadline the child is killed: a call of the compiler cannot be stopped.
   * @param deadlineMs where it may take less than others
   * @throws RenderDeadlineError, RenderFailedError; EngineBusyError where the machine had no time for it
   */
  async run<K extends JobKind>(
    kind: K,
    document: Printable,
    deadlineMs = this.#deadlineMs,
  ): Promise<JobResults[K]> {
    const overdue = startJobTime(this.pid, deadlineMs, this.#longestMs);
    const message = await this.#ask({ type: 'job', kind, document }, deadlineMs, overdue);
    this.jobs += 1;
    this.rss = message.rss;
    if (message.type === 'refused') throw new RenderFailedError(message.diagnostics);
    if (message.type !== 'done') throw new RenderFailedError([`unexpected answer: ${message.type}`]);
    // The child answers a job of a kind with that kind's result; the channel carries no types.
    return message.result as JobResults[K];
  }

  /** Ends an idle child. */
  async end(): Promise<void> {
    this.usable = false;
    if (this.#process.connected) this.#process.disconnect();
    const timer = setTimeout(() => this.kill(), END_MS);
    await this.gone;
    clearTimeout(timer);
  }

  kill(): void {
    this.usable = false;
    this.#process.kill('SIGKILL');
  }

  /** @param overdue asked past the deadline: for how long it may go on, or why it may not */
  #ask(message: ToChild, deadlineMs: number, overdue: () => number | Error): Promise<FromChild> {
    const answer = new Promise<FromChild>((resolve, reject) => {
      this.#pending = { resolve, reject };
    });
    const look = (): void => {
      const left = overdue();
      if (typeof left === 'number') return void (timer = setTimeout(look, left));
      this.#settle((pending) => pending.reject(left));
      this.kill();
    };
    let timer = setTimeout(look, deadlineMs);
    try {
      // A failure to write means that the child is ending, which its exit tells as well.
      this.#process.send(message, () => undefined);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#settle((pending) => pending.reject(new RenderFailedError([`not sendable: ${reason}`])));
    }
    return answer.finally(() => clearTimeout(timer));
  }

  /** Resolves when nothing more can come. */
  #keepLastWords(): Promise<void> {
    const { stderr } = this.#process;
    stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-LAST_WORDS);
    });
    return new Promise((resolve) => (stderr === null ? resolve() : stderr.once('close', () => resolve())));
  }

  #settle(how: (pending: Pending) => void): void {
    const pending = this.#pending;
    this.#pending = undefined;
    if (pending !== undefined) how(pending);
  }

  #obituary(how: string): string {
    const words = this.#lastWords.trim();
    return `the typesetting process ended unexpectedly (${how})${words === '' ? '' : `: ${words}`}`;
  }
}

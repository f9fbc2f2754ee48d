import type { EngineChild } from './engine-child.server.ts';

export type WorkerPoolOptions = {
  size: number;
  start: () => EngineChild;
  /** A child is replaced after so many jobs, or once it holds so much memory. */
  recycleAfterJobs: number;
  recycleAboveBytes: number;
  /** A child can take a job. */
  onReady: () => void;
  /** Children do not come up; none is started any more until `fill` is called. */
  onCannotStart: (error: Error) => void;
};

const START_ATTEMPTS = 3;
const RETRY_MS = 200;

/** Keeps up a number of children: replaces those that die, and those that have served their time. */
export class WorkerPool {
  readonly #options: WorkerPoolOptions;
  readonly #children = new Set<EngineChild>();
  readonly #idle: EngineChild[] = [];
  /** Children that have answered, idle or at work. */
  readonly #up = new Set<EngineChild>();
  #failures = 0;
  #ended = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  get idle(): number {
    return this.#idle.length;
  }

  /** Children that take jobs, now or once they have done theirs. */
  get up(): number {
    return [...this.#up].filter((child) => child.usable).length;
  }

  /** Of each child, its memory in bytes after its last job, or its start. */
  get memory(): number[] {
    return [...this.#children].map(({ rss, rssAtStart }) => rss || rssAtStart);
  }

  /** Starts what is missing. */
  fill(): void {
    while (!this.#ended && this.#children.size < this.#options.size) this.#add(this.#options.start());
  }

  /** The child that has been idle longest. */
  take(): EngineChild | undefined {
    return this.#idle.shift();
  }

  /** Gives back a child that has done its job. */
  release(child: EngineChild): void {
    if (!child.usable) return;
    const { recycleAfterJobs, recycleAboveBytes } = this.#options;
    if (child.jobs < recycleAfterJobs && child.rss <= recycleAboveBytes) {
      this.#idle.push(child);
      this.#options.onReady();
      return;
    }
    this.#children.delete(child);
    void child.end();
    this.fill();
  }

  /** Ends the children; to be called when none is at work. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all([...this.#children].map((child) => child.end()));
  }

  #add(child: EngineChild): void {
    this.#children.add(child);
    child.ready.then(
      () => {
        this.#failures = 0;
        this.#up.add(child);
        this.release(child);
      },
      (error: unknown) => this.#startFailed(error),
    );
    void child.gone.then(() => {
      this.#up.delete(child);
      const idleAt = this.#idle.indexOf(child);
      if (idleAt >= 0) this.#idle.splice(idleAt, 1);
      if (this.#children.delete(child) && this.#failures === 0) this.fill();
    });
  }

  #startFailed(error: unknown): void {
    if (this.#ended) return;
    this.#failures += 1;
    if (this.#failures % START_ATTEMPTS !== 0) {
      setTimeout(() => this.fill(), RETRY_MS);
    } else {
      this.#options.onCannotStart(error instanceof Error ? error : new Error(String(error)));
    }
  }
}

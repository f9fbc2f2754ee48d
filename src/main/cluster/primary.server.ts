import cluster, { type Worker as WorkerProcess } from 'node:cluster';
import type { Engine } from '#documents/render/engine.ts';
import { answerCalls } from '#platform/worker-channel.ts';
import { createShares } from '#platform/http/shares.ts';
import type { Env } from '#platform/env/env.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { ProcessFigures } from '#platform/metrics/prometheus.server.ts';
import { BUILD_ID } from '../paths.server.ts';
import { startMeasuredEngine } from '../product-engine.server.ts';
import { openMonitoring } from '../monitoring/open-monitoring.server.ts';
import { AskedFigures } from './asked-figures.ts';
import { serveEngine } from './serve-engine.server.ts';
import type { Listening, MachineCalls, MachineNews } from './machine-calls.ts';
import { type MachineShares, servePlaces } from './serve-places.server.ts';
import { scopeOf } from './process-channel.server.ts';
import { RestartDelays } from './restart-delays.ts';
import { Heartbeats } from './heartbeats.ts';
import { WorkerNotStartedError } from './worker-not-started.ts';
import { partInEnvironment } from './worker-part.ts';

export type RunningCluster = { publicUrl: string; stop(): Promise<void> };

/**
 * Starts the processes that answer calls. What a machine has once is kept here: the engine, the places that people share,
 * and the one page with the figures of all. The first process begins alone: it brings the tables up to date, and finds
 * out the port.
 */
export async function startCluster(env: Env, plainLog: Log): Promise<RunningCluster> {
  // Spans are of requests, which end here for nobody.
  const monitoring = await openMonitoring({ metrics: env.metrics, traces: undefined }, plainLog, BUILD_ID);
  const { log, metrics } = monitoring;
  // What is sent between processes is copied as it is: files are bytes, and no text.
  cluster.setupPrimary({ serialization: 'advanced' });
  const engine = startMeasuredEngine(env, metrics);
  const shares = createShares();
  const workers = new Workers(env.workers, { engine, shares, log });
  try {
    const { publicUrl } = await workers.startAll();
    await monitoring.listen(() => workers.figures());
    return {
      publicUrl,
      async stop() {
        await workers.stopAll();
        await engine.close();
        await monitoring.close();
      },
    };
  } catch (error) {
    workers.killAll();
    throw error;
  }
}

type Parts = { engine: Engine; shares: MachineShares; log: Log };
type Running = { process: WorkerProcess; tell: (news: MachineNews) => void; gone: Promise<number | null> };

/** The processes, by slot. One that dies is replaced. */
class Workers {
  readonly #size: number;
  readonly #parts: Parts;
  readonly #running = new Map<number, Running>();
  readonly #delays = new Map<number, RestartDelays>();
  readonly #figures = new AskedFigures();
  #port: number | undefined;
  #isStopping = false;

  constructor(size: number, parts: Parts) {
    this.#size = size;
    this.#parts = parts;
  }

  /** @throws WorkerNotStartedError */
  async startAll(): Promise<Listening> {
    const listening = await this.#start(1);
    this.#port = listening.port;
    const further = Array.from({ length: this.#size - 1 }, (_, at) => this.#start(at + 2));
    await Promise.all(further);
    return listening;
  }

  /** Lets each finish what it has under way. @throws Error where one does not end well */
  async stopAll(): Promise<void> {
    this.#isStopping = true;
    const running = [...this.#running.values()];
    for (const { tell } of running) tell({ stop: true });
    const codes = await Promise.all(running.map(({ gone }) => gone));
    if (codes.some((code) => code !== 0)) throw new Error(`processes ended with ${codes.join(', ')}`);
  }

  /** Figures of each at the moment. */
  figures(): Promise<ProcessFigures[]> {
    const ofEach = [...this.#running.values()].map(({ tell }) =>
      this.#figures.of((question) => tell({ tellFigures: question })),
    );
    return Promise.all(ofEach);
  }

  killAll(): void {
    this.#isStopping = true;
    for (const { process } of this.#running.values()) process.process.kill('SIGKILL');
  }

  /** Resolves when the process answers calls. */
  #start(slot: number): Promise<Listening> {
    const { engine, shares, log } = this.#parts;
    const ready = Promise.withResolvers<Listening>();
    const startedAt = performance.now();
    const worker = cluster.fork(partInEnvironment({ slot, processes: this.#size, port: this.#port }));
    const [itsJobs, itsPlaces] = [serveEngine(engine), servePlaces(shares)];
    const tell = answerCalls<MachineCalls, MachineNews>(
      {
        ...itsJobs.handlers,
        ...itsPlaces.handlers,
        ready: ready.resolve,
        alive: () => beats.heard(),
        figures: (told) => this.#figures.told(told),
      },
      {},
      scopeOf(worker),
    );
    const beats = new Heartbeats(() => {
      log.error('worker.hung', { slot, pid: worker.process.pid });
      worker.process.kill('SIGKILL');
    });
    const gone = new Promise<number | null>((resolve) => worker.once('exit', resolve));
    this.#running.set(slot, { process: worker, tell, gone });
    worker.once('exit', (code: number | null, signal: string | null) => {
      beats.stop();
      itsJobs.drop();
      itsPlaces.drop();
      this.#running.delete(slot);
      ready.reject(new WorkerNotStartedError(`process ${slot} ended with ${signal ?? code}`));
      if (this.#isStopping) return;
      // While none has been ready the start is refused as a whole.
      if (this.#port === undefined) return;
      log.error('worker.ended', { slot, pid: worker.process.pid, code, signal });
      this.#replace(slot, performance.now() - startedAt);
    });
    return ready.promise;
  }

  #replace(slot: number, livedMs: number): void {
    const delays = this.#delays.get(slot) ?? new RestartDelays();
    this.#delays.set(slot, delays);
    const restart = () => {
      if (this.#isStopping) return;
      // One that fails to start has been replaced in turn by then.
      this.#start(slot).then(
        () => this.#parts.log.info('worker.replaced', { slot }),
        () => undefined,
      );
    };
    setTimeout(restart, delays.after(livedMs));
  }
}

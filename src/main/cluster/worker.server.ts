import { openWorkerChannel } from '#platform/worker-channel.ts';
import type { Env } from '#platform/env/env.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { ProcessFigures } from '#platform/metrics/prometheus.server.ts';
import { startProduct } from '../product.server.ts';
import type { MachineCalls, MachineNews } from './machine-calls.ts';
import { portToPrimary } from './process-channel.server.ts';
import { remoteEngine } from './remote-engine.server.ts';
import { sharesAmong } from './remote-places.server.ts';
import { BEAT_EVERY_MS } from './heartbeats.ts';
import type { WorkerPart } from './worker-part.ts';

/**
 * Runs one of the processes that answer calls. It ends when the process that started it says so, or is gone: signals
 * that reach it besides, as where all processes of a service or of a terminal get one, are for that one.
 */
export async function runWorker(env: Env, log: Log, { slot, processes, port }: WorkerPart): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
  const toStop = Promise.withResolvers<void>();
  let figures = (): Promise<ProcessFigures> => Promise.resolve([]);
  const hear = (news: MachineNews) => {
    if ('stop' in news) return toStop.resolve();
    const question = news.tellFigures;
    void figures()
      .then((told) => channel.ask('figures', { question, figures: told }))
      .catch(() => undefined);
  };
  const channel = openWorkerChannel<MachineCalls, MachineNews>(portToPrimary(), hear);
  const beat = () => void channel.ask('alive', undefined).catch(() => undefined);
  setInterval(beat, BEAT_EVERY_MS).unref();
  const product = await startProduct({ ...env, port: port ?? env.port }, log, {
    engine: remoteEngine(channel),
    sharesOf: (own) => sharesAmong(own, channel),
    ...{ processes, isLead: slot === 1, isFirst: port === undefined },
  });
  figures = () => product.figures();
  await channel.ask('ready', {
    port: product.port,
    publicUrl: env.port === 0 ? product.publicUrl : env.publicUrl,
  });
  await toStop.promise;
  await product.stop();
  process.exit(0);
}

import type { PlainAd } from '#documents/ads/plain-ad.ts';
import { localDay } from '#platform/clock/clock.ts';
import { openWorkerChannel, type WorkerChannel, type WorkerPort } from '#platform/worker-channel.ts';
import type { AdCalls, AdComparison, MatchRequest } from './protocol.ts';

type ReadAnswer = ReturnType<AdCalls['read']>;

/** The reader of ads as its page sees it. What it fails on is answered with nothing: an ad must never stand in anybody's way. */
export type AdEngine = {
  plain(pasted: string): Promise<PlainAd | null>;
  read(ad: string): Promise<ReadAnswer | null>;
  match(request: MatchRequest): Promise<AdComparison | null>;
  /** Ends the worker; another question would start one again. */
  close(): void;
};

/** An ad is read in milliseconds, once lists are made ready; past it, in ms, the worker hangs. */
const LIMIT_MS = 30_000;

/** The worker's own file; the build gives it a name with a hash. */
export function newAdWorker(): WorkerPort {
  return new Worker(new URL('./worker/ad-worker.ts', import.meta.url), { type: 'module', name: 'ad' });
}

/** Starts a worker when something is asked first, and another one where that one has failed. */
export function startAdEngine(open: () => WorkerPort = newAdWorker): AdEngine {
  let channel: WorkerChannel<AdCalls> | null = null;

  async function asked<Answer>(ask: (of: WorkerChannel<AdCalls>) => Promise<Answer>): Promise<Answer | null> {
    let used: WorkerChannel<AdCalls> | null = null;
    try {
      used = channel ??= openWorkerChannel<AdCalls>(open());
      return await ask(used);
    } catch {
      if (channel === used) channel = null;
      return null;
    }
  }

  return {
    plain: (pasted) => asked((of) => of.ask('plain', { pasted }, LIMIT_MS)),
    read: (ad) => asked((of) => of.ask('read', { ad, today: localDay(new Date()) }, LIMIT_MS)),
    match: (request) => asked((of) => of.ask('match', request, LIMIT_MS)),
    close() {
      channel?.close();
      channel = null;
    },
  };
}

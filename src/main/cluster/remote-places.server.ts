import { BodyRefusedError, SHARE_LIMITS } from '#platform/http/body-shares.ts';
import { HeavyRefusedError } from '#platform/http/heavy-turns.ts';
import type { Entrance, Shares } from '#platform/http/shares.ts';
import type { WorkerChannel } from '#platform/worker-channel.ts';
import type { BodyShareName, PlaceCalls } from './machine-calls.ts';

type Channel = Pick<WorkerChannel<PlaceCalls>, 'ask'>;

/** What has come of a body is told in steps: however small its pieces are, the process that all ask has few to hear of. */
const COST_STEP_BYTES = 64 * 1024;

/**
 * The shares of a process among several: what writes much takes turns over all of them, and so do bodies from where they
 * cost more than asking another process does. Shorter ones have their shares here.
 */
export function sharesAmong(own: Shares, channel: Channel): Shares {
  let last = 0;
  const number = () => (last += 1);
  const entrance = (share: BodyShareName): Entrance => ({
    enter: (sender, bytes, gone, within = []) =>
      bytes !== undefined && bytes < SHARE_LIMITS.smallBytes
        ? own[share].enter(sender, bytes, gone, within)
        : enterAt(channel, { place: number(), share, sender, bytes, within }, gone),
  });
  return {
    ...own,
    bodies: entrance('bodies'),
    networkBodies: entrance('networkBodies'),
    wideBodies: entrance('wideBodies'),
    heavy: turnsAt(channel, number),
  };
}

async function enterAt(
  channel: Channel,
  wanted: Parameters<PlaceCalls['enter']>[0],
  gone: AbortSignal | undefined,
): ReturnType<Entrance['enter']> {
  const { place } = wanted;
  // Where the channel is gone, so are the places.
  const tell = (told: Promise<void>) => void told.catch(() => undefined);
  const leave = () => tell(channel.ask('leave', place));
  if (gone?.aborted) throw new BodyRefusedError(1);
  gone?.addEventListener('abort', leave, { once: true });
  try {
    const answer = await channel.ask('enter', wanted);
    if ('retryAfterSeconds' in answer) throw new BodyRefusedError(answer.retryAfterSeconds);
    let isHere = true;
    let [cost, told] = [0, 0];
    const tellCost = () => {
      if (cost !== told) tell(channel.ask('cost', { place, bytes: cost }));
      told = cost;
    };
    return {
      stallMs: answer.stallMs,
      cost(bytes) {
        cost = bytes;
        if (Math.abs(cost - told) >= COST_STEP_BYTES) tellCost();
      },
      leave() {
        if (!isHere) return;
        isHere = false;
        tellCost();
        leave();
      },
    };
  } finally {
    gone?.removeEventListener('abort', leave);
  }
}

function turnsAt(channel: Channel, number: () => number): Shares['heavy'] {
  return {
    async run(sender, work) {
      const place = number();
      if ((await channel.ask('takeTurn', { place, sender })) === 'refused') throw new HeavyRefusedError();
      try {
        return await work();
      } finally {
        channel.ask('leave', place).catch(() => undefined);
      }
    },
  };
}

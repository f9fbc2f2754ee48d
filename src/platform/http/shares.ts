import { BodyShares, SHARE_LIMITS, type ShareLimits } from './body-shares.ts';
import { KnownCallers } from './callers.server.ts';
import { HeavyTurns } from './heavy-turns.ts';

/**
 * What a network has over all accounts that call from it: a campus saves and reads at once, and whoever makes accounts
 * without end gets no more than these.
 */
const NETWORK_BODIES: ShareLimits = {
  ...SHARE_LIMITS,
  ...{ burstBytes: 16 * 1024 * 1024, bytesPerSecond: 4 * 1024 * 1024, maxLarge: 16 },
};

/**
 * What is read is told once it is answered, so that all of it begins as something small. Ten tabs that open at once ask
 * for forty things, of a long resume 60 KB each.
 */
const ANSWERS: ShareLimits = {
  ...{ burstBytes: 16 * 1024 * 1024, bytesPerSecond: 4 * 1024 * 1024 },
  ...{ freeBytes: -1, smallBytes: 0, largeBytes: 1024, maxLarge: 4 },
  ...{ maxWaitMs: 5_000, stallMs: 10_000 },
};
const NETWORK_ANSWERS: ShareLimits = {
  ...ANSWERS,
  ...{ burstBytes: 64 * 1024 * 1024, bytesPerSecond: 16 * 1024 * 1024, maxLarge: 64 },
};

/** What everybody may ask of the one thread that answers. */
export type Shares = {
  /** Of what is sent: of one person, or of a network's people who are signed out; and of a network over its accounts. */
  bodies: BodyShares;
  networkBodies: BodyShares;
  /** Of what is read: of one person, and of a network over its accounts. */
  answers: BodyShares;
  networkAnswers: BodyShares;
  /** What writes much. */
  heavy: HeavyTurns;
  /** Whose turn it is follows from their session, once that was let in. */
  callers: KnownCallers;
};

export function createShares(instead: Partial<Shares> = {}): Shares {
  return {
    bodies: new BodyShares(),
    networkBodies: new BodyShares(NETWORK_BODIES),
    answers: new BodyShares(ANSWERS),
    networkAnswers: new BodyShares(NETWORK_ANSWERS),
    heavy: new HeavyTurns(),
    callers: new KnownCallers(),
    ...instead,
  };
}

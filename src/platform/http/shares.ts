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
 * What the provider's network around them has (/24, /48), over all its networks: whoever has one of their own has as
 * many of the networks within it as they like. Those within it take turns, so that none of a campus is without.
 */
const WIDE_BODIES: ShareLimits = {
  ...NETWORK_BODIES,
  ...{ burstBytes: 32 * 1024 * 1024, bytesPerSecond: 8 * 1024 * 1024, maxLarge: 64 },
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
const WIDE_ANSWERS: ShareLimits = {
  ...NETWORK_ANSWERS,
  ...{ burstBytes: 128 * 1024 * 1024, bytesPerSecond: 32 * 1024 * 1024, maxLarge: 128 },
};

/** What everybody may ask of the one thread that answers. */
export type Shares = {
  /** Of what is sent: of one person, or of a network's people who are signed out; of a network over its accounts; and of the wider one. */
  bodies: BodyShares;
  networkBodies: BodyShares;
  wideBodies: BodyShares;
  /** Of what is read: of one person, of a network over its accounts, and of the wider one. */
  answers: BodyShares;
  networkAnswers: BodyShares;
  wideAnswers: BodyShares;
  /** What writes much. */
  heavy: HeavyTurns;
  /** Whose turn it is follows from their session, once that was let in. */
  callers: KnownCallers;
};

export function createShares(instead: Partial<Shares> = {}): Shares {
  return {
    bodies: new BodyShares(),
    networkBodies: new BodyShares(NETWORK_BODIES),
    wideBodies: new BodyShares(WIDE_BODIES),
    answers: new BodyShares(ANSWERS),
    networkAnswers: new BodyShares(NETWORK_ANSWERS),
    wideAnswers: new BodyShares(WIDE_ANSWERS),
    heavy: new HeavyTurns(),
    callers: new KnownCallers(),
    ...instead,
  };
}

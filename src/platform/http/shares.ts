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

/**
 * What strangers read, who have a link that somebody shared: as much of a network as of a person, and twice that of the
 * wider one. What they are shown is ready, so that 8 MB a second are hundreds of readers, and little of the thread.
 */
const WIDE_STRANGERS_ANSWERS: ShareLimits = {
  ...ANSWERS,
  ...{ burstBytes: 32 * 1024 * 1024, bytesPerSecond: 8 * 1024 * 1024, maxLarge: 8 },
};

/** Where somebody waits for their share. */
export type Entrance = Pick<BodyShares, 'enter'>;

/** What everybody may ask of the threads that answer. */
export type Shares = {
  /** Of what is sent: of one person, or of a network's people who are signed out; of a network over its accounts; and of the wider one. */
  bodies: Entrance;
  networkBodies: Entrance;
  wideBodies: Entrance;
  /** Of what is read: of one person, of a network over its accounts, and of the wider one. */
  answers: Entrance;
  networkAnswers: Entrance;
  wideAnswers: Entrance;
  /** Of what is read by people of a network who are signed out, and of the wider one. */
  strangersAnswers: Entrance;
  wideStrangersAnswers: Entrance;
  /** What writes much. */
  heavy: Pick<HeavyTurns, 'run'>;
  /** Whose turn it is follows from their session, once that was let in. */
  callers: KnownCallers;
};

/**
 * @param processes that divide what there is among them: whoever calls meets each of them
 * @param instead what stands in another place
 */
export function createShares(instead: Partial<Shares> = {}, processes = 1): Shares {
  const bodies = (limits: ShareLimits = SHARE_LIMITS) => new BodyShares(dividedAmong(processes, limits));
  return {
    bodies: bodies(),
    networkBodies: bodies(NETWORK_BODIES),
    wideBodies: bodies(WIDE_BODIES),
    answers: bodies(ANSWERS),
    networkAnswers: bodies(NETWORK_ANSWERS),
    wideAnswers: bodies(WIDE_ANSWERS),
    strangersAnswers: bodies(ANSWERS),
    wideStrangersAnswers: bodies(WIDE_STRANGERS_ANSWERS),
    heavy: new HeavyTurns(),
    callers: new KnownCallers(),
    ...instead,
  };
}

/**
 * A share is divided in four at most: all calls of a person may meet one process, and what is left is still more than a
 * person writes and reads. With more processes than that a share is smaller a core than it is with one.
 */
const MOST_PARTS = 4;

function dividedAmong(processes: number, limits: ShareLimits): ShareLimits {
  const parts = Math.min(processes, MOST_PARTS);
  return {
    ...limits,
    burstBytes: limits.burstBytes / parts,
    bytesPerSecond: limits.bytesPerSecond / parts,
    maxLarge: Math.ceil(limits.maxLarge / parts),
  };
}

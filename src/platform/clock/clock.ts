/** Tells the time; replaced in tests that let days pass. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

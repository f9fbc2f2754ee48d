/** People of which a statement looks through at a time. */
const STEP = 500;
/** So many steps are made in every round; with more people, each has its turn once a day. */
const EVERY_ROUND = 48;
const HOUR_MS = 3600_000;

/** People by their numbers, from one to the next. */
export type PeopleRange = { from: number; to: number };

/**
 * Whom a round that comes every hour looks after, some at a time: no statement is long, and no round reads through what
 * everybody has, however many they are.
 * @param last the highest number that anybody has
 */
export function peopleInTurn(last: number, now: Date): PeopleRange[] {
  const steps = Array.from({ length: Math.ceil(last / STEP) }, (_, step) => step);
  const hour = Math.floor(now.getTime() / HOUR_MS) % 24;
  return steps
    .filter((step) => steps.length <= EVERY_ROUND || step % 24 === hour)
    .map((step) => ({ from: step * STEP + 1, to: (step + 1) * STEP }));
}

/** Pause in typing after which a saved document saves itself, in ms. */
export const AUTOSAVE_PAUSE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 60_000;
/** Share of a wait that is left to chance, so that devices cut off together do not come back at one moment. */
const CHANCE = 0.25;

/** How long to wait before the next try of a save that failed `failures` times in a row, in ms. */
export function retryDelay(
  failures: number,
  retryAfterSeconds: number | undefined,
  random = Math.random,
): number {
  const patience = Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS);
  const asked = (retryAfterSeconds ?? 0) * 1_000;
  return Math.max(patience, asked * (1 + CHANCE)) * (1 - CHANCE * random());
}

/** One pending action at most: setting it again puts it off. */
export function createAlarm() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    set(ms: number, action: () => void) {
      clearTimeout(timer);
      timer = setTimeout(action, ms);
    },
    clear() {
      clearTimeout(timer);
    },
  };
}

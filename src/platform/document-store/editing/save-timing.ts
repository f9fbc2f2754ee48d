/** Pause in typing after which a saved document saves itself, in ms. */
export const AUTOSAVE_PAUSE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 60_000;

/** How long to wait before the next try of a save that failed `failures` times in a row, in ms. */
export function retryDelay(failures: number, retryAfterSeconds: number | undefined): number {
  const patience = Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS);
  return Math.max(patience, (retryAfterSeconds ?? 0) * 1_000);
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

import type { Today } from './protocol.ts';

/** The day to count from, by the clock of this device. */
export function thisMonth(): Today {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1 };
}

/** Tells the time; replaced in tests that let days pass. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** The day where the person is, as `YYYY-MM-DD`: what letters are dated by. */
export function localDay(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

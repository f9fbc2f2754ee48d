const DAY = /^[1-9]\d{3}-\d\d-\d\d$/;

/** Whether a text is a day `YYYY-MM-DD` that there is, in a year that somebody means: one of four digits. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const date = new Date(`${text}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

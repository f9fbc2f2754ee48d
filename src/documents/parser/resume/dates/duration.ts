/* Ways to write a unit; a letter behind them ends the match, so their order does not matter. */
const YEARS = 'years?|yrs?|y|jahre?n?|j\\.?|ans?|años?|anos?|anni|anno|jaar|jr|lat[a]?|rok|лет|год[а]?|г\\.';
const MONTHS =
  'months?|mos?|m|monate?n?|mon\\.?|mois|m[eê]s|meses|mesi|mese|mnd|maand(?:en)?|mies\\.?|miesi[ąę]c[ey]?|miesięcy|мес\\.?|месяц(?:а|ев)?';
const UNIT = `(?:${YEARS}|${MONTHS})`;
const DURATION = new RegExp(
  `^\\s*(?:[([·•,|–—-]\\s*)?\\d{1,2}\\s?${UNIT}(?:[\\s,]+(?:(?:and|und|et|y|e|en|i|и)\\s+)?\\d{1,2}\\s?${UNIT})?(?!\\p{L})\\s*[)\\]]?`,
  'iu',
);
const PARTS = new RegExp(`(?<count>\\d{1,2})\\s?(?:(?<years>${YEARS})|${MONTHS})(?!\\p{L})`, 'giu');

/** How much of what follows a period says how long it was: "(3 years 4 months)"; 0 where nothing does. */
export function durationAfter(text: string): number {
  return DURATION.exec(text)?.[0].length ?? 0;
}

/** How long something was; `toMonth` where months are counted beside years. */
export type Duration = { months: number; toMonth: boolean };

/** What a text says that says nothing but how long something was. */
export function durationIn(text: string): Duration | undefined {
  const whole = text.trim();
  if (whole === '' || durationAfter(whole) < whole.replace(/\.$/, '').length) return undefined;
  const parts = [...whole.matchAll(PARTS)].map(({ groups }) => ({
    count: Number(groups?.count),
    isYears: groups?.years !== undefined,
  }));
  return {
    months: parts.reduce((sum, { count, isYears }) => sum + count * (isYears ? 12 : 1), 0),
    toMonth: parts.some(({ isYears }) => !isYears),
  };
}

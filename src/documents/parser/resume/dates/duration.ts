const UNIT =
  '(?:years?|yrs?|y|months?|mos?|m|jahre?n?|j\\.?|monate?n?|mon\\.?|ans?|mois|años?|anos?|mes(?:es)?|anni|anno|mesi|mese|jaar|jr|mnd|maand(?:en)?|lat[a]?|rok|mies\\.?|miesi[ąę]c[ey]?|miesięcy|лет|год[а]?|г\\.|мес\\.?|месяц(?:а|ев)?)';
const DURATION = new RegExp(
  `^\\s*(?:[([·•,|–—-]\\s*)?\\d{1,2}\\s?${UNIT}(?:[\\s,]+(?:(?:and|und|et|y|e|en|i|и)\\s+)?\\d{1,2}\\s?${UNIT})?(?!\\p{L})\\s*[)\\]]?`,
  'iu',
);

/** How much of what follows a period says how long it was: "(3 years 4 months)"; 0 where nothing does. */
export function durationAfter(text: string): number {
  return DURATION.exec(text)?.[0].length ?? 0;
}

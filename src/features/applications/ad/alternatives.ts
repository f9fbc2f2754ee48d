import type { Requirement } from '#documents/ads/ad.ts';

/** Rows that belong together since one of them is enough; all others stand alone. */
export function byAlternatives<Row extends { requirement: Requirement }>(rows: readonly Row[]): Row[][] {
  return [...Map.groupBy(rows, ({ requirement }) => requirement.oneOf ?? requirement).values()];
}

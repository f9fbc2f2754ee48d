import type { Proposal, Requirement } from './ad.ts';

/**
 * What an ad asks for, parted into what was understood, which is counted, and what no list knows, which is listed and in no
 * count. By the ad alone: a resume beside it changes neither. An alternative of what was understood stays with it.
 */
export function partedByUnderstood<Row extends { requirement: Requirement }>(
  rows: readonly Row[],
): { counted: Row[]; unclear: Row[] } {
  const understood = new Set(
    rows.flatMap(({ requirement: { understood, oneOf } }) =>
      understood && oneOf !== undefined ? [oneOf] : [],
    ),
  );
  const isUnclear = ({ requirement: { understood: isKnown, strength, oneOf } }: Row) =>
    !isKnown && strength !== 'mentioned' && !(oneOf !== undefined && understood.has(oneOf));
  return { counted: rows.filter((row) => !isUnclear(row)), unclear: rows.filter(isUnclear) };
}

/** How much of an ad is in no count. */
export const notCounted = (
  rows: readonly { requirement: Requirement }[],
  notUnderstood: readonly Proposal[],
): number => partedByUnderstood(rows).unclear.length + notUnderstood.length;

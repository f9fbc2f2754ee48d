const DAY_MS = 24 * 3600_000;

/** A payment that counts: when it was made, and how many days it buys. */
export type PaidAccess = { paidAt: Date; accessDays: number };

/**
 * When access ends: each payment adds its days to what is left at its moment, or starts anew where nothing is.
 * @param payments those that count, in any order
 * @returns null where there is none
 */
export function accessEnd(payments: readonly PaidAccess[]): Date | null {
  const inOrder = payments.toSorted((a, b) => a.paidAt.getTime() - b.paidAt.getTime());
  let end: number | null = null;
  for (const { paidAt, accessDays } of inOrder) {
    end = Math.max(end ?? 0, paidAt.getTime()) + accessDays * DAY_MS;
  }
  return end === null ? null : new Date(end);
}

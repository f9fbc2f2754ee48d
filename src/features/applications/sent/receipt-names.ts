import { dayText } from '../list/day-text.ts';
import type { SentReceipt } from './contract.ts';

/** What each sending is called, by its number: its day and its way, and which of those it is where there are several. */
export function receiptNames(receipts: readonly SentReceipt[], today: string): ReadonlyMap<number, string> {
  const nameOf = ({ sentOn, how }: SentReceipt) => [dayText(sentOn, today), how].filter(Boolean).join(', ');
  const alike = Map.groupBy(receipts, (receipt) => `${receipt.applicationId} ${nameOf(receipt)}`);
  return new Map(
    [...alike.values()].flatMap((same) =>
      same.map((receipt, at) => [
        receipt.id,
        // The latest stands first.
        same.length === 1 ? nameOf(receipt) : `${nameOf(receipt)} (${same.length - at} of ${same.length})`,
      ]),
    ),
  );
}

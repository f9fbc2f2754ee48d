import { localDay } from '#platform/clock/clock.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import type { SentReceipt } from './contract.ts';
import { Receipt } from './receipt.tsx';
import { receiptNames } from './receipt-names.ts';

type ReceiptListProps = {
  receipts: readonly SentReceipt[];
  kinds: DeskKinds;
  /** Whether each says of which application it is. */
  withTitles?: boolean;
  /** Where the focus goes once one is deleted. */
  afterDeleting: () => HTMLElement | null;
};

/** Sendings, the latest first. */
export function ReceiptList({ receipts, kinds, withTitles = false, afterDeleting }: ReceiptListProps) {
  const names = receiptNames(receipts, localDay(new Date()));
  return (
    <ul aria-label="What you sent" className="divide-y divide-line">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="py-2 first:pt-0">
          {withTitles && <p className="font-semibold wrap-anywhere">{receipt.title}</p>}
          <Receipt
            {...{ receipt, kinds, afterDeleting }}
            name={names.get(receipt.id) ?? receipt.sentOn}
            {...(withTitles && { of: receipt.title })}
          />
        </li>
      ))}
    </ul>
  );
}

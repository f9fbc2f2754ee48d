import { chains, type FontChains } from '../catalog/font-chain.ts';
import type { PrintJob } from '../render/print-job.ts';
import { cleanLine, cleanText } from '../text/clean.ts';
import { isBidirectional } from '../text/scripts.ts';

/** What a receipt says, in the words in which it says it. */
export type PrintedReceipt = {
  seller: string;
  /** Where questions go: an email address, and further lines such as a postal address. */
  sellerContact: string[];
  number: string;
  /** What the payment is now: "Paid". */
  status: string;
  paidOn: string;
  /** Whom it was sold to: an email address or a phone number; empty where nothing is known any more. */
  soldTo: string;
  item: string;
  itemDetail: string;
  amount: string;
  tax: string;
  total: string;
  /** Sentences below the sum. */
  notes: string[];
  /** When what it says was last true: the PDF's creation time. */
  asOf: Date;
};

/** What receipt.typ reads. */
export type ReceiptModel = Omit<PrintedReceipt, 'asOf'> & {
  title: string;
  fonts: FontChains;
  bidirectional: boolean;
};

const LANGUAGE = 'en';

/** What the engine needs to set a receipt. Names and addresses come from settings and people: they are cleaned. */
export function receiptPrintJob({ asOf, ...receipt }: PrintedReceipt): PrintJob {
  const cleaned = {
    ...receipt,
    seller: cleanLine(receipt.seller),
    sellerContact: receipt.sellerContact.flatMap((text) => cleanText(text).split('\n')).filter(Boolean),
    soldTo: cleanLine(receipt.soldTo),
  };
  const sample = { text: JSON.stringify(cleaned), language: LANGUAGE };
  const model: ReceiptModel = {
    ...cleaned,
    title: `Receipt ${cleaned.number} – ${cleaned.seller}`,
    fonts: chains('Source Serif 4', 'Source Sans 3', sample),
    bidirectional: isBidirectional(sample.text, LANGUAGE),
  };
  return { entry: 'receipt', model, creationTime: asOf };
}

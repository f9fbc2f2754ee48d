import { expect, test } from 'vitest';
import { inOneLine, pdfInfo, readBack, READERS } from '#tests/support/read-back.ts';
import { typesetter } from '#tests/support/typesetter.ts';
import { receiptPrintJob, type PrintedReceipt } from './print-model.ts';

const typst = typesetter();
const RECEIPT: PrintedReceipt = {
  seller: 'Foothold',
  sellerContact: ['support@foothold.example', '12 Harbor Street\nPortland, OR 97201'],
  number: '17',
  status: 'Paid',
  paidOn: 'November 21, 2026',
  soldTo: 'ana@example.com',
  item: '30 Days of Foothold',
  itemDetail: '30 days of access, paid once. Nothing renews.',
  amount: '$15.00',
  tax: '$0.00',
  total: '$15.00',
  notes: ['Test mode: no money moved.'],
  asOf: new Date('2026-11-21T10:00:00Z'),
};
const print = (change: Partial<PrintedReceipt> = {}) => typst.pdf(receiptPrintJob({ ...RECEIPT, ...change }));

test.each(READERS)('every figure and name of a receipt is read back by %s', async (reader) => {
  const pages = await readBack(print().bytes, reader);
  const text = inOneLine(pages.join('\n'));
  const { asOf: _, sellerContact, notes, ...texts } = RECEIPT;
  for (const each of [
    ...Object.values(texts),
    ...notes,
    ...sellerContact.flatMap((some) => some.split('\n')),
  ]) {
    expect(text).toContain(each);
  }
});

test('a receipt is one accessible page with a title, and the same bytes every time', () => {
  const { bytes, pages } = print();
  expect(pages).toBe(1);
  expect(pdfInfo(bytes).get('Title')).toBe('Receipt 17 – Foothold');
  expect(pdfInfo(bytes).get('Tagged')).toBe('yes');
  expect(Buffer.from(bytes).equals(Buffer.from(print().bytes))).toBe(true);
});

test('names and addresses are data, never markup', async () => {
  const soldTo = '#panic("x") *bold* $1^2$ _a_ @b `c` <d> \\ " ]';
  const seller = '== Heading & Söhne 東京';
  const [page = ''] = await readBack(print({ soldTo, seller }).bytes, 'pdftotext -raw');
  expect(inOneLine(page)).toContain(soldTo);
  expect(inOneLine(page)).toContain(seller);
});

test('a long address breaks its line and does not leave the page', async () => {
  const { pages } = print({
    soldTo: `${'long.'.repeat(48)}name@example.com`,
    seller: 'A Very Long Name '.repeat(6),
  });
  expect(pages).toBe(1);
});

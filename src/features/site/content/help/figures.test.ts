import { expect, test } from 'vitest';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import { SUMMARY_LENGTH } from '#features/resumes/content/hints.ts';
import { receiptMessage } from '#features/billing/grant-access.server.ts';
import { AUTOSAVE_PAUSE_MS } from '#editor/session/session-effects.ts';
import { DOCUMENTS_MAX } from '#editor/store/create-document.server.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { UNDO_MS } from '#editor/history/removal.tsx';
import { figures } from './figures.ts';

test('the figures that the help names are those that rule', () => {
  expect(figures).toMatchObject({
    documents: DOCUMENTS_MAX,
    autosaveSeconds: AUTOSAVE_PAUSE_MS / 1000,
    undoSeconds: UNDO_MS / 1000,
    historyDays: KEPT_DAYS.history,
  });
});

test('the help names the languages that a document can be set in', () => {
  const inEnglish = new Intl.DisplayNames('en', { type: 'language' });
  expect(figures.languages).toEqual(documentLanguages.map(({ code }) => inEnglish.of(code)));
});

test('the help counts the summary as its field does', () => {
  expect(figures.summaryCharacters).toBe(SUMMARY_LENGTH);
});

test('the receipt gives as long for a refund as the help does', () => {
  const payment = { id: 7, planId: '7days', amountCents: 500, livemode: true };
  const product = { name: 'Foothold', supportEmail: 'support@example.com' };
  // Only what a receipt shows of a payment.
  const receipt = { payment, accessUntil: new Date(0), product } as Parameters<typeof receiptMessage>[1];
  expect(receiptMessage('ana@example.com', receipt).text).toContain(`Within ${figures.refundDays} days`);
});

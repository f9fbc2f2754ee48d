import { expect, test } from 'vitest';
import { readSentCode, type SentCode } from './sent-code.ts';

const sent: SentCode = {
  channel: 'phone',
  contact: '+1 202 555 0123',
  sentAt: 1_000_000,
  resendAt: 1_060_000,
};
const kept = JSON.stringify(sent);

test('a tab that was dropped comes back to the code it waits for', () => {
  expect(readSentCode(kept, 1_000_000 + 599_999)).toEqual(sent);
});

test('a code that has run out is not waited for', () => {
  expect(readSentCode(kept, 1_000_000 + 600_000)).toBeUndefined();
});

test('a clock that was set back does not make a code last longer', () => {
  expect(readSentCode(kept, 999_999)).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '"x"',
  '{}',
  '{"channel":"fax","contact":"1","sentAt":1,"resendAt":1}',
])('unreadable %j is nothing', (broken) => {
  expect(readSentCode(broken, 1)).toBeUndefined();
});

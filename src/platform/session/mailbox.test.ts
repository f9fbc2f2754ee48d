import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['ana+jobs@example.com', 'ana@example.com'],
  ['ana+jobs+more@example.com', 'ana@example.com'],
  ['a.na@example.com', 'a.na@example.com'],
  ['a.n.a+0@gmail.com', 'ana@gmail.com'],
  ['a.na@googlemail.com', 'ana@gmail.com'],
  ['+12015550123', '+12015550123'],
])('%s leads to %s', (contact, mailbox) => {
  expect(mailboxOf(contact)).toBe(mailbox);
});

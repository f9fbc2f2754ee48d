import { expect, test } from 'vitest';
import { typedEmail } from './typed-email.ts';

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  ana@example.com ', 'ana@example.com'],
  [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
])('an address that mail servers take is one: %s', (typed, address) => {
  expect(typedEmail.parse(typed)).toBe(address);
});

test.each(['ana', 'ana@example', `${'a'.repeat(65)}@example.com`])(
  'what no mail server takes is refused in words: %s',
  (typed) => {
    const { error } = typedEmail.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address.']);
  },
);

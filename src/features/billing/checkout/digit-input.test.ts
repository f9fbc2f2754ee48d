import { describe, expect, test } from 'vitest';
import { CARD_NUMBER, CVC, EXPIRY, groupDigits, padMonth, type DigitGroups } from './digit-input.tsx';

/** A field as people draw it: the bar is the caret. */
function field(drawn: string) {
  return { text: drawn.replace('|', ''), caret: drawn.indexOf('|') };
}
function drawn({ text, caret }: { text: string; caret: number }) {
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}
function type(into: string, keys: string, groups: DigitGroups): string {
  let now = into;
  for (const key of keys)
    now = drawn(groupDigits(field(now.replace('|', `${key}|`)), groups, now.replace('|', '')));
  return now;
}

describe('a card number', () => {
  test('is grouped by four while it is typed', () => {
    expect(type('|', '4242424242424242', CARD_NUMBER)).toBe('4242 4242 4242 4242|');
  });

  test('typed into keeps the caret behind the digit that was typed', () => {
    expect(type('42|42 42', '9', CARD_NUMBER)).toBe('429|4 242');
    expect(type('4242| 42', '9', CARD_NUMBER)).toBe('4242 9|42');
  });

  test.each(['4242-4242-4242-4242|', '  4242  4242 4242 4242 |', 'Card: 4242424242424242|'])(
    'pasted as %j is taken',
    (pasted) => {
      expect(drawn(groupDigits(field(pasted), CARD_NUMBER))).toBe('4242 4242 4242 4242|');
    },
  );

  test('ends where no card goes on', () => {
    expect(groupDigits(field(`${'1'.repeat(30)}|`), CARD_NUMBER).text).toBe('1111 1111 1111 1111 111');
  });

  test('deletes the digit when only the space before the caret was deleted', () => {
    expect(drawn(groupDigits(field('4242|5'), CARD_NUMBER, '4242 5'))).toBe('424|5');
  });

  test('deletes the digit after the space with the Delete key', () => {
    expect(drawn(groupDigits(field('4242|56'), CARD_NUMBER, '4242 56', true))).toBe('4242| 6');
  });

  test('deletes a digit as it should', () => {
    expect(drawn(groupDigits(field('42|2 4242'), CARD_NUMBER, '4242 4242'))).toBe('42|24 242');
  });
});

describe('an expiry date', () => {
  test.each([
    ['1230', '12/30|'],
    ['122030', '12/2030|'],
  ])('typed as %s', (keys, shown) => {
    expect(type('|', keys, EXPIRY)).toBe(shown);
  });

  test.each([
    ['5/30|', '05/30|'],
    ['5|', '05|'],
    ['1/|', '01|'],
    ['1 / 30|', '01/30|'],
    ['12 / 30|', '12/30|'],
    ['1|', '1|'],
    ['0|', '0|'],
  ])('written as %j is %j', (written, shown) => {
    expect(drawn(groupDigits(padMonth(field(written)), EXPIRY))).toBe(shown);
  });
});

test('a security code is up to four digits', () => {
  expect(type('|', '12a345', CVC)).toBe('1234|');
});

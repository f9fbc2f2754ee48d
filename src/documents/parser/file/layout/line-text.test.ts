import { describe, expect, it } from 'vitest';
import { inReadingOrder } from './line-text.ts';

const read = (seen: string) => inReadingOrder([...seen], (letter) => letter).join('');

describe('a line as it is seen from left to right', () => {
  it.each([
    ['Ana 2019', 'Ana 2019'],
    ['םולש', 'שלום'],
    ['Python-ב ןויסינ תונש 9', '9 שנות ניסיון ב-Python'],
    ['30% יתצציק', 'קיצצתי 30%'],
    ['Works at םולש in Haifa', 'Works at שלום in Haifa'],
  ])('is read in the order of its letters: %s', (seen, order) => expect(read(seen)).toBe(order));
});

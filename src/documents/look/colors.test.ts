import { describe, expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { colorOf, contrast, READABLE, readableOn, toneOf } from './colors.ts';

const random = seededRandom(17);
const anyColors = Array.from(
  { length: 500 },
  () => `#${random.whole(0x1000000).toString(16).padStart(6, '0')}`,
);

describe('contrast', () => {
  it('is what WCAG says of its own examples', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrast('#ffffff', '#767676')).toBe(contrast('#767676', '#ffffff'));
  });
});

describe('a color to read', () => {
  it('is the color itself where that can be read', () => {
    expect(readableOn('#1d4ed8')).toBe('#1d4ed8');
  });

  it('can be read on white and on the grounds it was asked for, whatever was chosen', () => {
    for (const color of anyColors) {
      expect(contrast(readableOn(color), '#ffffff'), color).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(readableOn(color, ['#e3f5ec']), '#e3f5ec'), color).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('is no darker than it has to be, and of the same hue', () => {
    const shown = readableOn('#ffd400');
    expect(contrast(shown, '#ffffff')).toBeLessThan(READABLE + 0.2);
    expect(Math.abs(toneOf(shown).hue - toneOf('#ffd400').hue)).toBeLessThan(4);
  });
});

it('a tone gives its color back', () => {
  for (const color of anyColors) expect(colorOf(toneOf(color))).toBe(color);
});

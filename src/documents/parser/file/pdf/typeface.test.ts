import { describe, expect, it } from 'vitest';
import { typefaceOf } from './typeface.ts';

describe('a font by its name', () => {
  it.each([
    ['ABCDEF+SourceSans3-SemiboldIt', 'SourceSans3', true, true],
    ['Open-Sans-Bold-Oblique', 'Open Sans', true, true],
    ['TimesNewRomanPS-BoldMT', 'TimesNewRoman', true, false],
    ['ArialMT', 'Arial', false, false],
    ['Calibri,Italic', 'Calibri', false, true],
    ['CMBX10', 'Computer Modern', true, false],
    ['SFTI1095', 'Computer Modern', false, true],
    ['Inter-Regular', 'Inter', false, false],
  ])('has a family and a look: %s', (name, family, bold, italic) => {
    expect(typefaceOf({ name })).toMatchObject({ family, bold, italic });
  });
});

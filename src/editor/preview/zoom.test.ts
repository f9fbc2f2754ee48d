import { expect, it } from 'vitest';
import { asZoom, nextZoom, pageWidth, ZOOMS } from './zoom.ts';

const A4 = { width: 595.28, height: 841.89 };

it('at 100% a page is as large as it is printed', () => {
  expect(pageWidth(100, A4)).toBe('595.28pt');
  expect(pageWidth(50, A4)).toBe('297.64pt');
});

it('steps in and out from whatever is shown, and stays at the ends', () => {
  expect(nextZoom(112, 'in')).toBe(125);
  expect(nextZoom(112, 'out')).toBe(100);
  expect(nextZoom(100.4, 'in')).toBe(125);
  expect(nextZoom(99.7, 'out')).toBe(75);
  expect(nextZoom(230, 'in')).toBe(200);
  expect(nextZoom(31, 'out')).toBe(50);
});

it('reads back every zoom it offers, and nothing else', () => {
  for (const { zoom } of ZOOMS) expect(asZoom(String(zoom))).toBe(zoom);
  expect(asZoom('1000')).toBeUndefined();
  expect(asZoom('')).toBeUndefined();
});

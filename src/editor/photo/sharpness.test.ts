import { expect, test } from 'vitest';
import { wholeFrame, zoomed } from './frame.ts';
import { printsBlurred } from './sharpness.ts';

test.each([
  ['a tiny picture', 80, 100, true],
  ['a wide strip, of which the frame takes little', 3000, 200, true],
  ['one just too small', 270, 400, true],
  ['one just large enough', 280, 350, false],
])('%s prints blurred or not', (_, width, height, blurred) => {
  const picture = { width, height };
  expect(printsBlurred(picture, wholeFrame(picture))).toBe(blurred);
});

test('a picture that is large enough prints blurred once it is enlarged beyond its pixels', () => {
  const picture = { width: 800, height: 1000 };
  expect(printsBlurred(picture, zoomed(picture, wholeFrame(picture), 2))).toBe(false);
  expect(printsBlurred(picture, zoomed(picture, wholeFrame(picture), 4))).toBe(true);
});

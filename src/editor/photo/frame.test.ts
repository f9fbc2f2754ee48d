import { expect, test } from 'vitest';
import { dragged, FRAME_RATIO, seen, wholeFrame, within, ZOOM_MAX, zoomed } from './frame.ts';

const WIDE = { width: 3000, height: 1000 };
const TALL = { width: 400, height: 2000 };

test('as much as goes into the frame is seen at first, from the middle', () => {
  expect(seen(WIDE, wholeFrame(WIDE))).toEqual({ x: 1100, y: 0, width: 800, height: 1000 });
  expect(seen(TALL, wholeFrame(TALL))).toEqual({ x: 0, y: 750, width: 400, height: 500 });
});

test.each([WIDE, TALL])(
  'nothing beside the picture is ever seen, however it is drawn and enlarged',
  (picture) => {
    let frame = wholeFrame(picture);
    for (const [across, down, times] of [
      [9, 9, 2],
      [-40, 1, 9],
      [1, -70, 0.01],
      [0.2, 0.1, 1.7],
    ] as const) {
      frame = zoomed(picture, dragged(picture, frame, across, down), times);
      const { x, y, width, height } = seen(picture, frame);
      expect(x).toBeGreaterThanOrEqual(-1e-6);
      expect(y).toBeGreaterThanOrEqual(-1e-6);
      expect(x + width).toBeLessThanOrEqual(picture.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(picture.height + 1e-6);
      expect(width / height).toBeCloseTo(FRAME_RATIO);
    }
  },
);

test('it is enlarged up to a bound', () => {
  expect(within(WIDE, { zoom: 99, x: 0, y: 0 }).zoom).toBe(ZOOM_MAX);
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pictureHead } from './picture-head.ts';

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../tests/factories/photos/${name}`, import.meta.url)));
const baseline = fileOf('baseline.jpg');
const png = fileOf('portrait.png');

/** Where the frame of a JPEG begins, at its marker. */
const frameAt = (bytes: Uint8Array, marker = 0xc0) =>
  bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === marker);
const changed = (bytes: Uint8Array, at: number, ...values: number[]) => {
  const copy = bytes.slice();
  copy.set(values, at);
  return copy;
};
const inserted = (bytes: Uint8Array, at: number, values: readonly number[]) =>
  new Uint8Array([...bytes.subarray(0, at), ...values, ...bytes.subarray(at)]);

describe('the head of a picture', () => {
  it.each([
    ['baseline.jpg', { format: 'jpg', width: 400, height: 500 }],
    ['progressive.jpg', { format: 'jpg', width: 400, height: 500 }],
    ['portrait.png', { format: 'png', width: 160, height: 200 }],
  ])('is read of %s', (name, head) => {
    expect(pictureHead(fileOf(name))).toEqual(head);
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['text', new TextEncoder().encode('not a picture at all, whatever it is called')],
    ['a GIF', new TextEncoder().encode('GIF89a\u0001\u0000\u0001\u0000')],
    ['a WebP', new TextEncoder().encode('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
    ['the mark of a JPEG alone', new Uint8Array([0xff, 0xd8])],
    ['marks without an end', new Uint8Array(1000).fill(0xff).fill(0xd8, 1, 2)],
  ])('is none of %s', (_, bytes) => {
    expect(pictureHead(bytes)).toBeUndefined();
  });

  it.each(['baseline.jpg', 'progressive.jpg', 'portrait.png'])('is none of %s cut anywhere', (name) => {
    const bytes = fileOf(name);
    for (let end = 0; end < bytes.length; end += end < 700 || end > bytes.length - 20 ? 1 : 97)
      // What is cut off a PNG after the name of its last chunk is the sum of nothing.
      if (pictureHead(bytes.subarray(0, end))) expect({ name, end }).toEqual({ name, end: Infinity });
  });

  it.each([
    ['a JPEG that claims 65,535 pixels a side', changed(baseline, frameAt(baseline) + 5, 255, 255, 255, 255)],
    ['a JPEG without a width', changed(baseline, frameAt(baseline) + 7, 0, 0)],
    [
      'a PNG that claims four thousand million pixels a side',
      changed(png, 16, 255, 255, 255, 255, 255, 255, 255, 255),
    ],
    ['a PNG without a height', changed(png, 20, 0, 0, 0, 0)],
    ['a JPEG in four colors', changed(baseline, frameAt(baseline) + 9, 4)],
    ['a JPEG with arithmetic codes', changed(baseline, frameAt(baseline), 0xff, 0xc9)],
    ['a JPEG without loss', changed(baseline, frameAt(baseline), 0xff, 0xc3)],
    ['a PNG that moves', inserted(png, 33, [0, 0, 0, 0, ...new TextEncoder().encode('acTL'), 0, 0, 0, 0])],
    ['a picture of more than a megabyte', new Uint8Array([...baseline, ...new Uint8Array(1024 * 1024)])],
  ])('is none of %s', (_, bytes) => {
    expect(pictureHead(bytes)).toBeUndefined();
  });

  it('is none where a progressive picture has more scans than any of use', () => {
    const bytes = fileOf('progressive.jpg');
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3];
    const withScans = (count: number) =>
      inserted(bytes, bytes.length - 2, Array.from({ length: count }, () => scan).flat());
    expect(pictureHead(withScans(5))).toBeDefined();
    expect(pictureHead(withScans(60))).toBeUndefined();
  });

  it('is read of any bytes without an error and at once', () => {
    let state = 7;
    const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
    const began = performance.now();
    for (let round = 0; round < 600; round += 1) {
      const start = [baseline.subarray(0, 300), png.subarray(0, 60), new Uint8Array()][round % 3];
      const noise = Uint8Array.from({ length: 2000 }, next);
      expect(() => pictureHead(new Uint8Array([...(start ?? []), ...noise]))).not.toThrow();
      const flipped = [baseline, png][round % 2] ?? baseline;
      expect(() => pictureHead(changed(flipped, next() * 8, next()))).not.toThrow();
    }
    // Chunks without length and marks without end go forward all the same.
    const endless = new Uint8Array(1024 * 1024).fill(0xff);
    endless.set([0xff, 0xd8]);
    pictureHead(endless);
    pictureHead(new Uint8Array([...png.subarray(0, 33), ...new Uint8Array(1_000_000)]));
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

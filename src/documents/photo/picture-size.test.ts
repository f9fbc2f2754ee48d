import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureSize } from './picture-size.ts';

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../tests/factories/photos/${name}`, import.meta.url)));
const baseline = fileOf('baseline.jpg');

const picture = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 59, g: 110, b: 165, alpha } } });

describe('the size of a picture', () => {
  it.each([
    ['a JPEG', () => picture(1234, 567).jpeg()],
    ['a progressive JPEG', () => picture(7, 9).jpeg({ progressive: true })],
    [
      'a JPEG with all that a camera writes',
      () =>
        picture(40, 30)
          .jpeg()
          .withExif({ IFD0: { Artist: 'A'.repeat(60_000) } }),
    ],
    ['a PNG', () => picture(12_001, 2).png()],
    ['a WebP with losses', () => picture(301, 16_000).webp()],
    ['a WebP without losses', () => picture(12_345, 3).webp({ lossless: true })],
    ['a WebP with clear parts', () => picture(1001, 77, 0.5).webp()],
    ['a WebP with clear parts and without losses', () => picture(1, 1, 0.5).webp({ lossless: true })],
  ])('is read of %s', async (_, make) => {
    const { data, info } = await make().toBuffer({ resolveWithObject: true });
    expect(pictureSize(data)).toEqual({ width: info.width, height: info.height });
  });

  it('is that of the picture and not of the small one that a camera puts before it', () => {
    const length = baseline.length + 2;
    const small = [0xff, 0xe1, length >> 8, length & 255, ...baseline];
    const frame = baseline.findIndex((byte, at) => byte === 0xff && baseline[at + 1] === 0xc0);
    const large = baseline.slice();
    large.set([12_001 >> 8, 12_001 & 255], frame + 7);
    expect(pictureSize(new Uint8Array([0xff, 0xd8, ...small, ...large.subarray(2)]))).toEqual({
      width: 12_001,
      height: 500,
    });
  });

  it('is read past fill bytes and bytes that belong to nothing, as decoders do', () => {
    const odd = new Uint8Array([...baseline.subarray(0, 2), 0, 7, 0xff, 0xff, ...baseline.subarray(2)]);
    expect(pictureSize(odd)).toEqual({ width: 400, height: 500 });
  });

  it.each([
    ['no bytes', new Uint8Array()],
    ['text', new TextEncoder().encode('not a picture at all, whatever it is called')],
    ['a JPEG cut before its frame', baseline.subarray(0, 30)],
    ['a JPEG whose pixels come first', new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 8, ...new Uint8Array(40)])],
    [
      'a PNG without a width',
      new Uint8Array([...fileOf('portrait.png').subarray(0, 16), ...new Uint8Array(40)]),
    ],
    ['a WebP of another kind', new TextEncoder().encode(`RIFF0000WEBPXXXX${' '.repeat(40)}`)],
  ])('is none of %s', (_, bytes) => {
    expect(pictureSize(bytes)).toBeUndefined();
  });

  it('is read of any bytes without an error and at once', () => {
    let state = 7;
    const next = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 24;
    const began = performance.now();
    for (let round = 0; round < 600; round += 1) {
      const noise = Uint8Array.from({ length: 2000 }, next);
      expect(() => pictureSize(new Uint8Array([...baseline.subarray(0, round), ...noise]))).not.toThrow();
    }
    // Markers without an end, and ones without a length, go forward all the same.
    for (const marker of [0xff, 0xe0, 0xd0]) {
      const endless = new Uint8Array(1024 * 1024).fill(0xff);
      for (let at = 3; at < endless.length; at += 2) endless[at] = marker;
      endless[1] = 0xd8;
      expect(pictureSize(endless)).toBeUndefined();
    }
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});

import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPicture, PictureRefusedError } from './chosen-picture.ts';
import { CHOSEN_BYTES_MAX } from './photo-limits.ts';

/** Decodes a picture, which takes the memory that it asks for. */
const decode = vi.fn<() => Promise<never>>();
beforeEach(() => {
  decode.mockReset().mockRejectedValue(new Error('not drawn here'));
  vi.stubGlobal('createImageBitmap', decode);
});
afterEach(() => void vi.unstubAllGlobals());

/** The head of a PNG of this size. */
function pngOf(width: number, height: number): Blob {
  const bytes = Buffer.alloc(64);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return new Blob([bytes]);
}

test.each([
  ['of too many pixels across', pngOf(12_001, 10), 'at most 12,000 a side'],
  ['of too many pixels down', pngOf(10, 4_000_000_000), 'at most 12,000 a side'],
  [
    'that does not say how large it is',
    new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16])]),
    'damaged',
  ],
  ['without a width', pngOf(0, 10), 'damaged'],
  ['of too many bytes', new Blob([new Uint8Array(CHOSEN_BYTES_MAX + 1)]), '20 MB'],
])('a picture %s is refused in words before it is decoded', async (_, file, words) => {
  const refused = openPicture(file);
  await expect(refused).rejects.toThrow(PictureRefusedError);
  await expect(refused).rejects.toThrow(words);
  expect(decode).not.toHaveBeenCalled();
});

test.each(['baseline.jpg', 'progressive.jpg', 'portrait.png'])('%s is decoded', async (name) => {
  await expect(openPicture(new Blob([readFileSync(`tests/factories/photos/${name}`)]))).rejects.toThrow(
    'damaged',
  );
  expect(decode).toHaveBeenCalledOnce();
});

test('a picture of as many pixels as may be is decoded', async () => {
  await expect(openPicture(pngOf(12_000, 12_000))).rejects.toThrow('damaged');
  expect(decode).toHaveBeenCalledOnce();
});

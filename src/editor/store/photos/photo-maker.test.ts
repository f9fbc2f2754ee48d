import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createPhotoMaker } from './photo-maker.server.ts';

const entry = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const HUNGRY = entry('testing/hungry-process.ts');
const LYING = entry('testing/lying-process.ts');
const REAL = entry('photo-process.server.ts');
const PORTRAIT = readFileSync('tests/factories/photos/baseline.jpg');
const here = () => new AbortController().signal;

/** A picture whose process takes so much memory. */
const taking = (megabytes: number) => new Uint8Array([...PORTRAIT, megabytes / 10]);

test.runIf(process.platform === 'linux')(
  'the process that reads a picture has no more memory than it may, and is first to go where the machine has none',
  async () => {
    const maker = createPhotoMaker(HUNGRY);
    expect(PORTRAIT.equals(await maker.make('ana', taking(100), here()))).toBe(true);
    const greedy = maker.make('ana', taking(1_000), here());
    await expect(greedy).rejects.toMatchObject({ code: 'picture_broken' });
  },
  60_000,
);

test('the hungriest picture that is taken has enough', async () => {
  const ink = { create: { width: 6000, height: 4000, channels: 3, background: '#3b6ea5' } } as const;
  const sent = await sharp(ink).toColorspace('cmyk').jpeg({ progressive: true, quality: 30 }).toBuffer();
  const made = await createPhotoMaker(REAL, 60_000).make('ana', sent, here());
  expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1600, height: 1067 });
}, 180_000);

test('a picture that is withdrawn while it is worked on is told so, and makes room for the next', async () => {
  const maker = createPhotoMaker(REAL);
  const leaving = new AbortController();
  const left = maker.make('ana', PORTRAIT, leaving.signal);
  const also = maker.make('ana', PORTRAIT, leaving.signal);
  const next = maker.make('ben', PORTRAIT, here());
  leaving.abort();
  for (const withdrawn of [left, also])
    await expect(withdrawn).rejects.toMatchObject({ code: 'invalid_request' });
  maker.assertRoom('ana');
  expect(await next).toBeInstanceOf(Uint8Array);
}, 60_000);

test.each([0, 1, 2, 3, 4])(
  'an answer of its process that is no photo is a broken picture: %i',
  async (which) => {
    const making = createPhotoMaker(LYING).make('ana', new Uint8Array([...PORTRAIT, which]), here());
    await expect(making).rejects.toMatchObject({ code: 'picture_broken' });
  },
);

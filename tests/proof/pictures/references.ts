import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { difference, type Difference } from './difference.ts';
import { dotsOf, drawPage, imageOf, type Picture } from './picture.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const REFERENCES = 'tests/references';
const RESULTS = '.cache/proof';

const WIDTH = 400;
const ENCODING = { quality: 70, effort: 4 } as const;
/** What another machine's drawing may differ in; a colour changed by a shade or a line moved is more. */
const TOLERANCE: Difference = { mean: 0.3, changed: 0.004 };

/** Pictures are taken anew instead of compared: `UPDATE_REFERENCES=1 npm run proof`. */
const UPDATES = process.env.UPDATE_REFERENCES === '1';
const HINT = 'if it is meant to be so, run UPDATE_REFERENCES=1 npm run proof';

/**
 * Compares a page with the picture we keep of it, or keeps the new one when asked to.
 * @param name such as `resume/modern-1`
 * @returns what is wrong, and where the new picture and the difference lie
 */
export async function compareWithReference(
  page: string,
  name: string,
  { root, update } = { root: ROOT, update: UPDATES },
): Promise<string[]> {
  const reference = join(REFERENCES, `${name}.webp`);
  // Encoding changes a picture a little, so both are compared as encoded.
  const encoded = await imageOf(await drawPage(page, WIDTH))
    .webp(ENCODING)
    .toBuffer();
  if (update) {
    await write(join(root, reference), encoded);
    return [];
  }
  if (!existsSync(join(root, reference))) return [`there is no ${reference}; ${HINT}`];
  const now = await dotsOf(sharp(encoded));
  const before = await dotsOf(sharp(join(root, reference)));
  const { mean, changed } = difference(now, before);
  if (mean <= TOLERANCE.mean && changed <= TOLERANCE.changed) return [];
  const result = join(RESULTS, `${name}.webp`);
  const marked = join(RESULTS, `${name}-difference.png`);
  await write(join(root, result), encoded);
  await write(join(root, marked), await differencePicture(now, before));
  const extent = `${(100 * changed).toFixed(1)}% of its squares, ${mean.toFixed(2)} of 255 on the whole`;
  return [`the page is not as in ${reference} (${extent}): see ${result} and ${marked}; ${HINT}`];
}

/** White where nothing changed. */
async function differencePicture(now: Picture, before: Picture): Promise<Buffer> {
  const { width, height } = now;
  const old = await imageOf(before).resize({ width, height, fit: 'fill' }).png().toBuffer();
  return imageOf(now)
    .composite([{ input: old, blend: 'difference' }])
    .negate()
    .png()
    .toBuffer();
}

async function write(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

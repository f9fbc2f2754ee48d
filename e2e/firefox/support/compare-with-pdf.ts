import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/** Pixels along a side of the squares that are compared: edges of letters are smoothed by each in its own way. */
const SQUARE = 8;
/** A square differs where its mean does by this much, 0 to 255: a letter that is missing or stands elsewhere. */
const DIFFERS = 40;

/** How much of each page differs between a picture of it (PNG) and the PDF as Poppler draws it, from 0 to 1. */
export async function differenceFromPdf(pictures: readonly Buffer[], pdf: Uint8Array): Promise<number[]> {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-pages-'));
  try {
    const file = join(directory, 'document.pdf');
    writeFileSync(file, pdf);
    const { width } = await sharp(pictures[0]).metadata();
    execFileSync('pdftoppm', [
      '-png',
      '-scale-to-x',
      String(width),
      '-scale-to-y',
      '-1',
      file,
      join(directory, 'page'),
    ]);
    const pages = readdirSync(directory)
      .filter((name) => name.endsWith('.png'))
      .sort();
    if (pages.length !== pictures.length) throw new Error(`the PDF has ${pages.length} pages`);
    return await Promise.all(
      pictures.map((picture, index) =>
        difference(picture, readFileSync(join(directory, pages[index] ?? ''))),
      ),
    );
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

async function difference(picture: Buffer, page: Buffer): Promise<number> {
  const [one, other] = await Promise.all([squares(picture), squares(page)]);
  if (one.width !== other.width || Math.abs(one.height - other.height) > 1) {
    throw new Error(`${one.width} x ${one.height} squares, and ${other.width} x ${other.height} in the PDF`);
  }
  const compared = Math.min(one.data.length, other.data.length);
  let differing = 0;
  for (let at = 0; at + 3 <= compared; at += 3) {
    const most = Math.max(
      ...[0, 1, 2].map((channel) =>
        Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)),
      ),
    );
    if (most > DIFFERS) differing += 1;
  }
  return differing / (compared / 3);
}

/** The means of a picture's squares, as red, green and blue. */
async function squares(png: Buffer) {
  const { width, height } = await sharp(png).metadata();
  const { data, info } = await sharp(png)
    .flatten({ background: 'white' })
    .resize(Math.round(width / SQUARE), Math.round(height / SQUARE), { kernel: 'mitchell', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** One document on a sheet: its name over its pages, the first large, the others small beside it. */
export type Card = { label: string; pages: readonly string[] };

const GAP = 16;
const LABEL_HEIGHT = 28;
/** How many later pages stand over each other beside a first one. */
const LATER_ROWS = 3;
const BACKGROUND = '#c9ccd1';
/** No typeface of the system is needed. */
const LABEL_FONT = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
);

type Tile = { input: Buffer; left: number; top: number };
type Drawn = { width: number; height: number; tiles: Tile[] };

/** Lays cards out in rows on a picture of the given width, in px, and writes it as a PNG. */
export async function writeContactSheet(
  file: string,
  cards: readonly Card[],
  { width, pageWidth }: { width: number; pageWidth: number },
): Promise<void> {
  const tiles: Tile[] = [];
  let [left, top, rowHeight] = [GAP, GAP, 0];
  for (const card of cards) {
    const drawn = await drawCard(card, pageWidth);
    if (left > GAP && left + drawn.width + GAP > width)
      [left, top, rowHeight] = [GAP, top + rowHeight + GAP, 0];
    for (const tile of drawn.tiles) tiles.push({ ...tile, left: left + tile.left, top: top + tile.top });
    left += drawn.width + GAP;
    rowHeight = Math.max(rowHeight, drawn.height);
  }
  const size = { width, height: top + rowHeight + GAP };
  await sharp({ create: { ...size, channels: 3, background: BACKGROUND } })
    .composite(tiles)
    .png({ compressionLevel: 6 })
    .toFile(file);
}

async function drawCard({ label, pages }: Card, pageWidth: number): Promise<Drawn> {
  const [first = '', ...later] = pages;
  const large = await drawPage(first, pageWidth);
  const smallHeight = Math.floor((large.height - GAP * (LATER_ROWS - 1)) / LATER_ROWS);
  const smallWidth = Math.floor((smallHeight * pageWidth) / large.height);
  const tiles: Tile[] = [{ input: large.image, left: 0, top: LABEL_HEIGHT }];
  for (const [index, page] of later.entries()) {
    const [column, row] = [Math.floor(index / LATER_ROWS), index % LATER_ROWS];
    tiles.push({
      input: (await drawPage(page, smallWidth)).image,
      left: pageWidth + GAP / 2 + column * (smallWidth + GAP / 2),
      top: LABEL_HEIGHT + row * (smallHeight + GAP),
    });
  }
  const columns = Math.ceil(later.length / LATER_ROWS);
  const width = pageWidth + columns * (smallWidth + GAP / 2);
  tiles.push({ input: await drawLabel(label, width), left: 0, top: 4 });
  return { width, height: LABEL_HEIGHT + large.height, tiles };
}

async function drawPage(page: string, width: number): Promise<{ image: Buffer; height: number }> {
  const picture = sharp(Buffer.from(page), { density: 96 }).resize({ width });
  const { data, info } = await picture.png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  return { image: data, height: info.height };
}

async function drawLabel(text: string, width: number): Promise<Buffer> {
  const escaped = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  const written = sharp({
    text: { text: escaped, font: 'Inter 12', fontfile: LABEL_FONT, dpi: 84, rgba: true },
  });
  const { data, info } = await written.png().toBuffer({ resolveWithObject: true });
  return info.width <= width ? data : sharp(data).resize({ width }).toBuffer();
}

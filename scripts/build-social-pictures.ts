// Draws the pictures that link previews show: a headline and a fan of real designs. Runs after build-thumbnails.ts,
// whose pictures it takes, and writes into the built site.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { socialPictures } from '#features/site/content/social-pictures.ts';

const OUTPUT = 'build/web/client/social';
/** In px; what the large previews of Open Graph and Twitter are cut from. */
const WIDTH = 1200;
const HEIGHT = 630;
const GROUND = '#0d3b2e';
const HEADLINE_FONT =
  'node_modules/@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf';
/** Of the foremost sheet; those behind it stand further right. */
const SHEET_WIDTH = 380;
const SHEET_LEFT = 560;
const SHEET_TOP = 70;
const STEP = 120;

await mkdir(OUTPUT, { recursive: true });
const mark = await readFile('public/icon.svg');
await Promise.all(Object.keys(socialPictures).map((name) => draw(name as keyof typeof socialPictures))); // Its own keys.

async function draw(name: keyof typeof socialPictures): Promise<void> {
  const { headline, designs } = socialPictures[name];
  const sheets = await Promise.all(
    designs.map(async ([kind, id], index): Promise<OverlayOptions> => {
      const behind = designs.length - 1 - index;
      return {
        input: await sheet(`.cache/thumbnails/${kind}/${id}-600.avif`),
        left: SHEET_LEFT + behind * STEP,
        top: SHEET_TOP + (behind % 2) * 34,
      };
    }),
  );
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } })
    .composite([
      { input: await text(headline, 68), left: 64, top: 190 },
      ...sheets,
      { input: await sharp(mark, { density: 200 }).resize(52).toBuffer(), left: 64, top: 64 },
      { input: await text('Foothold', 38), left: 134, top: 72 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(join(OUTPUT, `${name}.jpg`));
}

/** A page with a soft shadow, cut where the picture ends. */
async function sheet(file: string): Promise<Buffer> {
  const page = await sharp(file)
    .resize({ width: SHEET_WIDTH })
    .extract({ left: 0, top: 0, width: SHEET_WIDTH, height: 500 })
    .toBuffer();
  const shadow = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET_WIDTH + 40}" height="526"><rect x="20" y="24" width="${SHEET_WIDTH}" height="500" opacity=".45"/></svg>`,
  );
  return sharp(await sharp(shadow).blur(9).png().toBuffer())
    .composite([{ input: page, left: 20, top: 12 }])
    .png()
    .toBuffer();
}

/** White lettering; `size` in px. */
async function text(content: string, size: number): Promise<Buffer> {
  return sharp({
    text: {
      text: `<span foreground="white">${content}</span>`,
      font: `Source Serif 4 SemiBold ${size}`,
      fontfile: HEADLINE_FONT,
      // At which a point is a pixel.
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer();
}

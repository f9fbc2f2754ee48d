import sharp, { type Sharp } from 'sharp';

/** Dots in rows, three bytes each. */
export type Picture = { width: number; height: number; rgb: Uint8Array };

/** A page of the preview, drawn as wide as wanted, in px. */
export async function drawPage(page: string, width: number): Promise<Picture> {
  const drawn = sharp(Buffer.from(page), { density: 96 }).resize({ width });
  return dotsOf(drawn);
}

/** A picture made smaller. */
export async function shrunk({ width, height, rgb }: Picture, toWidth: number): Promise<Picture> {
  return dotsOf(sharp(rgb, { raw: { width, height, channels: 3 } }).resize({ width: toWidth }));
}

export async function dotsOf(image: Sharp): Promise<Picture> {
  const plain = image.flatten({ background: '#fff' }).toColourspace('srgb').removeAlpha();
  const { data, info } = await plain.raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

export function imageOf({ width, height, rgb }: Picture): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** What a file is, by its own first bytes: its name and what its sender says of it may be anything. */
export type PictureKind =
  'jpeg' | 'png' | 'webp' | 'gif' | 'heic' | 'avif' | 'svg' | 'tiff' | 'bmp' | 'other';

/** So many bytes tell what a file is. */
const KIND_BYTES = 512;

/** Marks of files in the format of HEIF: phones write HEIC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** What a file begins with, each sign of the file one character. */
const BEGINNINGS: readonly (readonly [RegExp, PictureKind])[] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^GIF8[79]a/, 'gif'],
  [/^(?:II\*\0|MM\0\*)/, 'tiff'],
  [/^BM/, 'bmp'],
  [/<svg[\s>:]/i, 'svg'],
];

/** Tells what a file is. @param bytes its beginning, at least 512 where it has so many */
export function pictureKind(bytes: Uint8Array): PictureKind {
  const beginning = Array.from(bytes.subarray(0, KIND_BYTES), (byte) => String.fromCharCode(byte)).join('');
  if (beginning.slice(4, 8) === 'ftyp') return boxedKind(beginning);
  return BEGINNINGS.find(([sign]) => sign.test(beginning))?.[1] ?? 'other';
}

/** Of files in boxes, as films are as well: by the brands that the first box lists. */
function boxedKind(beginning: string): PictureKind {
  const size = [0, 1, 2, 3].reduce((sum, at) => sum * 256 + beginning.charCodeAt(at), 0);
  const brands: readonly string[] = beginning.slice(8, Math.min(size, KIND_BYTES)).match(/[^]{4}/g) ?? [];
  if (brands.includes('avif') || brands.includes('avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : 'other';
}

/** Whether a picture of a kind is taken as a photo. */
export function isTaken(kind: PictureKind): kind is 'jpeg' | 'png' | 'webp' {
  return kind === 'jpeg' || kind === 'png' || kind === 'webp';
}

import { type CROP } from '#documents/resume/photo-fields.ts';

const FRAME_WORDS: Readonly<Record<keyof typeof CROP, string>> = {
  x: 'from the left',
  y: 'from the top',
  width: 'of the width',
  height: 'of the height',
};

/** What is the case where a field of the photo has a value: its id and the numbers of its frame tell nobody anything. */
export function saidOfPhoto(path: string, value: unknown): string | undefined {
  if (path === 'photo.id') return value ? 'A photo' : 'No photo';
  const [, words] = Object.entries(FRAME_WORDS).find(([side]) => path === `photo.crop.${side}`) ?? [];
  return words && typeof value === 'number' ? `${Math.round(value * 100)}% ${words}` : undefined;
}

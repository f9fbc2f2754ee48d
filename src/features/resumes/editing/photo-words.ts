import { valuesIn } from '#documents/fields.ts';

/** What is the case where a resume has this photo: its id and the numbers of its frame tell nobody anything. */
export function saidOfPhoto(path: string, value: unknown): string | undefined {
  if (path !== 'photo') return undefined;
  const { id, alt, crop } = valuesIn(value);
  if (!id) return 'No photo';
  const { x = 0, y = 0, width = 1, height = 1 } = valuesIn(crop);
  const said = typeof alt === 'string' && alt.trim() !== '' ? `A photo: ${alt.trim()}` : 'A photo';
  const [across, down] = [percent(x, width), percent(y, height)];
  return across === WHOLE && down === WHOLE ? said : `${said} (width ${across}, height ${down})`;
}

/** The id of the photo that a resume has, to be shown beside its words. */
export function photoNamed(path: string, value: unknown): string | undefined {
  const { id } = path === 'photo' ? valuesIn(value) : {};
  return typeof id === 'string' && id !== '' ? id : undefined;
}

const WHOLE = '0–100%';

/** From where to where something is shown. */
function percent(from: unknown, share: unknown): string {
  const [start, end] = [Number(from), Number(from) + Number(share)].map((at) => Math.round(at * 100));
  return `${start}–${end}%`;
}

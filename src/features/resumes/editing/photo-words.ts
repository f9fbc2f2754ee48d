import { valuesIn } from '#documents/fields.ts';

/** What is the case where a resume has this photo: its id and the numbers of its frame tell nobody anything. */
export function saidOfPhoto(path: string, value: unknown): string | undefined {
  if (path !== 'photo') return undefined;
  const { id, alt, crop } = valuesIn(value);
  if (!id) return 'No photo';
  const { width = 1, height = 1 } = valuesIn(crop);
  const isWhole = width === 1 && height === 1;
  const said = typeof alt === 'string' && alt.trim() !== '' ? `A photo: ${alt.trim()}` : 'A photo';
  return isWhole ? said : `${said} (${percent(width)} of its width, ${percent(height)} of its height)`;
}

function percent(share: unknown): string {
  return `${Math.round(Number(share) * 100)}%`;
}

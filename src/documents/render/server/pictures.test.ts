import { expect, it } from 'vitest';
import { RenderFailedError } from '#documents/render/engine-errors.ts';
import { densityFor, pictures } from './pictures.server.ts';

const page = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="595" height="842" viewBox="0 0 595 842"><path d="M0 0h${text.length}v10z"/></svg>`;

it('pages are sharp while they are few, and all together keep to the bound of a child', () => {
  expect(densityFor(1)).toBe(200);
  expect(densityFor(5)).toBe(200);
  for (const pages of [7, 12, 20, 26]) {
    const pixels = pages * ((595 / 72) * densityFor(pages)) * ((842 / 72) * densityFor(pages));
    expect(pixels).toBeLessThanOrEqual(24_000_000);
  }
});

it('too many pages for pictures are refused before any is drawn', async () => {
  await expect(
    pictures(
      Array.from({ length: 60 }, () => page('a')),
      'Ana',
    ),
  ).rejects.toThrow(RenderFailedError);
});

it('the same pages give the same bytes', async () => {
  const [one, other] = [
    await pictures([page('a'), page('b')], 'Ana'),
    await pictures([page('a'), page('b')], 'Ana'),
  ];
  expect(one.ending).toBe('zip');
  expect(Buffer.from(one.bytes).equals(Buffer.from(other.bytes))).toBe(true);
});

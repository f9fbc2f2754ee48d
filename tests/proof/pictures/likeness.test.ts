import { expect, test } from 'vitest';
import { drawnPage } from '../checks/drawn-page.ts';
import { LEAST_DISTANCE, pairsByLikeness } from './likeness.ts';
import { drawPage } from './picture.ts';

const text = '#lorem(30)';

test('a heading of another colour does not tell two pages apart; a band of colour does', async () => {
  const pages = {
    plain: `#text(fill: navy)[Name] #linebreak() ${text}`,
    recoloured: `#text(fill: maroon)[Name] #linebreak() ${text}`,
    band: `#block(fill: navy, width: 100%, inset: 8pt, text(fill: white)[Name]) ${text}`,
  };
  const pictures = new Map<string, Awaited<ReturnType<typeof drawPage>>>();
  for (const [name, source] of Object.entries(pages)) {
    pictures.set(name, await drawPage(drawnPage(source), 200));
  }
  const [closest, ...others] = await pairsByLikeness(pictures);
  expect(closest?.names).toEqual(['plain', 'recoloured']);
  expect(closest?.distance).toBeLessThan(LEAST_DISTANCE.resume);
  expect(others).toHaveLength(2);
  for (const { distance } of others) expect(distance).toBeGreaterThan(LEAST_DISTANCE.resume);
});

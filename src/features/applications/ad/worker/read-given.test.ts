import { expect, test } from 'vitest';
import type { AdReading } from '../protocol.ts';
import { PLATFORM_AD } from '../testing/platform-ad.ts';
import { readGiven } from './read-given.ts';

const wordsAt = (given: string, { ad }: AdReading) =>
  ad.requirements.map(({ places }) => given.slice(places[0]?.from, places[0]?.to));

test('places are those of the text that was given, however its lines are broken', () => {
  const plain = wordsAt(PLATFORM_AD, readGiven(PLATFORM_AD));
  expect(plain).toContain('Terraform');
  const odd = PLATFORM_AD.replaceAll('\n', '\n\n\n   ').replaceAll('Terraform', 'Terra\u00adform');
  const read = readGiven(odd);
  expect(wordsAt(odd, read).map((words) => words.replace('\u00ad', ''))).toEqual(plain);
  const { title } = read.ad;
  expect(odd.slice(title?.place.from, title?.place.to)).toBe('Platform Engineer');
});

test('markup is read as its text, and words are found in it where they stand in one piece', () => {
  const markup = `<script>alert(1)</script><ul>${PLATFORM_AD.split('\n')
    .map((line) => `<li>${line}</li>`)
    .join('')}</ul>`;
  const { ad } = readGiven(markup);
  expect(ad.language).toBe('en');
  const terraform = ad.requirements.find(({ words }) => words === 'Terraform');
  expect(markup.slice(terraform?.places[0]?.from, terraform?.places[0]?.to)).toBe('Terraform');
});

test('what is too short, too long or in another language is said to be so', () => {
  expect(readGiven('Baker wanted')).toMatchObject({ isShort: true, ad: { language: null } });
  const long = readGiven(`${PLATFORM_AD}${'We work with the people of the town. '.repeat(3_000)}`);
  expect(long).toMatchObject({ isCut: true, isShort: false, ad: { language: 'en' } });
  const dutch =
    'Wij zoeken een bakker voor onze winkel in Utrecht met ervaring in het bakken van brood en ook met een goede opleiding. Je werkt samen met het team en je bent verantwoordelijk voor de oven en de winkel.';
  expect(readGiven(dutch)).toMatchObject({ isShort: false, ad: { language: null } });
});

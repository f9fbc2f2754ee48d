import { expect, test } from 'vitest';
import { INTRO } from '#tests/ads/introductions.ts';
import { readAd } from './read-ad.ts';

const yearsIn = (language: keyof typeof INTRO, line: string) =>
  readAd(INTRO[language] + line)
    .requirements.filter(({ kind }) => kind === 'years')
    .map(({ years }) => years);

test.each([
  ['de', '- Fünf Jahre Erfahrung im Einkauf, davon zwei als Leitung'],
  ['fr', "- Cinq ans d'expérience dans la vente, dont deux comme responsable"],
  ['es', '- Cinco años de experiencia en ventas, de los cuales dos como responsable'],
  ['pt', '- Cinco anos de experiência em vendas, dos quais dois na chefia'],
] as const)('of the years some are asked for by themselves: %s', (language, line) => {
  expect(yearsIn(language, line)).toEqual([5, 2]);
});

test.each([
  ['en', '- 5 years of experience in sales, including 2 major rollouts of a system'],
  ['de', '- Fünf Jahre Erfahrung im Einkauf, davon zwei Projekte im Ausland'],
] as const)('what else is counted among them is no time: %s', (language, line) => {
  expect(yearsIn(language, line)).toEqual([5]);
});

test.each([
  ['en', 'Whoever comes should commit to at least two years with us.'],
  ['en', 'We have been here for at least ten years.'],
] as const)('how long a contract or a firm lasts is no time worked: %s, %s', (language, line) => {
  expect(
    readAd(INTRO[language].replace('\n\nRequirements\n', '\n\n') + line).requirements.filter(
      ({ kind }) => kind === 'years',
    ),
  ).toEqual([]);
});

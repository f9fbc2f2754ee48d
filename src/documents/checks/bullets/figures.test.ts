import { expect, it } from 'vitest';
import { hasFigure } from './figures.ts';

it.each([
  ['Betreuung nach § 37.3 SGB XI', 'de'],
  ['Support de niveau 3 pour les clients', 'fr'],
  ['Migration de PHP 5 vers PHP 8', 'fr'],
  ['Monthly reporting in GA4 and Looker', 'en'],
])('what names something measures nothing: %s', (text, language) => {
  expect(hasFigure(text, language)).toBe(false);
});

it.each([
  ['Led 3 teams', 'en'],
  ['Niveau de satisfaction de 92 %', 'fr'],
])('what counts something does: %s', (text, language) => {
  expect(hasFigure(text, language)).toBe(true);
});

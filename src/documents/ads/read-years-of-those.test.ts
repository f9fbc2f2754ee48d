import { expect, test } from 'vitest';
import { readAd } from './read-ad.ts';

const INTRO = {
  en: 'We are a small company with a big heart and we are looking for somebody who would like to join our team.\n\nRequirements\n',
  de: 'Wir sind ein kleines Unternehmen und suchen für unser Team in der Stadt eine Person mit Freude an der Arbeit.\n\nIhr Profil\n',
  fr: 'Nous sommes une petite entreprise et nous cherchons une personne pour notre équipe dans le centre de Lyon.\n\nProfil recherché\n',
  es: 'Somos una empresa pequeña con un gran corazón y buscamos a una persona para nuestro equipo en el centro.\n\nRequisitos\n',
  pt: 'Somos uma pequena empresa com um grande coração e procuramos uma pessoa para a nossa equipa no centro.\n\nRequisitos\n',
};
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

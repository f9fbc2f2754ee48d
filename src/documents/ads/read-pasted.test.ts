import { expect, test } from 'vitest';
import { plainAd } from './plain-ad.ts';
import { readAd } from './read-ad.ts';

/* Ads as people paste them: without line breaks, a list alone, with bullets of word processors, with accents apart. */

const wordsOf = (text: string): string[] => readAd(plainAd(text).text).requirements.map(({ words }) => words);

test('an ad in one line is read', () => {
  const words = wordsOf(
    'We are looking for a nurse to join our team. You must have a driving licence, 3 years of experience in a hospital and fluent English. Knowledge of Epic is a plus.',
  ).join(' | ');
  for (const asked of ['driving licence', '3 years of experience', 'English', 'Epic'])
    expect(words).toContain(asked);
});

test('the first line of a list alone is read', () => {
  const list =
    '- Python\n- SQL\n- driving licence B\n- 3 years of experience in a team\n- fluent English for the customers';
  expect(wordsOf(list)).toContain('Python');
});

test.each([
  [
    'de',
    '- Python\n- Staplerschein\n- Führerschein Klasse B\n- 3 Jahre Erfahrung in der Pflege\n- Deutsch und Englisch für die Arbeit mit uns',
    'Staplerschein',
  ],
  [
    'fr',
    "- Python\n- CACES 3\n- permis B\n- 3 ans d'expérience dans la vente avec des clients\n- anglais courant pour le travail en équipe",
    'CACES',
  ],
  [
    'es',
    '- Python\n- grado en informática\n- carné de conducir B\n- 3 años de experiencia en la empresa con clientes\n- inglés para el trabajo en equipo',
    'grado en informática',
  ],
] as const)('each item of a list alone is read, or said not to be understood: %s', (_, list, item) => {
  const { requirements, notUnderstood } = readAd(list);
  expect([...requirements, ...notUnderstood].map(({ words }) => words.replace(/^- /u, ''))).toContain(item);
});

test('the ring that word processors paste for a bullet is no word of Portuguese', () => {
  const items = [
    'Python',
    'SQL',
    'driving licence',
    'fluent English',
    'a degree in law',
    'Excel',
    'good notes',
  ];
  const ad = `Clerk\nWe are looking for a clerk for our house in the city.\n\nRequirements:\n${items.map((item) => `o ${item}`).join('\n')}`;
  expect(readAd(ad).language).toBe('en');
});

test('letters whose accents are apart are read as others', () => {
  const ad =
    'Dependiente\nSomos una empresa pequeña con un gran corazón y buscamos a una persona para nuestro equipo.\n\nRequisitos\n- inglés fluido\n- 3 años de experiencia';

  expect(wordsOf(ad.normalize('NFD'))).toEqual(wordsOf(ad));
});

test('what a name has between its words is one blank', () => {
  const [licence] = readAd(
    `Clerk\nWe are looking for a clerk for our house in the city.\n\nRequirements:\n- driving${' '.repeat(50)}licence\n`,
  ).requirements;
  expect(licence?.name).toBe('Driving licence');
});

import { expect, test } from 'vitest';
import { requirementsByRules } from '#tests/ads/by-rules.ts';
import { INTRO } from '#tests/ads/introductions.ts';
import { readAd } from './read-ad.ts';

const asked = (language: keyof typeof INTRO, text: string): string[] =>
  readAd(INTRO[language] + text)
    .requirements.filter(({ strength }) => strength !== 'mentioned')
    .map(({ kind, words }) => `${kind}: ${words}`);

test.each([
  ['es', '- Título en Cocina o experiencia que lo demuestre', 'lo demuestre'],
  ['pt', '- Licenciatura em Marketing, Design ou um percurso que nos convença', 'nos'],
  ['fr', '- Un master en marketing, pourquoi pas ailleurs', 'pourquoi'],
] as const)('a relative clause is no subject of a degree: %s, %s', (language, line, no) => {
  expect(asked(language, line).filter((each) => each.includes(no))).toEqual([]);
});

test.each([
  ['en', '- Degree in nursing (time served in the forces is fine, too)', 'time served'],
  ['fr', '- Diplôme en droit ; la scolarité manquante peut être compensée', 'scolarité'],
] as const)('a sentence about a degree is none: %s, %s', (language, line, no) => {
  expect(asked(language, line).filter((each) => each.includes(no))).toEqual([]);
});

test.each([
  ['en', 'A degree in law is required.', 'degree: degree in law'],
  ['de', 'Ein Studium der Informatik ist Voraussetzung.', 'degree: Studium der Informatik'],
  ['fr', "Le diplôme d'infirmier est exigé.", "degree: diplôme d'infirmier"],
  ['es', 'El título de enfermería es imprescindible.', 'degree: título de enfermería'],
  ['pl', 'Wykształcenie wyższe jest wymagane.', 'degree: Wykształcenie wyższe'],
] as const)('a degree that is said to be required is asked for: %s, %s', (language, line, degree) => {
  expect(asked(language, line).some((each) => each.startsWith(degree))).toBe(true);
});

test.each([
  ['es', 'Manejo de Sage: conviven ambos hasta final', 'conviven'],
  ['pl', '- podstawy angielskiego (instrukcje bywają po angielsku)', 'instrukcje'],
] as const)('small words with a verb between them are a remark: %s, %s', (language, line, no) => {
  expect(asked(language, line).filter((each) => each.includes(no))).toEqual([]);
});

test.each([
  ['de', '\n\nBewerbung\nEin aktuelles Führungszeugnis ist erforderlich.', 'Führungszeugnis'],
  ['fr', '\n\nPour postuler\nUn extrait du casier judiciaire sera exigé.', 'casier judiciaire'],
] as const)(
  'an extract of convictions is a must where an ad says how to apply: %s',
  (language, text, paper) => {
    const found = readAd(`${INTRO[language]}- Excel${text}`).requirements.filter(
      ({ kind }) => kind === 'certificate',
    );
    expect(found).toMatchObject([{ strength: 'must', words: expect.stringContaining(paper) as string }]);
  },
);

test('an extract of convictions that nobody demands is merely mentioned', () => {
  const { requirements } = readAd(`${INTRO.de}- Excel\n\nBewerbung\nDas Führungszeugnis bezahlen wir.`);
  expect(requirements.filter(({ kind }) => kind === 'certificate')).toMatchObject([
    { strength: 'mentioned' },
  ]);
});

test.each([
  ['de', 'Du hast seit mindestens zwei Jahren mit Anzeigen zu tun.', 2],
  ['de', 'Du lebst nicht erst seit gestern davon: mindestens drei Jahre Entwicklung sollten es sein.', 3],
  ['en', '- 12 months verifiable on a lorry', 1],
] as const)('time worked is read without a word for work: %s, %s', (language, line, years) => {
  expect(readAd(INTRO[language] + line).requirements).toContainEqual(
    expect.objectContaining({ kind: 'years', years }),
  );
});

test('how long a firm has been there is no time worked', () => {
  expect(asked('de', 'Uns gibt es seit zwei Jahren.').filter((each) => each.startsWith('years'))).toEqual([]);
});

test('experience in work with a thing asks for the thing', () => {
  expect(asked('pl', '- doświadczenie w pracy z CRM')).toEqual(['skill: CRM']);
});

test.each([
  ['pl', '- wprawa w lutowaniu ręcznym', 'lutowaniu'],
  ['de', '- Routiniert in Wundverbänden', 'Wundverbänden'],
] as const)('words of skill lead to what is to be known: %s, %s', (language, line, thing) => {
  const read = requirementsByRules(INTRO[language] + line);
  expect(read.some(({ kind, words }) => kind === 'skill' && words.includes(thing))).toBe(true);
});

test('in running text, a small known word among two strange ones asks for nothing', () => {
  const text = 'Aguantar el frío de cámara con guantes.';
  expect(asked('es', `${text} Eres amable.`)).toEqual([]);
  expect(asked('es', `- ${text}`)).toEqual(['skill: cámara']);
});

import { expect, test } from 'vitest';
import { readAd } from './read-ad.ts';

const INTRO = {
  en: 'We are a small company with a big heart and we are looking for somebody who would like to join our team.\n\nRequirements\n',
  fr: 'Nous sommes une petite entreprise et nous cherchons une personne pour notre équipe dans le centre de Lyon.\n\nProfil recherché\n',
  pl: 'Jesteśmy małą firmą i szukamy osoby do naszego zespołu w centrum miasta, na umowę o pracę.\n\nWymagania\n',
  de: 'Wir sind ein kleines Unternehmen und suchen für unser Team in der Stadt eine Person mit Freude an der Arbeit.\n\nIhr Profil\n',
};
const asked = (language: keyof typeof INTRO, line: string): string[] =>
  readAd(`${INTRO[language]}- ${line}\n`).requirements.map(({ kind, words }) => `${kind}: ${words}`);

test('what a bracket says of a paper is no second paper', () => {
  expect(asked('en', 'Reach truck licence (RTITB, ITSSAR)')).toHaveLength(1);
});

test.each([
  ['en', "Bachelor's degree in finance (CPA or CMA preferred)"],
  ['en', 'Driving licence (forklift licence preferred)'],
  ['de', 'Führerschein (Staplerschein von Vorteil)'],
] as const)('what a bracket wishes for beside a paper is asked for, too: %s, %s', (language, line) => {
  expect(asked(language, line).length).toBeGreaterThan(1);
});

test('qualities behind a degree are no subjects of it', () => {
  expect(asked('en', 'Degree in law, analytical, flexible and committed')).toEqual(['degree: Degree in law']);
});

test('what a degree may be in goes on behind prepositions and words for qualities', () => {
  expect(asked('fr', 'baccalauréat en informatique, en histoire ou en cybersécurité')).toEqual([
    'degree: baccalauréat en informatique',
    'degree: histoire',
    'degree: cybersécurité',
  ]);
  expect(asked('en', "Bachelor's degree in journalism, English, communications or marketing")).toEqual([
    "degree: Bachelor's degree in journalism",
    'degree: English',
    'degree: communications',
    'degree: marketing',
  ]);
});

test('knowledge of a subject is no degree in it', () => {
  expect(asked('de', 'Kenntnisse in der Inklusionspädagogik')).toEqual(['skill: Inklusionspädagogik']);
});

test('a preposition said twice leads to two papers', () => {
  expect(asked('fr', 'un CAS en santé mentale ou en thérapie familiale')).toEqual([
    'certificate: CAS en santé mentale',
    'certificate: thérapie familiale',
  ]);
});

test('a name shares the paper behind the or, whatever follows it', () => {
  expect(asked('en', 'Counterbalance or LLOP licence is a bonus')).toEqual([
    'certificate: Counterbalance',
    'certificate: LLOP licence',
  ]);
});

test('a word for a degree and a paper alike is a degree', () => {
  expect(asked('pl', 'licencjatu z pielęgniarstwa')[0]).toMatch(/^degree: licencjatu/u);
});

test('what an and joins to a quality is no skill', () => {
  expect(asked('en', 'Evidence of training and continuing professional development').join()).not.toContain(
    'development',
  );
});

test('one small word that a list knows, among several that say something else, asks for nothing', () => {
  expect(
    asked(
      'pl',
      'cofanie z przyczepą na wąskim podwórku sąsiada, wjazd ciągnikiem Zenka przez bramę Heleny',
    ).join(),
  ).not.toContain('skill: ciągnikiem');
});

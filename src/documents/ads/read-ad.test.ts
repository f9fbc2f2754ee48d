import { describe, expect, it } from 'vitest';
import type { ReadAd } from './ad.ts';
import { readAd } from './read-ad.ts';

const AD = `Warehouse Team Leader
Northfield Logistics Ltd
Leeds, West Yorkshire
£31,000 - £34,000 per year

About us
We have been moving parcels for the shops of the north since 1987, and we are a team of 200 people.

What you'll do
• Plan the shifts and run the daily stock count
• Keep the forklift trucks in order

Requirements
• At least 3 years of experience in a warehouse
• Counterbalance forklift licence
• Excel, SAP or Oracle
• Good spoken English
• Bachelor's degree in logistics or business
• You are calm and reliable
• The knack of keeping forty people and their grandmothers happy on the last Friday before Christmas

Nice to have
• First aid certificate
• Polish

What we offer
A pension, free Spanish lessons and 25 days of holiday.

Please apply by 12 December 2026 with your CV.
`;

const asked = ({ requirements }: ReadAd, kind: string) =>
  requirements.filter((each) => each.kind === kind).map(({ words, strength }) => `${strength}: ${words}`);

describe('an ad is read', () => {
  const ad = readAd(AD);

  it('by kind and by how much it is wanted', () => {
    expect(ad.language).toBe('en');
    expect(asked(ad, 'years')).toEqual(['must: At least 3 years of experience in a warehouse']);
    expect(asked(ad, 'certificate')).toEqual([
      'must: Counterbalance forklift licence',
      'nice: First aid certificate',
    ]);
    expect(asked(ad, 'degree')).toEqual(["must: Bachelor's degree in logistics"]);
    expect(asked(ad, 'language')).toEqual(['must: English', 'nice: Polish']);
    expect(asked(ad, 'skill')).toEqual(expect.arrayContaining(['must: Excel', 'must: SAP', 'must: Oracle']));
  });

  it('with years as a number', () => {
    expect(ad.requirements.find(({ kind }) => kind === 'years')?.years).toBe(3);
  });

  it('with alternatives told from lists', () => {
    const groupOf = (words: string) => ad.requirements.find((each) => each.words === words)?.oneOf;
    expect(groupOf('SAP')).toBeDefined();
    expect(groupOf('SAP')).toBe(groupOf('Oracle'));
    expect(groupOf('Polish')).toBeUndefined();
  });

  it('without qualities of a person, and with what was not understood listed', () => {
    expect(ad.requirements.some(({ words }) => /calm|reliable/u.test(words))).toBe(false);
    expect(ad.notUnderstood.map(({ words }) => words)).toEqual([expect.stringContaining('grandmothers')]);
  });

  it('with what it says of the job only proposed, at its place', () => {
    expect(ad.title?.words).toBe('Warehouse Team Leader');
    expect(ad.employer?.words).toBe('Northfield Logistics Ltd');
    expect(ad.place?.words).toBe('Leeds, West Yorkshire');
    expect(ad.pay?.words).toBe('£31,000 - £34,000');
    expect(ad.deadline?.words).toBe('12 December 2026');
    expect(AD.slice(ad.pay?.place.from, ad.pay?.place.to)).toBe('£31,000 - £34,000');
  });
});

it.each([
  [
    'de',
    'Ihr Profil\n- Kenntnisse in Buchhaltung und Excel\n- Englisch ist von Vorteil\n\nWir freuen uns auf Sie und auf die Arbeit mit Ihnen im Team.',
  ],
  [
    'fr',
    'Votre profil\n- Maîtrise de la comptabilité et d’Excel\n- L’anglais serait un plus\n\nNous vous offrons un poste dans une équipe avec des projets pour tous les goûts.',
  ],
  [
    'es',
    'Requisitos\n- Conocimientos de contabilidad y Excel\n- Se valorará inglés\n\nOfrecemos un puesto en una empresa con un equipo que te ayuda en el día a día.',
  ],
  [
    'pt',
    'Requisitos\n- Conhecimentos de contabilidade e Excel\n- Inglês será um diferencial\n\nOferecemos um lugar em uma empresa com uma equipe que ajuda no dia a dia.',
  ],
  [
    'pl',
    'Wymagania\n- znajomość księgowości i Excela\n- mile widziany język angielski\n\nOferujemy pracę w zespole, który jest z nami od lat, oraz umowę na czas nieokreślony.',
  ],
])('%s: what is a must is told from what would be nice', (language, text) => {
  const ad = readAd(text);
  expect(ad.language).toBe(language);
  const strengths = (kind: string) =>
    ad.requirements.filter((each) => each.kind === kind).map(({ strength }) => strength);
  expect(strengths('skill').slice(0, 2)).toEqual(['must', 'must']);
  expect(strengths('language')).toEqual(['nice']);
});

it('an ad in a language that is not read says so, and nothing is read from it', () => {
  const italian =
    'Cerchiamo un contabile con esperienza nella gestione delle fatture e dei clienti per la nostra azienda, che sia in possesso di una laurea e conosca Excel.';
  expect(readAd(italian)).toEqual({ language: null, contacts: [], requirements: [], notUnderstood: [] });
});

it('an ad without requirements has none', () => {
  const { requirements, notUnderstood } = readAd(
    'We are a small bakery by the sea and we are looking forward to the summer, which is when the town fills up and the queue is out of the door.',
  );
  expect(requirements.filter(({ strength }) => strength !== 'mentioned')).toEqual([]);
  expect(notUnderstood).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { readAd } from './read-ad.ts';

/* Ads without lists, with headings that nobody knows, and what each language says in its own way. */

const asked = (text: string, kind: string) =>
  readAd(text)
    .requirements.filter((each) => each.kind === kind && each.strength !== 'mentioned')
    .map(({ words, strength }) => `${strength}: ${words}`);

const GERMAN = `Bäckerei Sonnentor
Wir sind ein kleiner Betrieb mit einem großen Ofen und suchen Verstärkung für die Stube am Markt.

`;
const FRENCH = `La boulangerie du marché
Nous sommes une petite maison avec un grand four et nous cherchons du renfort pour la boutique.

`;
const ENGLISH = `The Corner Bakery
We are a small house with a large oven, and we are looking for help in the shop on the market.

`;
const POLISH = `Piekarnia pod Słońcem
Jesteśmy małą firmą z dużym piecem i szukamy wsparcia do sklepu przy rynku w naszym mieście.

`;

describe('running text', () => {
  it('asks where its first sentence is a heading', () => {
    const text = `${FRENCH}Ce que nous demandons. Un CAP de boulanger ou un BEP, deux ans de métier et le permis B. Excel ne doit pas vous faire peur.\n`;
    expect(asked(text, 'certificate')).toEqual(['must: permis B']);
    expect(asked(text, 'years')).toHaveLength(1);
  });

  it('asks in several sentences for what each would not ask alone', () => {
    const text = `${ENGLISH}You hold a food hygiene certificate and at least two years in a kitchen are behind you. You must have a driving licence. Excel and SAP are no secret to you.\n`;
    expect(asked(text, 'skill')).toEqual(['must: Excel', 'must: SAP']);
  });

  it('weighs a list after a colon by what stands before it', () => {
    const text = `${ENGLISH}Requirements\nYou must know Excel. It would be great if you bring any of these: some SAP; a bit of Python.\n`;
    expect(asked(text, 'skill')).toEqual(['must: Excel', 'nice: SAP', 'nice: Python']);
  });
});

describe('time worked', () => {
  it('is read in one word, and an apprenticeship is none', () => {
    const text = `${GERMAN}Ihr Profil\n• Dreijährige Berufserfahrung im Verkauf\n• Abgeschlossene dreijährige Ausbildung\n`;
    const years = readAd(text).requirements.filter(({ kind }) => kind === 'years');
    expect(years.map((each) => each.years)).toEqual([3]);
  });

  it('is asked for by naming where, without a number', () => {
    const text = `${ENGLISH}Requirements\n• Experience in a restaurant or hotel\n• Experience with Excel\n`;
    expect(asked(text, 'years')).toHaveLength(1);
    expect(asked(text, 'skill')).toEqual(['must: Excel']);
  });

  it('is no age, though it looks like one', () => {
    const text = `${FRENCH}Profil recherché\n• De 4 à 6 ans d'expérience dans la vente\n`;
    expect(readAd(text).requirements.find(({ kind }) => kind === 'years')?.years).toBe(4);
  });
});

describe('parts of an ad', () => {
  it('are requirements after "apply, if"', () => {
    const text = `${POLISH}Aplikuj, jeśli:\n• masz prawo jazdy kat. B\n• znasz Excel\n`;
    expect(asked(text, 'certificate')).toEqual(['must: prawo jazdy kat. B']);
    expect(asked(text, 'skill')).toEqual(['must: Excel']);
  });

  it('are none where a list is of what is paid', () => {
    const text = `${ENGLISH}Requirements\n• Excel\n• A driving licence\n\nWhat you need to know\n• 5% pension and a bonus scheme\n• 10% discount on bread\n• A salary of £ 30,000 a year\n`;
    expect(asked(text, 'skill')).toEqual(['must: Excel']);
  });

  it('hold no title of the job', () => {
    const text = `${GERMAN}Gesucht:\nPflegefachfrau (m/w/d)\n\nIhr Profil\n• Führerschein Klasse B\n`;
    expect(asked(text, 'degree')).toEqual([]);
  });
});

describe('papers and languages', () => {
  it('are what a bracket after them names', () => {
    const text = `${ENGLISH}Requirements\n• Reach truck licence (QQTB)\n`;
    const papers = readAd(text).requirements.filter(({ kind }) => kind === 'certificate');
    expect(papers).toHaveLength(1);
    expect(papers[0]?.places.map(({ from, to }) => text.slice(from, to))).toContain('QQTB');
  });

  it('hold what a degree may be in', () => {
    const text = `${ENGLISH}Requirements\n• Degree in accounting, statistics or economics\n• Excel\n`;
    expect(asked(text, 'degree')).toHaveLength(3);
    expect(asked(text, 'skill')).toEqual(['must: Excel']);
  });

  it('are languages where an "or" joins a word to one, and in one word', () => {
    const french = `${FRENCH}Profil recherché\n• Des bases en arabe, quenya ou ukrainien\n`;
    expect(asked(french, 'language')).toHaveLength(3);
    const german = `${GERMAN}Ihr Profil\n• Gute Schwedischkenntnisse\n`;
    expect(asked(german, 'language')).toHaveLength(1);
  });
});

it.each([
  ['- Go-getter attitude, happy to help', 0],
  ['- Go the extra mile for guests', 0],
  ['- Go and Python', 1],
  ['- Experience with Go', 1],
])('an everyday word is no language: %s', (line, count) => {
  const text = `${ENGLISH}Requirements\n${line}\n- You like people and you are with us at the weekend\n`;
  expect(asked(text, 'skill').filter((each) => /: Go$/u.test(each))).toHaveLength(count);
});

import { readFileSync } from 'node:fs';
import nspell from 'nspell';
import { describe, expect, it } from 'vitest';
import { requirementsByRules } from '#tests/ads/by-rules.ts';
import { readAd } from './read-ad.ts';
import { countrySkills } from './skills/countries.ts';

/* What is said besides, what a thing is for, classes of the driving licence and the subjects of degrees. */

const asked = (text: string, kind: string) =>
  readAd(text)
    .requirements.filter((each) => each.kind === kind && each.strength !== 'mentioned')
    .map(({ words }) => words);

const ENGLISH = `The Corner Bakery
We are a small house with a large oven, and we are looking for help in the shop on the market.

Requirements
`;
const GERMAN = `Bäckerei Sonnentor
Wir sind ein kleiner Betrieb mit einem großen Ofen und suchen Verstärkung für die Stube am Markt.

Ihr Profil
`;
const POLISH = `Piekarnia pod Słońcem
Jesteśmy małą firmą z dużym piecem i szukamy wsparcia do sklepu przy rynku w naszym mieście.

Wymagania
`;
const PORTUGUESE = `Padaria do Sol
Somos uma pequena empresa com um forno grande e procuramos reforço para a loja do mercado da nossa cidade.

Requisitos
`;

describe('everyday words', () => {
  const byRules = (text: string) => requirementsByRules(text).map(({ words }) => words);

  it('name nothing that is asked for, and a name of a product stays one', () => {
    expect(byRules(`${ENGLISH}- A big heart, a mug and a dog\n- Experience with Vorlag Desk\n`)).toEqual([
      'Vorlag Desk',
    ]);
  });

  it('keep a phrase in which another word says something', () => {
    expect(byRules(`${ENGLISH}- Experience with dog obedience classes\n`)).toHaveLength(1);
  });
});

it('how an application goes on asks for nothing, between sentences that ask', () => {
  const text = `The Corner Bakery
We are a small house with a large oven in the market of our town.

It is a good place. You must know Excel. You need to know SAP as well. Our selection process runs on Outlook and Word.
`;
  expect(asked(text, 'skill')).toEqual(['Excel', 'SAP']);
});

it('what a product is wanted for is no second demand, and what stands beside it is one', () => {
  expect(asked(`${ENGLISH}- Python for data analysis\n`, 'skill')).toEqual(['Python']);
  expect(asked(`${ENGLISH}- Python and data analysis\n`, 'skill')).toHaveLength(2);
});

describe('classes of the driving licence', () => {
  it('are papers behind the licence', () => {
    expect(asked(`${GERMAN}- Führerschein Klasse B, besser BE\n`, 'certificate')).toContain('BE');
  });

  it('are none where no licence is spoken of', () => {
    expect(asked(`${GERMAN}- Kenntnisse in Java, C1 und SAP\n`, 'certificate')).toEqual([]);
  });

  it('what a paper was called before is no second paper', () => {
    expect(asked(`${PORTUGUESE}- CCP (antigo CAP de formador)\n`, 'certificate')).toEqual(['CCP']);
  });
});

describe('the subjects of a degree', () => {
  it('are degrees where the degree and they stand apart', () => {
    expect(
      asked(`${ENGLISH}- An associate's degree or higher in early childhood education\n`, 'skill'),
    ).toEqual([]);
    expect(
      asked(
        `${POLISH}- wykształcenie wyższe – preferowane kierunki: prawo, administracja lub ekonomia\n`,
        'degree',
      ),
    ).toEqual(['wykształcenie wyższe', 'prawo', 'administracja', 'ekonomia']);
  });

  it('are skills where a colon follows no degree', () => {
    expect(asked(`${ENGLISH}- Office programs: Excel, Outlook\n`, 'degree')).toEqual([]);
  });
});

it('programs of single countries are known by their names, and everyday words are none', () => {
  const { requirements } = readAd(`${GERMAN}- Kenntnisse in SwissSalary und FinanzOnline\n`);
  expect(requirements.filter(({ understood }) => understood).map(({ words }) => words)).toEqual([
    'SwissSalary',
    'FinanzOnline',
  ]);
  expect(asked(`${ENGLISH}- A person who keeps a clear vision and close contact\n`, 'skill')).toEqual([]);
});

it('no name of a program is a word that ads are written with', () => {
  const french = 'Infirmier (H/F)\nVotre profil\n';
  expect(asked(`${french}- Vous travaillez le samedi, et avec plaisir\n`, 'skill')).not.toContain('samedi');
  const dictionary = (name: string): string =>
    readFileSync(new URL(`../../../node_modules/dictionary-en/index.${name}`, import.meta.url), 'utf8');
  const english = nspell({ aff: dictionary('aff'), dic: dictionary('dic') });
  const names = countrySkills.split(/[\n*;]/).map((name) => name.trim().toLowerCase());
  const words = names.filter((name) => /^[a-z]{3,}$/.test(name) && english.correct(name));
  expect(words).toEqual([]);
});

import type { CountryPack } from '../country-pack.ts';

export const poland: CountryPack = {
  code: 'PL',
  name: 'Poland',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['pl'],
  pages: { usual: 2, most: 2, advice: 'One A4 page, two at most.' },
  photo: {
    stance: 'optional',
    advice: 'Common, at the top right, but an employer may not ask for it.',
  },
  birthDate: {
    stance: 'optional',
    advice: 'By the Labour Code an employer may ask for it, so many give it; you may wait until asked.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  clause: {
    heading: 'Zgoda na przetwarzanie danych osobowych',
    text: 'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb niezbędnych do realizacji procesu rekrutacji zgodnie z Rozporządzeniem Parlamentu Europejskiego i Rady (UE) 2016/679 z dnia 27 kwietnia 2016 r. w sprawie ochrony osób fizycznych w związku z przetwarzaniem danych osobowych i w sprawie swobodnego przepływu takich danych oraz uchylenia dyrektywy 95/46/WE (RODO).',
    knownBy: ['zgod', 'przetwarzani', 'danych osobowych'],
    advice:
      'Most employers expect it at the end. Where the advertisement gives a wording of its own, take that one.',
  },
  sources: [
    {
      name: 'Kodeks pracy, art. 22¹, as explained by Serwis Prawa',
      address:
        'https://serwisprawa.pl/prawo/jaki-zakres-informacji-moze-zadac-pracodawca-od-osoby-ubiegajacej-sie-o-zatrudnienie-6454',
    },
    {
      name: 'Praca Dolnośląskie: Dokumenty aplikacyjne',
      address: 'https://www.praca-dolnoslaskie.com.pl/dokumenty-aplikacyjne/',
    },
    {
      name: 'WSEA, Biuro karier: Dokumenty aplikacyjne',
      address: 'http://wsea.edu.pl/dokumenty-aplikacyjne.php',
    },
    {
      name: 'Students.pl: Klauzula w CV, the wording of the clause',
      address: 'https://students.pl/artykuly/klauzula-w-cv/',
    },
    {
      name: 'Regulation (EU) 2016/679 (RODO)',
      address: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
    },
  ],
};

import type { MadeUpLetter } from './made-up-letter.ts';

/** Letters as people set them in the Netherlands. */
export const DUTCH_LETTERS: readonly MadeUpLetter[] = [
  {
    name: 'Dutch',
    text: `Sanne de Wit
Korenbloemstraat 14
3581 AB Utrecht
06 12345678
sanne.dewit@post.test

Ziekenhuis De Brug
T.a.v. mevrouw Jansen
Lindelaan 2
1234 CD Hilversum

Utrecht, 12 maart 2026

Betreft: sollicitatie naar de functie van verpleegkundige

Geachte mevrouw Jansen,

Al zeven jaar werk ik met veel plezier op een afdeling cardiologie.

Ik heb twaalf leerlingen begeleid en de roosters opnieuw opgezet.

Graag licht ik mijn motivatie toe in een gesprek.

Met vriendelijke groet,
Sanne de Wit`,
    sender: {
      fullName: 'Sanne de Wit',
      phone: '06 12345678',
      address: 'Korenbloemstraat 14',
      city: 'Utrecht',
      zipCode: '3581 AB',
    },
    recipient: {
      company: 'Ziekenhuis De Brug',
      position: 'verpleegkundige',
      companyAddress: 'Lindelaan 2',
      city: 'Hilversum',
      zipCode: '1234 CD',
    },
    opening: 'Geachte mevrouw Jansen,',
    body: ['Al zeven jaar werk ik', 'Ik heb twaalf leerlingen begeleid'],
    closing: 'Graag licht ik mijn motivatie toe in een gesprek.',
    signature: 'Met vriendelijke groet,',
    language: 'nl',
    unplaced: ['T a v', 'Utrecht 12 maart 2026', 'Betreft sollicitatie naar de functie van'],
  },
];

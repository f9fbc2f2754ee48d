import type { MadeUpLetter } from './made-up-letter.ts';

/** Letters as people set them in Poland. */
export const POLISH_LETTERS: readonly MadeUpLetter[] = [
  {
    name: 'Polish',
    text: `Marek Zieliński
ul. Długa 7
00-238 Warszawa
+48 601 234 567
marek.zielinski@poczta.test

Drukarnia Wisła Sp. z o.o.
ul. Portowa 3
80-001 Gdańsk

Dotyczy: stanowisko operatora maszyn

Szanowni Państwo,

od dziesięciu lat pracuję przy maszynach offsetowych i szkolę nowych pracowników.

Chętnie opowiem o tym podczas rozmowy.

Z poważaniem
Marek Zieliński`,
    sender: {
      fullName: 'Marek Zieliński',
      phone: '+48 601 234 567',
      address: 'ul. Długa 7',
      city: 'Warszawa',
      zipCode: '00-238',
    },
    recipient: {
      company: 'Drukarnia Wisła Sp. z o.o.',
      position: 'operatora maszyn',
      companyAddress: 'ul. Portowa 3',
      city: 'Gdańsk',
      zipCode: '80-001',
    },
    opening: 'Szanowni Państwo,',
    body: ['od dziesięciu lat pracuję'],
    closing: 'Chętnie opowiem o tym podczas rozmowy.',
    signature: 'Z poważaniem',
    language: 'pl',
    unplaced: ['Dotyczy stanowisko'],
  },
];

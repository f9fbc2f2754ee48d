import type { MadeUpLetter } from './made-up-letter.ts';

/** Letters as people set them in Germany. */
export const GERMAN_LETTERS: readonly MadeUpLetter[] = [
  {
    name: 'German, with a subject and a town before the day',
    text: `Jonas Weber
Hauptstraße 12
10115 Berlin
jonas.weber@post.test
+49 30 1234567

Elektro Brandt GmbH
Frau Sabine Brandt
Lindenweg 5
20095 Hamburg

Berlin, 3. März 2026

Bewerbung als Elektroniker für Betriebstechnik

Sehr geehrte Frau Brandt,

seit acht Jahren halte ich Anlagen in der Lebensmittelindustrie am Laufen.

Bei Nordback habe ich die Stillstandszeit um ein Viertel gesenkt.

Über eine Einladung zum Gespräch freue ich mich.

Mit freundlichen Grüßen

Jonas Weber`,
    sender: {
      fullName: 'Jonas Weber',
      email: 'jonas.weber@post.test',
      phone: '+49 30 1234567',
      address: 'Hauptstraße 12',
      city: 'Berlin',
      zipCode: '10115',
    },
    recipient: {
      hiringManagerName: 'Frau Sabine Brandt',
      company: 'Elektro Brandt GmbH',
      position: 'Elektroniker für Betriebstechnik',
      companyAddress: 'Lindenweg 5',
      city: 'Hamburg',
      zipCode: '20095',
    },
    opening: 'Sehr geehrte Frau Brandt,',
    body: ['seit acht Jahren halte ich', 'Bei Nordback habe ich'],
    closing: 'Über eine Einladung zum Gespräch freue ich mich.',
    signature: 'Mit freundlichen Grüßen',
    language: 'de',
    unplaced: ['Berlin 3 März 2026', 'Bewerbung als'],
  },
  {
    name: 'German, to an office, with enclosures',
    text: `Aylin Demir · Rosenweg 3 · 50667 Köln · aylin@demir.test

Klinikum am Park
Personalabteilung
Parkallee 1
50668 Köln

04.02.2026

Sehr geehrte Damen und Herren,

in Ihrem Haus möchte ich als Pflegefachfrau auf der Intensivstation arbeiten.

Ich freue mich auf Ihre Antwort.

Freundliche Grüße
Aylin Demir

Anlagen: Lebenslauf, Zeugnisse`,
    sender: {
      fullName: 'Aylin Demir',
      email: 'aylin@demir.test',
      address: 'Rosenweg 3',
      city: 'Köln',
      zipCode: '50667',
    },
    recipient: {
      hiringManagerName: 'Personalabteilung',
      company: 'Klinikum am Park',
      companyAddress: 'Parkallee 1',
      city: 'Köln',
      zipCode: '50668',
    },
    opening: 'Sehr geehrte Damen und Herren,',
    body: ['in Ihrem Haus möchte ich'],
    closing: 'Ich freue mich auf Ihre Antwort.',
    signature: 'Freundliche Grüße',
    language: 'de',
    unplaced: ['04 02 2026', 'Anlagen Lebenslauf Zeugnisse'],
  },
];

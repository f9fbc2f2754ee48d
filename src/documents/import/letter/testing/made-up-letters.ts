import type { LetterData } from '#documents/letter/schema.ts';

/** Letters by nobody, as people of six countries set them, and what of them belongs where. */
export type MadeUpLetter = {
  name: string;
  text: string;
  sender: Partial<LetterData['personalInfo']>;
  recipient: Partial<LetterData['recipient']>;
  opening: string;
  /** The beginnings of the paragraphs between greeting and closing. */
  body: readonly string[];
  closing: string;
  signature: string;
  language: string;
  /** Words that no field takes: the day, and what it is about beside the job. */
  unplaced: readonly string[];
};

export const MADE_UP_LETTERS: readonly MadeUpLetter[] = [
  {
    name: 'American, sender first',
    text: `Robin Hale
418 Linden Avenue
Columbus, OH 43215
(614) 555-0113
robin.hale@mail.test

March 3, 2026

Ms. Jane Whitfield
Director of Nursing
Harbor View Hospital
200 Bay Street
Cleveland, OH 44101

Dear Ms. Whitfield,

I am writing to apply for the charge nurse position on your night shift.

In six years at Mercy I led a team of nine and cut falls by a third.

I would welcome the chance to talk. Thank you for your time.

Sincerely,

Robin Hale`,
    sender: {
      fullName: 'Robin Hale',
      email: 'robin.hale@mail.test',
      phone: '(614) 555-0113',
      address: '418 Linden Avenue',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43215',
    },
    recipient: {
      hiringManagerName: 'Ms. Jane Whitfield',
      company: 'Harbor View Hospital',
      companyAddress: 'Director of Nursing, 200 Bay Street',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44101',
    },
    opening: 'Dear Ms. Whitfield,',
    body: ['I am writing to apply', 'In six years at Mercy'],
    closing: 'I would welcome the chance to talk. Thank you for your time.',
    signature: 'Sincerely,',
    language: 'en',
    unplaced: ['March 3 2026'],
  },
  {
    name: 'British, one line of contact and a subject',
    text: `Priya Anand
14 Mill Lane, Leeds LS1 4AP | 07700 900123 | priya@anand.test

Northgate Logistics Ltd
Unit 4, Dock Road
Hull HU1 2AA

Re: Application for the role of Transport Planner

Dear Hiring Manager,

Your advertisement describes the work I have done for four years at Pennine Freight, where I planned sixty vehicles a day.

I could start in May.

Yours faithfully,
Priya Anand`,
    sender: {
      fullName: 'Priya Anand',
      email: 'priya@anand.test',
      phone: '07700 900123',
      address: '14 Mill Lane',
      city: 'Leeds',
      zipCode: 'LS1 4AP',
    },
    recipient: {
      company: 'Northgate Logistics Ltd',
      position: 'Transport Planner',
      companyAddress: 'Unit 4, Dock Road',
      city: 'Hull',
      zipCode: 'HU1 2AA',
    },
    opening: 'Dear Hiring Manager,',
    body: ['Your advertisement describes'],
    closing: 'I could start in May.',
    signature: 'Yours faithfully,',
    language: 'en',
    unplaced: ['Re Application for the role of'],
  },
  {
    name: 'an email without a head',
    text: `Hello Sam,

I saw that Corner Bakery is looking for a shift lead and I would like the job. I have run the morning shift at Rye for two years and trained five people.

Can I come by on Friday?

Best regards,
Lou Marsh
+1 503 555 0188`,
    sender: { fullName: 'Lou Marsh', phone: '+1 503 555 0188', email: '' },
    recipient: { company: '', hiringManagerName: '' },
    opening: 'Hello Sam,',
    body: ['I saw that Corner Bakery'],
    closing: 'Can I come by on Friday?',
    signature: 'Best regards,',
    language: 'en',
    unplaced: [],
  },
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
  {
    name: 'French, with a formula of farewell',
    text: `Camille Durand
8 rue des Lilas
69003 Lyon
06 12 34 56 78
camille.durand@courrier.test

Clinique Saint-Roch
À l’attention de Mme Lefèvre
15 avenue Foch
69006 Lyon

Lyon, le 12 mars 2026

Objet : candidature au poste d’infirmière

Madame,

Infirmière depuis sept ans, je souhaite rejoindre votre service de cardiologie.

J’ai encadré douze étudiants et réorganisé les plannings.

Je serais heureuse de vous rencontrer.

Je vous prie d’agréer, Madame, mes salutations distinguées.

Camille Durand`,
    sender: {
      fullName: 'Camille Durand',
      email: 'camille.durand@courrier.test',
      phone: '06 12 34 56 78',
      address: '8 rue des Lilas',
      city: 'Lyon',
      zipCode: '69003',
    },
    recipient: {
      hiringManagerName: 'Mme Lefèvre',
      company: 'Clinique Saint-Roch',
      position: 'infirmière',
      companyAddress: '15 avenue Foch',
      city: 'Lyon',
      zipCode: '69006',
    },
    opening: 'Madame,',
    body: ['Infirmière depuis sept ans', 'J’ai encadré douze étudiants'],
    closing: 'Je serais heureuse de vous rencontrer.',
    signature: 'Je vous prie d’agréer, Madame, mes salutations distinguées.',
    language: 'fr',
    unplaced: ['À l attention de', 'Lyon le 12 mars 2026', 'Objet candidature au poste d'],
  },
  {
    name: 'Spanish',
    text: `Lucía Romero Gil
Calle Mayor 5
28013 Madrid
612 345 678
lucia.romero@correo.test

Hotel Sol y Mar
Departamento de Recursos Humanos
Avenida del Puerto 20
46023 Valencia

Madrid, 4 de febrero de 2026

Estimados señores:

Me dirijo a ustedes para solicitar el puesto de recepcionista publicado en su web.

Durante cinco años he atendido a huéspedes de treinta países.

Quedo a su disposición para una entrevista.

Atentamente,

Lucía Romero Gil`,
    sender: {
      fullName: 'Lucía Romero Gil',
      phone: '612 345 678',
      address: 'Calle Mayor 5',
      city: 'Madrid',
      zipCode: '28013',
    },
    recipient: {
      hiringManagerName: 'Departamento de Recursos Humanos',
      company: 'Hotel Sol y Mar',
      companyAddress: 'Avenida del Puerto 20',
      city: 'Valencia',
      zipCode: '46023',
    },
    opening: 'Estimados señores:',
    body: ['Me dirijo a ustedes', 'Durante cinco años'],
    closing: 'Quedo a su disposición para una entrevista.',
    signature: 'Atentamente,',
    language: 'es',
    unplaced: ['Madrid 4 de febrero de 2026'],
  },
  {
    name: 'Portuguese',
    text: `Inês Carvalho
Rua das Flores 22
4050-262 Porto
ines.carvalho@correio.test

Editora Maré Lda
Largo do Chiado 8
1200-108 Lisboa

Assunto: Candidatura à vaga de revisora

Exmos. Senhores,

Venho candidatar-me à vaga de revisora de texto anunciada no vosso sítio.

Nos últimos quatro anos revi cerca de noventa livros.

Agradeço desde já a atenção dispensada.

Com os melhores cumprimentos,
Inês Carvalho`,
    sender: {
      fullName: 'Inês Carvalho',
      email: 'ines.carvalho@correio.test',
      address: 'Rua das Flores 22',
      city: 'Porto',
      zipCode: '4050-262',
    },
    recipient: {
      company: 'Editora Maré Lda',
      position: 'revisora',
      companyAddress: 'Largo do Chiado 8',
      city: 'Lisboa',
      zipCode: '1200-108',
    },
    opening: 'Exmos. Senhores,',
    body: ['Venho candidatar-me', 'Nos últimos quatro anos'],
    closing: 'Agradeço desde já a atenção dispensada.',
    signature: 'Com os melhores cumprimentos,',
    language: 'pt',
    unplaced: ['Assunto Candidatura à vaga de'],
  },
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

import { expect, it, test } from 'vitest';
import { readAd } from '../read-ad.ts';
import { contactsIn } from './contacts.ts';

const told = (text: string) => contactsIn(text).map(({ name, email, phone }) => [name, email, phone]);

it.each([
  [
    'For an informal chat, contact Marnie Oldroyd, Ward Manager, on 01632 960 417.',
    [['Marnie Oldroyd', '', '01632 960 417']],
  ],
  [
    'Email a resume to Kirsten Brandvold, kirsten@brandvoldph.example. Please don’t apply in person.',
    [['Kirsten Brandvold', 'kirsten@brandvoldph.example', '']],
  ],
  ['Auskünfte zum Aufgabengebiet: Frau Nitschke, Tel. 03533 555-317', [['Nitschke', '', '03533 555-317']]],
  [
    'Bitte bewirb Dich per Mail an Henning Brandt (bewerbung@gruenmarkt.example), per WhatsApp an die 0170 5550143.',
    [['Henning Brandt', 'bewerbung@gruenmarkt.example', '0170 5550143']],
  ],
  [
    'Envoyez votre CV à Mme Delphine Marsaud, directrice, à l’adresse emploi@tilleuls.example, ou appelez-la au 05 55 50 63 12.',
    [['Delphine Marsaud', 'emploi@tilleuls.example', '05 55 50 63 12']],
  ],
  [
    'Pode escrever à Dra. Conceição Palhais para equipa@contas.example.',
    [['Conceição Palhais', 'equipa@contas.example', '']],
  ],
  [
    'Your contact:\nJane Smith\nSenior recruiter\n+44 20 7946 0018\njane.smith@acme.example',
    [['Jane Smith', 'jane.smith@acme.example', '+44 20 7946 0018']],
  ],
  [
    'Ana Silva, ana@a.example\nwrite to Tom Ray, tom@a.example, tel. 0123 456 789',
    [
      ['Ana Silva', 'ana@a.example', ''],
      ['Tom Ray', 'tom@a.example', '0123 456 789'],
    ],
  ],
  [
    'Fragen beantwortet Frau Ing. Katrin Huber (0732 555 10 20, nur vormittags), mit Angabe Ihres Namens.',
    [['Ing. Katrin Huber', '', '0732 555 10 20']],
  ],
  ['Ansprechpartnerin: Petra Vogel', [['Petra Vogel', '', '']]],
])('whom to write to or call: %j', (text, contacts) => {
  expect(told(text)).toEqual(contacts);
});

it.each([
  'Pay: $52,000 to $60,000 a year, reference 2026-1147, call volumes of 1 200 000.',
  'Send your CV to Human Resources. You report to the Ward Manager. Experience with Microsoft Office.',
  'Data protection: privacy@acme.example. Mails from no-reply@acme.example are not read.',
  'Start on 01.12.2026, closing on 2026-11-30.',
  'You are the contact for our customers, with Ana Silva as your mentor.',
  '',
])('nobody is found in: %j', (text) => {
  expect(told(text)).toEqual([]);
});

test('each stands where the ad names it, once however often it is named', () => {
  const text = 'Mail jobs@acme.example.\n\nOnce more: JOBS@acme.example';
  const [contact, ...others] = contactsIn(text);
  expect(others).toEqual([]);
  expect(contact && text.slice(contact.place.from, contact.place.to)).toBe('jobs@acme.example');
});

test('addresses are found in ads of languages that we do not read', () => {
  const { language, contacts } = readAd(
    'Søknad sendes til Kari Nordmann på kari@sykehus.example innen fredag.',
  );
  expect(language).toBeNull();
  expect(contacts.map(({ email }) => email)).toEqual(['kari@sykehus.example']);
});

test('a long text without anybody, and one of nothing but names, take no time to speak of', () => {
  for (const text of [
    'to Anna '.repeat(8_000),
    'a@'.repeat(30_000),
    '0 '.repeat(30_000),
    'Frau '.repeat(12_000),
  ])
    expect(contactsIn(text).length).toBeLessThan(6);
});

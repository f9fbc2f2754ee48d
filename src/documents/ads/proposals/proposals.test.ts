import { expect, it } from 'vitest';
import { plainAd } from '../plain-ad.ts';
import { readAd } from '../read-ad.ts';

const MAIL = `<html><body><p>Hi Ana,</p><p>I came across this role and thought of you straight away, since you have done so much work with figures for charities over the last years, and they seem to be very nice people.</p><h2>Data Analyst – Fundraising</h2><p>Harbour Trust<br>Where: Bristol</p><h3>What you bring</h3><ul><li>Good knowledge of SQL</li><li>Experience with Excel</li></ul><p>Best,<br>Tom</p></body></html>`;

it('of a mail the job is what is headed so, and neither its greeting nor its goodbye', () => {
  const { title, employer, place, notUnderstood } = readAd(plainAd(MAIL).text);
  expect(title?.words).toBe('Data Analyst – Fundraising');
  expect(employer?.words).toBe('Harbour Trust');
  expect(place?.words).toBe('Bristol');
  expect(notUnderstood).toEqual([]);
});

it('a firm that greets its readers below the title has that title all the same', () => {
  const ad =
    'Java Developer\nPennant Mutual\n\nHello!\n\nA small team\n\nWe are looking for somebody who will work with us on the systems of the house.';
  expect(readAd(ad).title?.words).toBe('Java Developer');
});

const GERMAN = `Pflegefachkraft (m/w/d)
Klinikum Nordstadt gGmbH, Hannover
Vergütung nach TVöD-P, Entgeltgruppe P8

Ihr Profil
- Kenntnisse in der Wundversorgung

Wir freuen uns auf Sie und auf die Arbeit mit Ihnen im Team.`;

it('a town behind the name of a firm is the place', () => {
  const placeOf = (line: string) => readAd(GERMAN.replace(/^Klinikum.*$/mu, line)).place?.words;
  expect(placeOf('Klinikum Nordstadt gGmbH, Hannover')).toBe('Hannover');
  expect(placeOf('Holzer Papier GmbH · 31275 Lehrte')).toBe('31275 Lehrte');
  expect(placeOf('Brandvold Plumbing, Inc.')).toBeUndefined();
});

it.each([
  ['TVöD-P, Entgeltgruppe P8', 'TVöD-P, Entgeltgruppe P8'],
  ['Entgeltgruppe 11 TV-H', 'Entgeltgruppe 11 TV-H'],
  ['EG 9b TVöD', 'EG 9b TVöD'],
  ['AVR Caritas', 'AVR Caritas'],
  ['Tarif und Urlaub', undefined],
])('pay by agreement: %s', (said, pay) => {
  expect(readAd(GERMAN.replace('TVöD-P, Entgeltgruppe P8', said)).pay?.words).toBe(pay);
});

import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const mechanicalEngineerResume = sampleResume({
  firstName: 'Katharina',
  lastName: 'Vogt',
  title: 'Projektingenieurin Maschinenbau',
  email: 'katharina.vogt@example.com',
  phone: '+49 30 23125 418',
  location: '13597 Berlin',
  facts: { 'Geboren am': '14.03.1994 in Kassel' },
  summary: '',
  employment: [
    {
      position: 'Projektingenieurin Antriebstechnik',
      company: 'Havelwerk Antriebe GmbH',
      location: 'Berlin',
      from: '2021-10',
      points: [
        'Leitung von drei Kundenprojekten mit zusammen 4,2 Mio. Euro Volumen, alle im Termin abgeschlossen',
        'Entwicklung einer Getriebebaureihe mit 18 % weniger Teilen und 12 % geringeren Herstellkosten',
        'Einführung der Toleranzanalyse im Team; Nacharbeit in der Montage um ein Drittel gesenkt',
        'Betreuung von jährlich zwei Werkstudierenden und einer Abschlussarbeit',
      ],
    },
    {
      position: 'Konstruktionsingenieurin',
      company: 'Brandt & Sohn Fördertechnik KG',
      location: 'Magdeburg',
      from: '2019-01',
      to: '2021-09',
      points: [
        'Konstruktion von Rollenförderern für Paketzentren, vom Entwurf bis zur Abnahme beim Kunden',
        'Stücklisten und Varianten in ein Baukastensystem überführt; Angebotszeit von 10 auf 4 Tage verkürzt',
      ],
    },
    {
      position: 'Werkstudentin Versuch',
      company: 'Elbe Motorenwerke AG',
      location: 'Dresden',
      from: '2017-04',
      to: '2018-09',
      points: [
        'Aufbau und Auswertung von Dauerläufen an zwei Getriebeprüfständen',
        'Bericht über Messdaten und Lebensdauer an die Leitung der Entwicklung',
      ],
    },
  ],
  education: [
    {
      degree: 'Master of Science Maschinenbau',
      school: 'Technische Hochschule Elbtal',
      location: 'Dresden',
      graduated: '2018-11',
      note: 'Note 1,4. Masterarbeit über die Geräuschanregung schrägverzahnter Stirnräder.',
    },
    {
      degree: 'Bachelor of Science Maschinenbau',
      school: 'Technische Hochschule Elbtal',
      location: 'Dresden',
      graduated: '2016-09',
    },
    { degree: 'Abitur', school: 'Wilhelmsgymnasium', location: 'Kassel', graduated: '2012-06' },
  ],
  skills: {
    Konstruktion: ['SolidWorks', 'CATIA V5', 'Toleranzanalyse', 'FEM mit Ansys'],
    Projekte: ['Projektplanung', 'Lastenhefte', 'Lieferantenauswahl', 'Maschinenrichtlinie'],
  },
  more: {
    languages: [
      { title: 'Deutsch', subtitle: 'Muttersprache' },
      { title: 'Englisch', subtitle: 'verhandlungssicher' },
      { title: 'Polnisch', subtitle: 'Grundkenntnisse' },
    ],
  },
  settings: { language: 'de', dateStyle: 'numeric' },
});

export const mechanicalEngineerLetter = sampleLetter({
  writer: mechanicalEngineerResume,
  street: 'Lindenufer 7',
  town: ['13597 Berlin', '', ''],
  recipient: {
    hiringManagerName: 'Frau Ulrike Hansen',
    company: 'Nordufer Windtechnik GmbH',
    position: 'Teamleiterin Getriebeentwicklung',
    companyAddress: 'Werftstraße 22',
    city: '24114 Kiel',
    state: '',
    zipCode: '',
  },
  opening: 'Sehr geehrte Frau Hansen,',
  paragraphs: [
    'Sie suchen für Ihren neuen Standort eine [Position], die Getriebe nicht nur berechnet, sondern auch durch die Fertigung und bis auf den Turm bringt. Seit fünf Jahren verantworte ich bei der Havelwerk Antriebe GmbH genau diesen Weg, derzeit für drei Kundenprojekte mit zusammen 4,2 Mio. Euro Volumen.',
    'Die Baureihe, die ich dort entwickelt habe, kommt mit 18 % weniger Teilen aus und kostet in der Herstellung 12 % weniger. Den größeren Gewinn brachte die Toleranzanalyse, die ich im Team eingeführt habe: Die Nacharbeit in der Montage ging um ein Drittel zurück, weil Fehler nun am Bildschirm und nicht mehr an der Presse auffallen.',
    'Zwei Werkstudierende im Jahr und eine Abschlussarbeit haben mir gezeigt, dass ich gern anleite und dass ein Team am meisten lernt, wenn Fragen früh gestellt werden. Fachlich käme ich aus einer benachbarten Welt: Meine Masterarbeit galt der Geräuschanregung schrägverzahnter Stirnräder, einem Thema, das an Land wie auf See über Genehmigungen entscheidet.',
    'Bei [Company] reizt mich, dass Entwicklung, Versuch und Fertigung unter einem Dach arbeiten. Ich könnte zum 1. April beginnen; für den Umzug nach Kiel ist alles vorbereitet.',
  ],
  closing: 'Über eine Einladung zu einem persönlichen Gespräch freue ich mich.',
  signature: 'Mit freundlichen Grüßen',
  type: ['Calibri', 11.5],
  language: 'de',
});

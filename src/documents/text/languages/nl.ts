import type { Language } from './language.ts';

const LONG_MONTHS = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
];

export const nl: Language = {
  name: 'Nederlands',
  months: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
  longMonths: LONG_MONTHS,
  beforeYear: '-',
  present: 'heden',
  seasons: { spring: 'voorjaar', summer: 'zomer', autumn: 'najaar', winter: 'winter' },
  expected: (date) => `verwacht: ${date}`,
  job: { hours: 'Uren per week', pay: 'Salaris', supervisor: 'Leidinggevende' },
  study: { grade: 'Cijfer', courses: 'Vakken' },
  headings: {
    summary: 'Profiel',
    employment: 'Werkervaring',
    education: 'Opleiding',
    skills: 'Vaardigheden',
    projects: 'Projecten',
    certificates: 'Certificaten',
    languages: 'Talen',
    awards: 'Prijzen en onderscheidingen',
    volunteering: 'Vrijwilligerswerk',
    publications: 'Publicaties',
  },
  contact: 'Contactgegevens',
  untitledSection: 'Overige informatie',
  documents: { resume: 'CV', letter: 'Motivatiebrief' },
  nameless: 'Uw naam',
  photo: (name) => (name ? `Foto van ${name}` : 'Foto'),
  letterFallbacks: { hiringManager: 'Afdeling Personeelszaken', company: 'Naam van het bedrijf' },
  // Words that the Netherlands and Flanders both use.
  letterDefaults: {
    opening: 'Geachte heer of mevrouw,',
    body: `Met veel belangstelling solliciteer ik naar de functie van [Position] bij [Company]. Dankzij mijn ervaring met [relevant experience/skills] kan ik uw team vanaf de eerste week ondersteunen.

In mijn werk heb ik projecten geleid van eerste idee tot eindresultaat, nauw samengewerkt met collega’s uit andere vakgebieden en afspraken op tijd en binnen budget nagekomen.

Wat mij in [Company] aanspreekt, is wat u doet en hoe u dat doet. Graag bespreek ik met u hoe mijn ervaring aansluit bij wat u zoekt.`,
    closing: 'Hartelijk dank voor uw tijd en aandacht. Ik zie uw antwoord met belangstelling tegemoet.',
    signature: 'Met vriendelijke groet,',
  },
  longDate: (year, month, day) => `${day} ${LONG_MONTHS[month - 1] ?? ''} ${year}`,
};

import type { Language } from './language.ts';

const GENITIVE_MONTHS = [
  'stycznia',
  'lutego',
  'marca',
  'kwietnia',
  'maja',
  'czerwca',
  'lipca',
  'sierpnia',
  'września',
  'października',
  'listopada',
  'grudnia',
];

const LONG_MONTHS = [
  'styczeń',
  'luty',
  'marzec',
  'kwiecień',
  'maj',
  'czerwiec',
  'lipiec',
  'sierpień',
  'wrzesień',
  'październik',
  'listopad',
  'grudzień',
];

export const pl: Language = {
  name: 'Polski',
  months: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
  longMonths: LONG_MONTHS,
  beforeYear: '.',
  present: 'obecnie',
  seasons: { spring: 'wiosna', summer: 'lato', autumn: 'jesień', winter: 'zima' },
  expected: (date) => `planowane: ${date}`,
  job: { hours: 'Godziny tygodniowo', pay: 'Wynagrodzenie', supervisor: 'Przełożony' },
  study: { grade: 'Ocena', courses: 'Przedmioty' },
  headings: {
    summary: 'Profil zawodowy',
    employment: 'Doświadczenie zawodowe',
    education: 'Wykształcenie',
    skills: 'Umiejętności',
    projects: 'Projekty',
    certificates: 'Certyfikaty',
    languages: 'Języki',
    awards: 'Nagrody i wyróżnienia',
    volunteering: 'Wolontariat',
    publications: 'Publikacje',
  },
  contact: 'Kontakt',
  untitledSection: 'Dodatkowe informacje',
  documents: { resume: 'CV', letter: 'List motywacyjny' },
  nameless: 'Imię i nazwisko',
  photo: (name) => (name ? `Zdjęcie: ${name}` : 'Zdjęcie'),
  letterFallbacks: { hiringManager: 'Dział rekrutacji', company: 'Nazwa firmy' },
  // "w firmie" spares the company's name its endings; no past tense, which would tell the writer's gender.
  letterDefaults: {
    opening: 'Szanowni Państwo,',
    body: `z dużym zainteresowaniem zgłaszam swoją kandydaturę na stanowisko [Position] w firmie [Company]. Moje doświadczenie w zakresie: [relevant experience/skills] pozwoli mi wspierać Państwa zespół od pierwszego tygodnia.

Moja dotychczasowa praca to projekty prowadzone od pierwszego pomysłu do gotowego rezultatu, ścisła współpraca z zespołami z innych dziedzin oraz zobowiązania dotrzymywane w terminie i w ramach budżetu.

W firmie [Company] przyciąga mnie to, co Państwo robią i w jaki sposób. Chętnie porozmawiam o tym, jak moje doświadczenie odpowiada Państwa potrzebom.`,
    closing: 'Dziękuję za poświęcony czas i uwagę. Będzie mi miło spotkać się z Państwem na rozmowie.',
    signature: 'Z poważaniem',
  },
  longDate: (year, month, day) => `${day} ${GENITIVE_MONTHS[month - 1] ?? ''} ${year}`,
};

import type { Language } from './language.ts';

const LONG_MONTHS = [
  'Januar',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

export const de: Language = {
  name: 'Deutsch',
  months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun', 'Jul', 'Aug', 'Sep', 'Okt', 'Nov', 'Dez'],
  longMonths: LONG_MONTHS,
  beforeYear: '.',
  present: 'heute',
  seasons: { spring: 'Frühjahr', summer: 'Sommer', autumn: 'Herbst', winter: 'Winter' },
  expected: (date) => `voraussichtlich ${date}`,
  job: { hours: 'Wochenstunden', pay: 'Gehalt', supervisor: 'Vorgesetzte Person' },
  study: { grade: 'Note', courses: 'Kurse' },
  headings: {
    summary: 'Profil',
    employment: 'Berufserfahrung',
    education: 'Ausbildung',
    skills: 'Kenntnisse',
    projects: 'Projekte',
    certificates: 'Zertifikate',
    languages: 'Sprachen',
    awards: 'Auszeichnungen',
    volunteering: 'Ehrenamt',
    publications: 'Veröffentlichungen',
  },
  contact: 'Kontakt',
  untitledSection: 'Weitere Informationen',
  documents: { resume: 'Lebenslauf', letter: 'Anschreiben' },
  nameless: 'Ihr Name',
  photo: (name) => (name ? `Foto von ${name}` : 'Foto'),
  letterFallbacks: { hiringManager: 'Personalabteilung', company: 'Name des Unternehmens' },
  // After the comma of the opening a German letter goes on in lower case; its signature takes no comma.
  letterDefaults: {
    opening: 'Sehr geehrte Damen und Herren,',
    body: `mit großem Interesse bewerbe ich mich um die Stelle „[Position]“ bei [Company]. Mit meiner Erfahrung in [relevant experience/skills] kann ich Ihr Team von der ersten Woche an unterstützen.

In meiner bisherigen Arbeit habe ich Projekte von der ersten Idee bis zum fertigen Ergebnis geführt, eng mit Kolleginnen und Kollegen anderer Fachrichtungen zusammengearbeitet und Zusagen termingerecht und im Rahmen des Budgets eingehalten.

An [Company] überzeugt mich, was Sie tun und wie Sie es tun. Gern spreche ich mit Ihnen darüber, wie meine Erfahrung zu Ihren Anforderungen passt.`,
    closing: 'Vielen Dank für Ihre Zeit und Ihr Interesse. Ich freue mich auf Ihre Antwort.',
    signature: 'Mit freundlichen Grüßen',
  },
  longDate: (year, month, day) => `${day}. ${LONG_MONTHS[month - 1] ?? ''} ${year}`,
};

import type { Language } from './language.ts';

const LONG_MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
];

export const fr: Language = {
  name: 'Français',
  months: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
  longMonths: LONG_MONTHS,
  beforeYear: '/',
  present: 'aujourd’hui',
  seasons: { spring: 'printemps', summer: 'été', autumn: 'automne', winter: 'hiver' },
  expected: (date) => `prévu ${date}`,
  job: { hours: 'Heures par semaine', pay: 'Rémunération', supervisor: 'Responsable' },
  study: { grade: 'Note', courses: 'Cours' },
  headings: {
    summary: 'Profil',
    employment: 'Expérience professionnelle',
    education: 'Formation',
    skills: 'Compétences',
    projects: 'Projets',
    certificates: 'Certifications',
    languages: 'Langues',
    awards: 'Distinctions',
    volunteering: 'Bénévolat',
    publications: 'Publications',
  },
  contact: 'Contact',
  untitledSection: 'Informations complémentaires',
  documents: { resume: 'CV', letter: 'Lettre de motivation' },
  nameless: 'Votre nom',
  photo: (name) => (name ? `Photo de ${name}` : 'Photo'),
  letterFallbacks: { hiringManager: 'Responsable du recrutement', company: 'Nom de l’entreprise' },
  // Quotation marks instead of "de [Position]", which would have to become "d’" before a vowel.
  letterDefaults: {
    opening: 'Madame, Monsieur,',
    body: `Je vous adresse ma candidature au poste «\u00a0[Position]\u00a0» chez [Company]. Mon expérience, notamment en [relevant experience/skills], me permettra de contribuer au travail de votre équipe dès la première semaine.

Dans mes fonctions récentes, j’ai mené des projets de la première idée au résultat final, travaillé en étroite collaboration avec des collègues d’autres métiers et tenu mes engagements, dans les délais et le budget prévus.

Ce qui m’attire chez [Company], c’est le travail que vous faites et la manière dont vous le faites. J’aimerais échanger avec vous sur ce que mon expérience peut vous apporter.`,
    closing: 'Je vous remercie de votre attention et me tiens à votre disposition pour un entretien.',
    signature: 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  },
  longDate: (year, month, day) => `${day === 1 ? '1er' : day} ${LONG_MONTHS[month - 1] ?? ''} ${year}`,
};

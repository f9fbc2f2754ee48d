import type { Language } from './language.ts';

const LONG_MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
];

export const it: Language = {
  name: 'Italiano',
  months: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
  longMonths: LONG_MONTHS,
  beforeYear: '/',
  present: 'oggi',
  seasons: { spring: 'primavera', summer: 'estate', autumn: 'autunno', winter: 'inverno' },
  expected: (date) => `previsto: ${date}`,
  job: { hours: 'Ore settimanali', pay: 'Retribuzione', supervisor: 'Responsabile' },
  study: { grade: 'Voto', courses: 'Corsi' },
  headings: {
    summary: 'Profilo',
    employment: 'Esperienza professionale',
    education: 'Istruzione e formazione',
    skills: 'Competenze',
    projects: 'Progetti',
    certificates: 'Certificazioni',
    languages: 'Lingue',
    awards: 'Riconoscimenti',
    volunteering: 'Volontariato',
    publications: 'Pubblicazioni',
  },
  contact: 'Contatti',
  untitledSection: 'Altre informazioni',
  documents: { resume: 'Curriculum vitae', letter: 'Lettera di presentazione' },
  nameless: 'Nome e cognome',
  photo: (name) => (name ? `Foto di ${name}` : 'Foto'),
  letterFallbacks: { hiringManager: 'Responsabile della selezione', company: 'Nome dell’azienda' },
  // After the comma of the opening an Italian letter goes on in lower case. "presso" spares the company its article.
  letterDefaults: {
    opening: 'Gentili Signore e Signori,',
    body: `mi candido per la posizione di [Position] presso [Company]. Grazie alla mia esperienza in [relevant experience/skills] posso dare un contributo fin dalla prima settimana.

Nel mio lavoro più recente ho seguito progetti dalla prima idea al risultato finale, ho collaborato a stretto contatto con persone di altri settori e ho rispettato gli impegni nei tempi e nel budget previsti.

Di [Company] mi convincono ciò che fate e il modo in cui lo fate. Sarò felice di parlarvi di come la mia esperienza risponde a ciò che cercate.`,
    closing: 'Vi ringrazio per il tempo e l’attenzione. Resto in attesa di un vostro riscontro.',
    signature: 'Cordiali saluti,',
  },
  longDate: (year, month, day) => `${day} ${LONG_MONTHS[month - 1] ?? ''} ${year}`,
};

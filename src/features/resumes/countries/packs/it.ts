import type { CountryPack } from '../country-pack.ts';

export const italy: CountryPack = {
  code: 'IT',
  name: 'Italy',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['it'],
  pages: { usual: 2, most: 3, advice: 'Two pages are enough as a rule; three are the most.' },
  photo: {
    stance: 'optional',
    advice: 'Only where the advertisement asks for one, or the work is with the public.',
  },
  birthDate: {
    stance: 'usual',
    advice: 'Usual, with nationality: some contracts depend on age. The year alone is enough.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  clause: {
    heading: 'Trattamento dei dati personali',
    text: 'Autorizzo il trattamento dei dati personali contenuti nel mio curriculum vitae ai sensi del Decreto Legislativo 30 giugno 2003, n. 196, e del Regolamento (UE) 2016/679 (GDPR).',
    knownBy: ['autorizz', 'trattamento', 'dati personali'],
    advice:
      'The law does not ask for it (art. 111-bis), but many employers and public offices still expect it at the end.',
  },
  note: 'A signature is needed only for public competitions, or where the advertisement says so.',
  sources: [
    {
      name: 'Comune di Padova, Progetto Giovani: Curriculum vitae',
      address: 'https://www.progettogiovani.pd.it/lavoro/come-candidarsi/curriculum-vitae/',
    },
    {
      name: 'Comune di Torino, TorinoGiovani: Curriculum vitae',
      address: 'http://comune.torino.it/torinogiovani/lavoro/curriculum-vitae',
    },
    { name: 'Valtellina Lavoro: Curriculum', address: 'https://www.valtellinalavoro.it/curriculum/' },
    {
      name: 'Jobiri: Dati sensibili nel CV',
      address: 'https://www.jobiri.com/dati-sensibili-cv',
    },
    {
      name: 'Kelly Italia: Firma del curriculum',
      address: 'https://www.kellyservices.it/firma-del-curriculum-come-fare',
    },
    { name: 'Decreto Legislativo 30 giugno 2003, n. 196, art. 111-bis' },
  ],
};

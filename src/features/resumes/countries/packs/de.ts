import type { CountryPack } from '../country-pack.ts';

export const germany: CountryPack = {
  code: 'DE',
  name: 'Germany',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['de'],
  pages: { usual: 2, most: 3, advice: 'One or two pages; three are the most, after a long career.' },
  photo: {
    stance: 'optional',
    advice:
      'Employers may not ask for one, and many applicants still send one. Take it by a professional, or leave it out.',
  },
  birthDate: {
    stance: 'optional',
    advice: 'Customary, and no longer needed: you may leave out birth date, family and religion.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  note: 'Employers expect month and year for every stage, without gaps. Place, date and signature at the end are customary.',
  sources: [
    {
      name: 'Hochschule Bremen, with the Agentur für Arbeit Bremen: Fitmachen für den deutschen Lebenslauf',
      address:
        'https://www.hs-bremen.de/studieren/rund-ums-studium/perspektiven/internationale-studierende-start-your-career-in-germany/schritt-7-fitmachen-fuer-den-deutschen-lebenslauf/',
    },
    {
      name: 'Welcome to Niedersachsen: Application tips',
      address: 'https://www.welcome-to-niedersachsen.com/ar/welcome/careers/application-tips/',
    },
    {
      name: 'Universität Ulm, Career Service: The CV',
      address:
        'https://www.uni-ulm.de/en/university/career/career-services/students/information-on-applying-for-jobs/the-cv/',
    },
    {
      name: 'Beratung zu Bildung und Beruf BER-IT: Fotos in Bewerbungsschreiben',
      address: 'https://ber-it.de/news/fotos-in-bewerbungsschreiben',
    },
    { name: 'Allgemeines Gleichbehandlungsgesetz (AGG)' },
  ],
};

import type { CountryPack } from '../country-pack.ts';

export const switzerland: CountryPack = {
  code: 'CH',
  name: 'Switzerland',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['de', 'fr', 'it'],
  pages: { usual: 2, most: 2, advice: 'Two A4 pages at most, if possible set like a table.' },
  photo: { stance: 'usual', advice: 'Usual: recent and professional.' },
  birthDate: {
    stance: 'usual',
    advice: 'Usual, with your nationality. From abroad, name your permit as well.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  note: 'Copies of diplomas and of every employment certificate (Arbeitszeugnis, certificat de travail) go with it. Ask those whom you name as references first.',
  sources: [
    {
      name: 'EURES: Living and working conditions, Switzerland: How to apply for a job (2020)',
      address:
        'https://ec.europa.eu/eures/main.jsp?catId=7960&acro=living&lang=en&parentId=7732&countryId=CH&living=',
    },
    {
      name: 'Canton of Valais: Job applications',
      address: 'https://www.valais4you.ch/en/working/find-a-job/job-applications',
    },
    {
      name: 'Lucerne University of Applied Sciences and Arts: Get Your CV Ready for the Swiss Job Market',
      address: 'https://blog.hslu.ch/majorobm/2021/05/05/get-cv-ready-swiss-job-market_blikki/',
    },
  ],
};

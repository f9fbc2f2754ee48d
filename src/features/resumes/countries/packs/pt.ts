import type { CountryPack } from '../country-pack.ts';

export const portugal: CountryPack = {
  code: 'PT',
  name: 'Portugal',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['pt'],
  pages: { usual: 2, most: 3, advice: 'One or two A4 pages; three are the most.' },
  photo: {
    stance: 'optional',
    advice: 'May be useful, passport size and professional, but is not general practice.',
  },
  birthDate: { stance: 'optional', advice: 'Often given, and never needed.' },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  note: 'The Europass CV is accepted, though many employers prefer one of your own.',
  sources: [
    {
      name: 'Instituto do Emprego e Formação Profissional (IEFP), questions and answers: the CV',
      address: 'https://bdfaq.iefp.pt/index.php?sid=2331373&lang=pt&action=artikel&cat=99&id=702&artlang=pt',
    },
    {
      name: 'EURES on the CV in Portugal (2014), as given by StudentNews',
      address: 'https://work.studentnews.eu/serwis.php?s=3695&pok=75535&id=4039347&rss=1',
    },
    { name: 'Europass Portugal: questions and answers', address: 'https://www.europass.pt/faqs' },
    {
      name: 'Expats Portugal Life: How to write a CV for the Portuguese job market',
      address: 'https://www.expatsportugallife.com/how-to-write-a-cv-for-the-portuguese-job-market/',
    },
  ],
};

import type { CountryPack } from '../country-pack.ts';

export const france: CountryPack = {
  code: 'FR',
  name: 'France',
  paper: 'a4',
  dateStyle: 'numeric',
  languages: ['fr'],
  pages: { usual: 1, most: 2, advice: 'One page; two after ten to fifteen years of work.' },
  photo: {
    stance: 'optional',
    advice: 'Not required. Some send one where the work is with customers.',
  },
  birthDate: {
    stance: 'optional',
    advice:
      'Age and nationality may stand there but need not: whatever is asked must have to do with the job.',
  },
  order: ['summary', 'employment', 'education', 'languages', 'skills'],
  note: 'A line under the name says which position you want.',
  sources: [
    {
      name: 'Service-Public.fr: Curriculum vitae, candidature à une offre d’emploi (F33336)',
      address: 'https://www.service-public.fr/particuliers/vosdroits/F33336',
    },
    {
      name: 'JDN: Rédiger un CV, les règles à suivre',
      address:
        'https://journaldunet.fr/management/guide-du-management/1201579-rediger-un-cv-les-regles-a-suivre',
    },
    {
      name: 'Dalloz Actu Étudiant: Le curriculum vitae',
      address:
        'https://actu.dalloz-etudiant.fr/focus-sur/article/le-curriculum-vitae/h/3cef1c902ebc7dfc7a476de2b477bd72.html',
    },
    { name: 'Code du travail, article L1221-6' },
  ],
};

import type { CountryPack } from '../country-pack.ts';

export const unitedKingdom: CountryPack = {
  code: 'GB',
  name: 'United Kingdom',
  paper: 'a4',
  dateStyle: 'short',
  languages: ['en'],
  pages: {
    usual: 2,
    most: 2,
    advice: 'Two sides of A4 at most; one is enough for a first or part-time job.',
  },
  photo: { stance: 'leaveOut', advice: 'Leave it out. Only actors and models send one.' },
  birthDate: {
    stance: 'leaveOut',
    advice: 'Leave it out: because of the law on discrimination nobody expects your age.',
  },
  order: ['summary', 'employment', 'education', 'skills'],
  note: 'It is called a CV there, and begins with a personal profile of a few lines.',
  sources: [
    { name: 'National Careers Service (England): How to write a CV' },
    {
      name: 'Queen’s University Belfast, Careers: CV basics to get you started',
      address:
        'https://www.qub.ac.uk/directorates/sgc/careers/pctestpage/CVs-and-the-application-process/Interviewspreviouscontent/CVandCoveringLetters/CVbasicstogetyoustarted/',
    },
    {
      name: 'Work Wiltshire: Application tips',
      address: 'https://workwiltshire.co.uk/jobs/application-tips/',
    },
  ],
};

import type { CountryPack } from '../country-pack.ts';

export const canada: CountryPack = {
  code: 'CA',
  name: 'Canada',
  paper: 'letter',
  dateStyle: 'short',
  languages: ['en', 'fr'],
  pages: {
    usual: 2,
    most: 2,
    advice: 'One or two pages. A second page is better than a crowded first one.',
  },
  photo: { stance: 'leaveOut', advice: 'Leave it out, even where a template elsewhere has a place for it.' },
  birthDate: {
    stance: 'leaveOut',
    advice: 'Leave it out, with marital status, religion and passport details.',
  },
  order: ['summary', 'employment', 'education', 'skills', 'languages'],
  note: 'In Québec, French is the language of work: write in French unless the advertisement is in English.',
  sources: [
    {
      name: 'Government of Manitoba, youth services: Common Questions About Resumés',
      address: 'https://www.gov.mb.ca/cyo/youth/services/common_questions.html',
    },
    {
      name: 'Vancouver Public Library, Skilled Immigrant InfoCentre: Writing your resume',
      address:
        'https://vpl.ca/siic/guide/job-search-resources/writing-resumes-and-cover-letters/writing-your-resume',
    },
    {
      name: 'Altis Recruitment: Resume best practices in Canada',
      address: 'https://www.altisrecruitment.com/learn/resume-best-practices-in-canada',
    },
    { name: 'Charter of the French Language, Québec' },
  ],
};

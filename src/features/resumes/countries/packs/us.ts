import type { CountryPack } from '../country-pack.ts';

export const unitedStates: CountryPack = {
  code: 'US',
  name: 'United States',
  paper: 'letter',
  dateStyle: 'short',
  languages: ['en'],
  pages: {
    usual: 1,
    most: 2,
    advice: 'One page while you study or have less than five years of experience, and never more than two.',
  },
  photo: {
    stance: 'leaveOut',
    advice: 'Leave it out: it invites bias, and career offices ask you not to send one.',
  },
  birthDate: {
    stance: 'leaveOut',
    advice:
      'Leave out your age, marital status and religion too. Questions about them can count as evidence of discrimination.',
  },
  order: ['summary', 'employment', 'education', 'skills'],
  note: '“References available upon request” is taken for granted: it needs no line.',
  sources: [
    {
      name: 'South Dakota State University, Office of Career Development: Resumes and Professional Documents',
      address:
        'https://www.sdstate.edu/student-life/office-career-development/resumes-professional-documents',
    },
    {
      name: 'U.S. Equal Employment Opportunity Commission: letter on pre-employment inquiries (2006)',
      address: 'https://www.eeoc.gov/node/130395',
    },
    {
      name: 'Penn State, Style for Students: the sections of a resume',
      address: 'https://www.e-education.psu.edu/styleforstudents/c8_p2.html',
    },
  ],
};

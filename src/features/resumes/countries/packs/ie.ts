import type { CountryPack } from '../country-pack.ts';

export const ireland: CountryPack = {
  code: 'IE',
  name: 'Ireland',
  paper: 'a4',
  dateStyle: 'short',
  languages: ['en'],
  pages: { usual: 2, most: 2, advice: 'Two A4 pages, never more.' },
  photo: { stance: 'leaveOut', advice: 'Leave it out unless the advertisement asks for one.' },
  birthDate: { stance: 'leaveOut', advice: 'Leave out your age and marital status: neither is expected.' },
  order: ['summary', 'employment', 'education', 'skills'],
  note: 'Name your nationality only if you are from outside the EU, or say that you have a work permit.',
  sources: [
    {
      name: 'Trinity College Dublin, Careers Service: CVs',
      address: 'https://www.tcd.ie/Careers/graduates/applying/cvs.php',
    },
    {
      name: 'Education and Training Boards Ireland, Library: The CV',
      address: 'https://library.etbi.ie/careers/cv',
    },
    {
      name: 'gradireland: The graduate guide to CVs',
      address: 'https://gradireland.com/careers-advice/cvs-and-applications/the-graduates-guide-to-cvs',
    },
    {
      name: 'EURES on applying in Ireland, as given by StudentNews',
      address: 'https://work.studentnews.eu/s/3695/75533-Why-work-abroad/4039148-Ireland.htm?',
    },
  ],
};

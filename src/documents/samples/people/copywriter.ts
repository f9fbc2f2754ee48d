import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const copywriterResume = sampleResume({
  firstName: 'Nadia',
  lastName: 'Rahman',
  title: 'Senior Copywriter',
  email: 'nadia.rahman@example.com',
  phone: '+44 20 7946 0958',
  location: 'London, United Kingdom',
  links: [{ label: 'Portfolio', url: 'https://nadia-rahman.example.com' }],
  summary:
    'Copywriter with eight years in agencies and in-house teams, from bus shelters to error messages. Writes short, checks facts, and reads everything aloud before it leaves the desk.',
  employment: [
    {
      position: 'Senior Copywriter',
      company: 'Kestrel & Thorne',
      location: 'London, United Kingdom',
      from: '2022-09',
      points: [
        'Write campaigns for a railway, a building society and two charities, from headline to leaflet',
        'Named and launched a savings account that 41,000 people opened in its first year',
        'Rewrote a charity’s appeals; the average gift rose from £18 to £25',
        'Coach two junior writers and chair the weekly edit',
      ],
    },
    {
      position: 'Copywriter',
      company: 'Larder Lane',
      location: 'Bristol, United Kingdom',
      from: '2019-10',
      to: '2022-08',
      points: [
        'Rewrote 120 recipe cards and cut calls to the help line by 35%',
        'Wrote the welcome emails that lifted second orders from 44% to 57%',
      ],
    },
    {
      position: 'Content Assistant',
      company: 'Severnside Arts Trust',
      location: 'Bristol, United Kingdom',
      from: '2018-07',
      to: '2019-09',
      points: [
        'Edited the monthly guide of 24 pages without missing a press date',
        'Interviewed 40 artists for profiles that became the most read part of the site',
      ],
    },
  ],
  education: [
    {
      degree: 'BA in English Literature',
      school: 'University of Mendip',
      location: 'Wells, United Kingdom',
      graduated: '2018-06',
    },
  ],
  skills: [
    'Campaign ideas',
    'Headlines',
    'Direct mail',
    'Email',
    'UX writing',
    'Tone of voice',
    'Naming',
    'Editing',
    'Bengali (native)',
  ],
  more: {
    awards: [{ title: 'Direct Mail, Silver', subtitle: 'British Guild of Copy and Print', month: '2024-11' }],
  },
});

export const copywriterLetter = sampleLetter({
  writer: copywriterResume,
  street: '31 Tannery Row',
  town: ['London', '', 'E2 7ZK'],
  recipient: {
    hiringManagerName: 'Tom Ashdown',
    company: 'Pennywhistle',
    position: 'Copy Lead',
    companyAddress: '12 Lamp Office Yard',
    city: 'London',
    state: '',
    zipCode: 'EC1R 4VK',
  },
  opening: 'Dear Mr. Ashdown,',
  paragraphs: [
    'Your brief for a [Position] is 96 words long and has no adjectives in it. I have taken that as a hint about how you like to work, and will try to keep to it.',
    'I have written for eight years, the last four at Kestrel & Thorne, where my clients are a railway, a building society and two charities. For the building society I named and launched a savings account that 41,000 people opened in its first year. The name took nine weeks and is one word. For one of the charities I rewrote the appeals: instead of thanking people for caring, each letter now says what the last gift paid for. The average gift went from £18 to £25.',
    'Small print is where I learned the trade. At Larder Lane I rewrote 120 recipe cards after listening to a day of calls from people with burning onions, and calls to the help line fell by 35%. Nobody has ever admired those cards. They sent the dinner to the table, and that was the job.',
    'You ask for somebody who can lead writers as well as write. I coach two, and I chair an hour on Fridays when every line that left the office that week is read aloud by somebody other than its author. It is the cheapest quality control I know of, and I would bring it to [Company].',
  ],
  closing:
    'Six pieces are at nadia-rahman.example.com, each with the brief beside it. I would be glad to talk whenever it suits you.',
  type: ['Georgia', 11],
});

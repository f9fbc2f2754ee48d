import { sampleResume } from './resume-entries.ts';

export const modernResume = sampleResume({
  firstName: 'Daniel',
  lastName: 'Okafor',
  title: 'Marketing Manager',
  email: 'daniel.okafor@example.com',
  phone: '+1 312 555 0178',
  location: 'Chicago, Illinois',
  summary:
    'Marketing manager who plans campaigns backwards from the number they must move. Seven years in retail and software, budgets up to $2.4 million, and a habit of stopping what does not work by the second week.',
  employment: [
    {
      position: 'Marketing Manager',
      company: 'Brightwater Home',
      location: 'Chicago, Illinois',
      from: '2020-09',
      points: [
        'Grew online revenue from $6.1 to $11.8 million in three years with a team of five',
        'Lowered the cost of a new customer by 31% by moving spend from search to referral',
        'Introduced a weekly test calendar: 140 experiments run, 38 kept',
        'Launched the loyalty programme that 62% of repeat buyers now belong to',
      ],
    },
    {
      position: 'Growth Marketing Specialist',
      company: 'Tandem Software',
      location: 'Chicago, Illinois',
      from: '2017-07',
      to: '2020-08',
      points: [
        'Doubled trial sign-ups in eighteen months with rewritten onboarding mails and landing pages',
        'Built the first dashboard that sales and marketing both trusted',
        'Ran 24 webinars with 9,000 attendees and a 14% meeting rate',
      ],
    },
    {
      position: 'Marketing Assistant',
      company: 'Lakeside Outfitters',
      location: 'Milwaukee, Wisconsin',
      from: '2015-08',
      to: '2017-06',
      points: [
        'Wrote and sent the newsletter to 80,000 readers, raising the open rate from 17% to 29%',
        'Planned the opening of four stores on a budget of $15,000 each',
      ],
    },
  ],
  education: [
    {
      degree: 'BA in Communication',
      school: 'Lakeland State University',
      location: 'Milwaukee, Wisconsin',
      graduated: '2015-05',
      note: 'Minor in statistics; graduated with honours.',
    },
  ],
  skills: [
    'Campaign planning',
    'Lifecycle email',
    'Paid social',
    'SEO',
    'A/B testing',
    'SQL',
    'Budgeting',
    'Team leadership',
  ],
  more: {
    certificates: [
      { title: 'Certified Marketing Analyst', subtitle: 'Midwest Marketing Institute', until: '2021-11' },
    ],
    languages: [
      { title: 'English', subtitle: 'native' },
      { title: 'Spanish', subtitle: 'professional' },
    ],
  },
});

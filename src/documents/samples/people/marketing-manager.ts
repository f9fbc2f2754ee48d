import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const marketingManagerResume = sampleResume({
  firstName: 'Daniel',
  lastName: 'Okafor',
  title: 'Marketing Manager',
  email: 'daniel.okafor@example.com',
  phone: '+1 312 555 0178',
  location: 'Chicago, Illinois',
  summary:
    'Marketing manager with eleven years in retail and software and budgets of up to $2.4 million. Plans a campaign backwards from the number it must move, and stops what does not work by the second week.',
  employment: [
    {
      position: 'Marketing Manager',
      company: 'Emberloft Home',
      location: 'Chicago, Illinois',
      from: '2020-09',
      points: [
        'Grew online revenue from $6.1 million to $11.8 million in four years with a team of five',
        'Lowered the cost of a new customer by 31% by moving spend from search to referral',
        'Introduced a weekly calendar of tests: 140 experiments run, 38 kept',
        'Launched the loyalty program that 62% of repeat buyers have joined',
      ],
    },
    {
      position: 'Growth Marketing Specialist',
      company: 'Larkhill Software',
      location: 'Chicago, Illinois',
      from: '2017-07',
      to: '2020-08',
      points: [
        'Doubled trial sign-ups in eighteen months by rewriting onboarding emails and landing pages',
        'Built the dashboard that sales and marketing still share for their weekly forecast',
        'Ran 24 webinars with 9,000 attendees, 14% of whom booked a meeting',
      ],
    },
    {
      position: 'Marketing Assistant',
      company: 'Kettle Ridge Outfitters',
      location: 'Milwaukee, Wisconsin',
      from: '2015-08',
      to: '2017-06',
      points: [
        'Wrote the newsletter for 80,000 readers and raised its open rate from 17% to 29%',
        'Planned the opening of four stores on a budget of $15,000 each',
      ],
    },
  ],
  education: [
    {
      degree: 'BA in Communication',
      school: 'Menomin State University',
      location: 'Milwaukee, Wisconsin',
      graduated: '2015-05',
    },
  ],
  skills: [
    'Campaign planning',
    'Lifecycle email',
    'Paid social',
    'SEO',
    'A/B testing',
    'Marketing analytics',
    'SQL',
    'Budgeting',
    'Team leadership',
  ],
  more: {
    certificates: [
      { title: 'Certified Marketing Analyst', subtitle: 'Midwest Marketing Institute', month: '2021-11' },
    ],
    languages: [
      { title: 'English', subtitle: 'native' },
      { title: 'Spanish', subtitle: 'professional' },
    ],
  },
});

export const marketingManagerLetter = sampleLetter({
  writer: marketingManagerResume,
  street: '2210 West Fennel Street',
  town: ['Chicago', 'IL', '60612'],
  recipient: {
    hiringManagerName: 'Elaine Park',
    company: 'Sunday Acre',
    position: 'Head of Marketing',
    companyAddress: '50 Canal Place',
    city: 'Chicago',
    state: 'IL',
    zipCode: '60606',
  },
  opening: 'Dear Ms. Park,',
  paragraphs: [
    'You want a [Position] who can grow a subscription to vegetable boxes without buying the growth. At Emberloft Home my team of five took online revenue from $6.1 million to $11.8 million in four years while the cost of a new customer fell by 31%. I would like to tell you how, because most of it would work for you.',
    'The method is plain. Every week we run a few small tests, write down beforehand what we expect, and stop by the second week whatever does not move the number. Of 140 experiments we kept 38. One of them, a card in the parcel that a customer could hand to a neighbor, grew into the loyalty program that 62% of our repeat buyers have joined.',
    'Subscriptions are won in the first month. At Larkhill Software I doubled trial sign-ups in eighteen months, and what mattered more, I rewrote the first five emails so that people stayed. The numbers I would ask for on my first day at [Company] are the share of boxes skipped in weeks two to six, and the reasons people give.',
    'I lead by showing my own work early. Two of my team had never written a test plan when they joined; both now run theirs without me, and one has become head of email at another company.',
  ],
  closing:
    'I have sketched a first quarter of tests on a single page and would gladly go through it with you, whether or not you end up hiring me.',
  type: ['Helvetica', 11.5],
});

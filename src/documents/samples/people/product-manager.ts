import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const productManagerResume = sampleResume({
  firstName: 'Aisha',
  lastName: 'Kamau',
  title: 'Senior Product Manager',
  email: 'aisha.kamau@example.com',
  phone: '+1 512 555 0171',
  location: 'Austin, Texas',
  summary:
    'Product manager with seven years in software for shifts, crews and repairs. Starts beside the person who does the job, ships in small steps, and takes out what nobody uses.',
  employment: [
    {
      position: 'Senior Product Manager',
      company: 'Daywright',
      location: 'Austin, Texas',
      from: '2022-10',
      points: [
        'Own shift planning for 3,200 clinics and care homes, with six engineers, a designer and an analyst',
        'Reworked shift swaps after 40 interviews; swaps arranged without a manager rose from 22% to 71%',
        'Retired 11 rarely used features, which cut support tickets by 18%',
        'Launched mobile clock-in, now named as a reason to buy in a third of new contracts',
      ],
    },
    {
      position: 'Product Manager',
      company: 'Calloway Field Systems',
      location: 'Denver, Colorado',
      from: '2019-08',
      to: '2022-09',
      points: [
        'Took route planning for repair crews from a sketch to 480 paying companies in two years',
        'Raised weekly use by technicians from 54% to 83% by making every screen work offline',
        'Set up a council of 25 dispatchers that reviews the roadmap each quarter',
      ],
    },
    {
      position: 'Business Analyst',
      company: 'Pinyon Water District',
      location: 'Denver, Colorado',
      from: '2017-07',
      to: '2019-07',
      points: [
        'Mapped 60 billing processes and wrote the requirements for the system that replaced three older ones',
        'Ran acceptance tests with 45 clerks and found 130 faults before the launch instead of after it',
      ],
    },
  ],
  education: [
    {
      degree: 'BS in Industrial Engineering',
      school: 'Front Range Polytechnic',
      location: 'Fort Collins, Colorado',
      graduated: '2017-05',
    },
  ],
  skills: [
    'Product discovery',
    'User interviews',
    'Roadmaps',
    'Experiment design',
    'Pricing',
    'SQL',
    'Product analytics',
    'Wireframing',
    'Release planning',
  ],
  more: {
    certificates: [
      { title: 'Certified Product Owner', subtitle: 'Rocky Mountain Agile Guild', month: '2020-02' },
    ],
    languages: [
      { title: 'English', subtitle: 'native' },
      { title: 'Swahili', subtitle: 'fluent' },
    ],
  },
});

export const productManagerLetter = sampleLetter({
  writer: productManagerResume,
  street: '3307 Pecan Bend',
  town: ['Austin', 'TX', '78704'],
  recipient: {
    hiringManagerName: 'Leo Castellano',
    company: 'Plumbline Tools',
    position: 'First Product Manager',
    companyAddress: '4 Depot Street',
    city: 'Austin',
    state: 'TX',
    zipCode: '78702',
  },
  opening: 'Dear Leo,',
  paragraphs: [
    'Six engineers, four hundred paying building firms, and a list of requests that grows by thirty a week: your advertisement describes the moment at which somebody has to say no, kindly and with reasons. I would like to be that [Position].',
    'I have stood there before. At Calloway Field Systems I took route planning for repair crews from a sketch to 480 paying companies in two years. The turning point was a decision against features. Technicians told us that the app was useless in basements, so we spent a whole spring on making every screen work offline. Weekly use went from 54% to 83%, and the requests that had looked urgent fell away.',
    'At Daywright I now own shift planning for 3,200 clinics and care homes. After 40 interviews we reworked how people swap shifts, and 71% of swaps no longer need a manager. We also retired 11 features. I wrote to each customer who used them before we did so, and we lost none.',
    'In my first month at [Company] I would do no planning at all. I would visit ten of your customers on their sites, answer the support mail, and then bring you a single page: what to do next, what to stop, and what I still do not know.',
  ],
  closing: 'I live twenty minutes from your workshop. Could we talk over coffee one morning next week?',
  type: ['Source Sans', 12],
});

import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const operationsManagerResume = sampleResume({
  firstName: 'Samuel',
  lastName: 'Ortega',
  title: 'Operations and Logistics Manager',
  email: 'samuel.ortega@example.com',
  phone: '+1 602 555 0182',
  location: 'Phoenix, Arizona',
  summary:
    'Operations manager with fourteen years in warehouses and distribution, responsible today for two sites and 240 people. Walks the floor every morning, measures what customers notice, and prefers a simple fix this week to a perfect system next year.',
  employment: [
    {
      position: 'Operations Manager',
      company: 'Ocotillo Distribution',
      location: 'Phoenix, Arizona',
      from: '2020-03',
      points: [
        'Run two warehouses that ship 31,000 orders a week for 60 retailers',
        'Raised on-time dispatch from 91% to 98.6% in two years by changing the order of picking',
        'Brought injuries down from 4.1 to 1.3 for every 100 workers',
        'Renegotiated contracts with four carriers, which saves $1.9 million a year',
      ],
    },
    {
      position: 'Logistics Supervisor',
      company: 'Vail & Sons Home Goods',
      location: 'Tucson, Arizona',
      from: '2015-06',
      to: '2020-02',
      points: [
        'Led 45 people on two shifts and opened a third without a late delivery',
        'Introduced cycle counts that raised the accuracy of stock from 94.2% to 99.4%',
        'Trained 12 team leads, five of whom now run shifts of their own',
      ],
    },
    {
      position: 'Warehouse Coordinator',
      company: 'Desert Willow Nurseries',
      location: 'Tucson, Arizona',
      from: '2012-08',
      to: '2015-05',
      points: [
        'Scheduled 20 trucks a day through the spring season',
        'Redrew the loading plan and saved 70 hours of driving a month',
      ],
    },
  ],
  education: [
    {
      degree: 'BS in Supply Chain Management',
      school: 'Santa Rita State University',
      location: 'Tucson, Arizona',
      graduated: '2012-05',
    },
  ],
  skills: [
    'Warehouse operations',
    'Labor planning',
    'Inventory control',
    'Carrier contracts',
    'Lean methods',
    'Workplace safety',
    'Budgeting',
    'Warehouse software',
    'Coaching',
    'Spanish (fluent)',
  ],
  more: {
    certificates: [
      { title: 'Lean Six Sigma Black Belt', subtitle: 'Southwest Quality Institute', month: '2018-10' },
      { title: 'Workplace Safety Officer', subtitle: 'Arizona Trades Council', month: '2016-05' },
    ],
  },
});

export const operationsManagerLetter = sampleLetter({
  writer: operationsManagerResume,
  street: '6120 East Mesquite Road',
  town: ['Phoenix', 'AZ', '85018'],
  recipient: {
    hiringManagerName: 'Karen Lindholm',
    company: 'Granite Basin Foods',
    position: 'Director of Operations',
    companyAddress: '900 Railhead Way',
    city: 'Flagstaff',
    state: 'AZ',
    zipCode: '86001',
  },
  opening: 'Dear Ms. Lindholm,',
  paragraphs: [
    'You plan to bring two regional warehouses under one roof in the coming year and need a [Position] to do so without a missed delivery. I have opened a third shift, moved a site, and merged two stock systems, and I would like to put what went wrong each time at your service.',
    'At Ocotillo Distribution I am responsible for two sites and 240 people who ship 31,000 orders a week. When I came, 91% of orders left on time. We did not buy a new system. We changed the order in which the aisles are picked, moved the forty fastest products to the front, and put the numbers of the day before on a board at the door. After two years on-time dispatch stood at 98.6%, and new contracts with four carriers now save $1.9 million a year.',
    'I count injuries first. There were 4.1 for every 100 workers in my first year and 1.3 in the latest, mostly because each near miss is talked through at the start of the next shift, with nobody to blame. A site that is safe turns out to be one where people stay, and a move depends on people who know where things are.',
    'Food adds cold chains and expiry dates. I know the second from my years at a plant nursery and would learn the first from your crews, on nights, before the plan is drawn.',
  ],
  closing:
    'I could come to Flagstaff in the first week of December and would be glad to see both of the present sites.',
  type: ['Georgia', 11.5],
});

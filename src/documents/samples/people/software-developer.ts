import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const softwareDeveloperResume = sampleResume({
  firstName: 'Priya',
  lastName: 'Raman',
  title: 'Software Developer',
  email: 'priya.raman@example.com',
  phone: '+1 206 555 0164',
  location: 'Seattle, Washington',
  links: [{ label: 'Portfolio', url: 'https://priya-raman.example.com' }],
  summary:
    'Software developer with four years in freight and payments, mostly in Go and TypeScript. Takes a feature from the first talk with its users to the graphs that show whether it worked, and leaves code that the next person can change without fear.',
  employment: [
    {
      position: 'Software Developer',
      company: 'Wrenfield Freight',
      location: 'Seattle, Washington',
      from: '2024-03',
      points: [
        'Rebuilt quote pricing as a streaming service in Go; customers see a price in 2 seconds instead of 40',
        'Cut the slowest 1% of API requests from 900 ms to 140 ms by batching database reads',
        'Moved 14 services to one shared build, which takes a deployment from 35 minutes to 8',
        'Wrote the on-call handbook that halved night-time pages within a quarter',
      ],
    },
    {
      position: 'Junior Software Developer',
      company: 'Tallowmere Payments',
      location: 'Portland, Oregon',
      from: '2022-07',
      to: '2024-02',
      points: [
        'Designed the retry queue that recovers 99.7% of transfers interrupted by bank outages',
        'Replaced nightly reconciliation with hourly checks and found $180,000 in the first month',
        'Raised test coverage of the ledger from 48% to 86% and halved the bugs reported after each release',
      ],
    },
    {
      position: 'Software Engineering Intern',
      company: 'Orchard Street Labs',
      location: 'Austin, Texas',
      from: '2021-06',
      to: '2021-09',
      points: [
        'Built importers for 12 file formats, with tests that run in under a minute',
        'Shipped a duplicate finder that saves the support team about six hours a week',
      ],
    },
  ],
  education: [
    {
      degree: 'BSc in Computer Science',
      school: 'Colorado Bend University',
      location: 'Austin, Texas',
      graduated: '2022-05',
      note: 'Graduated with honors; teaching assistant for algorithms in two semesters.',
    },
  ],
  skills: [
    'Go',
    'TypeScript',
    'React',
    'PostgreSQL',
    'Kafka',
    'Kubernetes',
    'Terraform',
    'Observability',
    'System design',
  ],
  more: {
    projects: [
      {
        title: 'steadyqueue',
        subtitle: 'Open source, author',
        since: '2023-05',
        text: 'A job queue on PostgreSQL with retries and schedules; 26 contributors so far.',
      },
    ],
  },
});

export const softwareDeveloperLetter = sampleLetter({
  writer: softwareDeveloperResume,
  street: '901 Larch Street, Apt 12',
  town: ['Seattle', 'WA', '98101'],
  recipient: {
    hiringManagerName: 'Mei Tanaka',
    company: 'Windrow Grid',
    position: 'Backend Developer',
    companyAddress: '18 Mill Road',
    city: 'Denver',
    state: 'CO',
    zipCode: '80202',
  },
  opening: 'Dear Ms. Tanaka,',
  paragraphs: [
    'Your notice for a [Position] says that a forecast of wind and load must reach the market every fifteen minutes, and that late is as bad as wrong. I have spent the past two years on that kind of problem, and I would like to spend the next ones on yours.',
    'At Wrenfield Freight, pricing a shipment used to take 40 seconds, long enough for a customer to call somebody else. I rebuilt it as a streaming service in Go. A price now appears in 2 seconds, and the slowest 1% of requests went from 900 ms to 140 ms. We released it lane by lane behind a switch, compared every price with the old one for three weeks, and found two errors that the old system had carried for years.',
    'I also care about the parts nobody sees on a good day. At Tallowmere Payments I designed the retry queue that recovers 99.7% of transfers interrupted by bank outages. After a hard winter at Wrenfield I wrote the on-call handbook, and night-time pages fell by half within a quarter. Neither is exciting to read. Both are still in use, and both were changed by other people after I had moved on, which is how I know that they were written clearly enough.',
    'Energy would be new to me. Freight was new to me as well, so I rode along with a dispatcher for two days before I wrote a line. I would begin at [Company] the same way, in the control room if you will have me there.',
  ],
  closing:
    'I am free to talk on any weekday after the first of December, and I can send code samples from the parts of my work that are public.',
  type: ['Inter', 11.5],
});

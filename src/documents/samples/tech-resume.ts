import { sampleResume } from './resume-entries.ts';

export const techResume = sampleResume({
  firstName: 'Priya',
  lastName: 'Raman',
  title: 'Senior Software Engineer',
  email: 'priya.raman@example.com',
  phone: '+1 206 555 0164',
  location: 'Seattle, Washington',
  summary:
    'Backend engineer with nine years in payments and logistics. I build services that stay up, measure before and after every change, and leave systems that a newcomer understands within a week.',
  employment: [
    {
      position: 'Senior Software Engineer',
      company: 'Parcelwise',
      location: 'Seattle, Washington',
      from: '2021-01',
      points: [
        'Rewrote route planning as a stream: plans in 40 seconds instead of overnight, 11% fewer miles',
        'Brought the slowest hundredth of requests from 900 ms to 85 ms',
        'Led the move of 60 services to one build; deployment time fell from 50 to 6 minutes',
        'Wrote the on-call handbook that halved night-time pages within a quarter',
      ],
    },
    {
      position: 'Software Engineer',
      company: 'Ledgerline Payments',
      location: 'San Francisco, California',
      from: '2017-08',
      to: '2020-12',
      points: [
        'Designed the retry queue that recovers 99.7% of transfers lost to bank outages',
        'Replaced nightly reconciliation by a continuous one and found $180,000 in the first month',
        'Cut cloud spending by $1.2 million a year',
      ],
    },
    {
      position: 'Junior Developer',
      company: 'Fathom Analytics Lab',
      location: 'Austin, Texas',
      from: '2015-07',
      to: '2017-07',
      points: ['Built import tools for 30 data formats, with tests that ran in under a minute'],
    },
  ],
  education: [
    {
      degree: 'MSc in Computer Science',
      school: 'Texas Institute of Technology',
      location: 'Austin, Texas',
      graduated: '2015-05',
      note: 'Thesis on approximate search in large graphs.',
    },
  ],
  skills: [
    'Go',
    'TypeScript',
    'Java',
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
        subtitle: 'open source, author',
        since: '2019-05',
        text: 'A job queue on PostgreSQL with exactly-once delivery; 3,100 stars, used in 40 known companies.',
      },
    ],
  },
});

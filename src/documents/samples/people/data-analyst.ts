import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const dataAnalystResume = sampleResume({
  firstName: 'Yusuf',
  lastName: 'Demir',
  title: 'Junior Data Analyst',
  email: 'yusuf.demir@example.com',
  phone: '+1 416 555 0139',
  location: 'Toronto, Ontario',
  summary:
    'Statistics graduate with a first year in grocery retail and a placement in public transit. Turns untidy records into answers that a busy manager can act on, and documents every query so that somebody else can run it again.',
  employment: [
    {
      position: 'Junior Data Analyst',
      company: 'Fennimore Grocery',
      location: 'Toronto, Ontario',
      from: '2025-07',
      points: [
        'Maintain 18 dashboards of sales and stock that 62 store managers open every morning',
        'Found a wrong unit in a supplier feed that had overstated produce waste by 9%',
        'Automated the weekly report on promotions in Python, which saves the team five hours a week',
        'Answer about 15 questions a month from buyers and store managers, most within a working day',
      ],
    },
    {
      position: 'Data Analyst, Co-op Placement',
      company: 'Harbourline Transit',
      location: 'Toronto, Ontario',
      from: '2024-05',
      to: '2024-12',
      points: [
        'Joined fare-card and vehicle data of 41 bus routes to show where riders miss their connection',
        'Cleaned four years of ridership records, 31 million rows, and wrote the tests that keep them clean',
        'Presented the findings to planners; two timetables changed the following spring',
      ],
    },
    {
      position: 'Research Assistant, part-time',
      company: 'Simcoe Valley University',
      location: 'Toronto, Ontario',
      from: '2023-09',
      to: '2024-04',
      points: [
        'Prepared survey data of 2,400 households for a study of the cost of commuting',
        'Led a weekly R clinic for 30 first-year students',
      ],
    },
  ],
  education: [
    {
      degree: 'BSc in Statistics',
      school: 'Simcoe Valley University',
      location: 'Toronto, Ontario',
      graduated: '2025-06',
      note: 'Minor in economics; grade average 3.8 of 4.0.',
    },
  ],
  skills: [
    'SQL',
    'Python',
    'R',
    'Tableau',
    'dbt',
    'Excel',
    'Data cleaning',
    'A/B testing',
    'Regression',
    'Turkish (native)',
    'French (conversational)',
  ],
  more: {
    projects: [
      {
        title: 'Bikes in the Rain',
        subtitle: 'Graduation project',
        month: '2025-04',
        text: 'Predicts demand at 600 bike-share stations from the weather, with 14% less error than the seasonal average.',
      },
    ],
  },
});

export const dataAnalystLetter = sampleLetter({
  writer: dataAnalystResume,
  street: '55 Sorrel Avenue, Unit 8',
  town: ['Toronto', 'ON', 'M4K 1A1'],
  recipient: {
    hiringManagerName: 'Camille Bouchard',
    company: 'Northbank Mutual',
    position: 'Claims Data Analyst',
    companyAddress: '240 Foundry Street',
    city: 'Ottawa',
    state: 'ON',
    zipCode: 'K1N 1A1',
  },
  opening: 'Dear Ms. Bouchard,',
  paragraphs: [
    'You are looking for a [Position] who will work beside claims handlers and not only for them. That is how I have learned what I know so far. At Fennimore Grocery my desk stands in the buying department, and 62 store managers tell me by nine in the morning when one of my 18 dashboards is wrong.',
    'My best find came from such a call. A manager in Scarborough insisted that she did not throw away as much produce as I reported. She was right: a supplier feed counted cases where we expected kilograms, and waste had been overstated by 9% across the company. I corrected two years of history, added a test that would have caught it, and wrote a one-page note on what had changed and why.',
    'During my placement at Harbourline Transit I cleaned 31 million ridership records and joined them with the positions of buses on 41 routes. Planners with no wish to read code could see where riders missed their connection, and two timetables changed the following spring.',
    'Insurance has a vocabulary of its own, and I have begun to learn it: I am taking an evening course in loss reserving until February. I work in SQL, Python and R, and I document each query so that the next person can run it.',
  ],
  closing:
    'I would be glad to walk you through the produce case, or to try my hand at a sample of your data. I can come to Ottawa on any Friday.',
  type: ['Source Sans', 11.5],
});

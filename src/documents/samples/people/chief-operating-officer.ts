import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const chiefOperatingOfficerResume = sampleResume({
  firstName: 'Helena',
  lastName: 'Marchetti',
  title: 'Chief Operating Officer',
  email: 'helena.marchetti@example.com',
  phone: '+1 617 555 0126',
  location: 'Boston, Massachusetts',
  summary:
    'Operating executive with 25 years in manufacturing and logistics. Led 1,900 people in four countries, took a plant from loss to profit, and integrated three acquisitions without losing a major customer.',
  employment: [
    {
      position: 'Chief Operating Officer',
      company: 'Northfell Instruments',
      location: 'Boston, Massachusetts',
      from: '2019-03',
      points: [
        'Raised operating margin from 7% to 13% in five years while revenue grew to $410 million',
        'Integrated three acquisitions in eighteen months; 97% of key staff and customers stayed',
        'Moved planning to a single system and freed $38 million of working capital',
        'Halved the rate of accidents in seven plants',
      ],
    },
    {
      position: 'Vice President, Supply Chain',
      company: 'Aldergate & Company',
      location: 'Hartford, Connecticut',
      from: '2014-01',
      to: '2019-02',
      points: [
        'Reduced 640 suppliers to 210 partners and saved $22 million a year',
        'Brought on-time delivery from 81% to 98% in two years',
      ],
    },
    {
      position: 'Plant Director',
      company: 'Corwin Lathe & Tool',
      location: 'Albany, New York',
      from: '2009-06',
      to: '2013-12',
      points: [
        'Turned a plant of 320 people from a yearly loss of $4 million to a profit of $6 million',
        'Negotiated a five-year agreement with the union, the first without a stoppage',
      ],
    },
    {
      position: 'Production Engineer, later Production Manager',
      company: 'Corwin Lathe & Tool',
      location: 'Albany, New York',
      from: '2001-07',
      to: '2009-05',
      points: ['Cut changeover on the main line from 95 minutes to 22'],
    },
  ],
  education: [
    {
      degree: 'Master of Business Administration, part-time',
      school: 'Mohawk School of Management',
      location: 'Albany, New York',
      graduated: '2007-05',
    },
    {
      degree: 'BSc in Industrial Engineering',
      school: 'Taconic Polytechnic',
      location: 'Troy, New York',
      graduated: '2001-05',
    },
  ],
  skills: [
    'Profit and loss responsibility',
    'Mergers and integration',
    'Lean manufacturing',
    'Capital planning',
    'Supply chain',
    'Board reporting',
    'Labor relations',
    'Italian (fluent)',
  ],
  more: {},
});

export const chiefOperatingOfficerLetter = sampleLetter({
  writer: chiefOperatingOfficerResume,
  street: '14 Chestnut Square',
  town: ['Boston', 'MA', '02108'],
  recipient: {
    hiringManagerName: 'Dr. Samuel Whitaker',
    company: 'Narragansett Medical Devices',
    position: 'Chief Executive Officer',
    companyAddress: '300 Harbor Drive',
    city: 'Providence',
    state: 'RI',
    zipCode: '02903',
  },
  opening: 'Dear Dr. Whitaker,',
  paragraphs: [
    'In your letter to shareholders the board of [Company] writes that the next three years are about delivery: two acquisitions to absorb, one plant to build, and margins that must pay for both. I have done each of these as Chief Operating Officer of Northfell Instruments, and I am writing about the position of [Position].',
    'Growth by acquisition fails in the first hundred days or not at all. We integrated three companies in eighteen months and kept 97% of key staff and customers, because we decided in the first week what would not change, and said so in person at every site. Operating margin rose from 7% to 13% in five years while revenue grew to $410 million.',
    'A single planning system, adopted plant by plant and switched off twice before it was right, freed $38 million of working capital. That sum built our new line in Worcester without a loan. I mention the two failures because they taught me more about leading engineers than the success did: both times a foreman had warned us.',
    'I began on a shop floor in Albany 25 years ago, and I still walk one every week. In seven plants we have halved the rate of accidents, the one figure I report to the board before any other. From five years of buying at Aldergate I also know most of the suppliers to your trade.',
  ],
  closing: 'I should welcome a conversation, in confidence, about what your next hundred days must show.',
  type: ['Times New Roman', 11.5],
});

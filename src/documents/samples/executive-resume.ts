import { sampleResume } from './resume-entries.ts';

export const executiveResume = sampleResume({
  firstName: 'Helena',
  lastName: 'Marchetti',
  title: 'Chief Operating Officer',
  email: 'helena.marchetti@example.com',
  phone: '+1 617 555 0126',
  location: 'Boston, Massachusetts',
  summary:
    'Operating executive with twenty years in manufacturing and logistics. Led a workforce of 1,900 across four countries, took two plants from loss to profit, and integrated three acquisitions without losing a customer of size.',
  employment: [
    {
      position: 'Chief Operating Officer',
      company: 'Northgate Instruments',
      location: 'Boston, Massachusetts',
      from: '2018-03',
      points: [
        'Raised operating margin from 7% to 13% in five years while revenue grew to $410 million',
        'Integrated three acquisitions in eighteen months; 97% of key staff and customers stayed',
        'Moved planning to a single system and freed $38 million of working capital',
        'Halved the rate of accidents and won the national safety award in 2022',
      ],
    },
    {
      position: 'Vice President, Supply Chain',
      company: 'Alder & Company',
      location: 'Hartford, Connecticut',
      from: '2012-01',
      to: '2018-02',
      points: [
        'Rebuilt the supplier base from 640 to 210 partners and saved $22 million a year',
        'Brought on-time delivery from 81% to 98% in two years',
        'Built the leadership programme from which two of today’s division heads came',
      ],
    },
    {
      position: 'Plant Director',
      company: 'Corwin Precision',
      location: 'Albany, New York',
      from: '2005-06',
      to: '2011-12',
      points: [
        'Turned a plant with 320 people from an annual loss of $4 million to a profit of $6 million',
        'Negotiated a five-year agreement with the union, the first without a stoppage',
      ],
    },
  ],
  education: [
    {
      degree: 'Master of Business Administration',
      school: 'Charles River School of Management',
      location: 'Boston, Massachusetts',
      graduated: '2005-05',
    },
    {
      degree: 'BSc in Industrial Engineering',
      school: 'Hudson Polytechnic Institute',
      location: 'Troy, New York',
      graduated: '1999-05',
    },
  ],
  skills: [
    'Profit and loss responsibility',
    'Mergers and integration',
    'Lean manufacturing',
    'Board reporting',
    'Labour relations',
    'Italian',
  ],
  more: {
    volunteering: [
      {
        title: 'Trustee',
        subtitle: 'Massachusetts Apprenticeship Fund',
        since: '2019-09',
        text: 'Chair of the finance committee; 1,200 apprentices placed since 2019.',
      },
    ],
  },
});

import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const chiefFinancialOfficerResume = sampleResume({
  firstName: 'Rajiv',
  lastName: 'Menon',
  title: 'Chief Financial Officer',
  email: 'rajiv.menon@example.com',
  phone: '+1 215 555 0191',
  location: 'Philadelphia, Pennsylvania',
  summary:
    'Finance executive with 22 years in audit and industry. Rebuilt the finances of a paper group through a refinancing and a sale, and reports the bad figure on the day it is known.',
  employment: [
    {
      position: 'Chief Financial Officer',
      company: 'Penhallow Paper Group',
      location: 'Philadelphia, Pennsylvania',
      from: '2019-09',
      points: [
        'Refinanced $260 million of debt in 2021 and lowered its yearly cost by $7.2 million',
        'Sold a division for 9.4 times its earnings and led the separation in five months',
        'Raised free cash flow from $11 million to $34 million by tying bonuses to collected cash',
        'Rebuilt a finance team of 85 and filled four of six senior posts from within',
      ],
    },
    {
      position: 'Vice President, Finance',
      company: 'Tulley Creek Chemicals',
      location: 'Wilmington, Delaware',
      from: '2013-04',
      to: '2019-08',
      points: [
        'Shortened the close from twelve working days to five at 14 sites',
        'Closed two loss-making product lines and kept 70% of their customers in others',
        'Prepared the company for its first public bond, $120 million',
      ],
    },
    {
      position: 'Auditor, later Audit Manager',
      company: 'Whitcombe Rowe LLP',
      location: 'Pittsburgh, Pennsylvania',
      from: '2004-09',
      to: '2013-03',
      points: [
        'Led audits of manufacturers with sales of up to $900 million',
        'Trained 60 associates in the audit of inventories',
      ],
    },
  ],
  education: [
    {
      degree: 'Master of Business Administration, part-time',
      school: 'Three Forks School of Business',
      location: 'Pittsburgh, Pennsylvania',
      graduated: '2012-05',
    },
    {
      degree: 'BS in Accounting',
      school: 'Laurel Ridge State University',
      location: 'Pittsburgh, Pennsylvania',
      graduated: '2004-05',
    },
  ],
  skills: [
    'Capital markets',
    'Refinancing',
    'Mergers and disposals',
    'Cash management',
    'Risk',
    'Audit committees',
    'US GAAP and IFRS',
    'Investor relations',
  ],
  more: {
    certificates: [{ title: 'Certified Public Accountant', subtitle: 'Pennsylvania', month: '2006-08' }],
  },
});

export const chiefFinancialOfficerLetter = sampleLetter({
  writer: chiefFinancialOfficerResume,
  street: '215 Sycamore Terrace',
  town: ['Philadelphia', 'PA', '19103'],
  recipient: {
    hiringManagerName: 'Margaret Ellery',
    company: 'Brandywine Packaging',
    position: 'Chief Financial Officer',
    companyAddress: '1 Millrace Plaza',
    city: 'Wilmington',
    state: 'DE',
    zipCode: '19801',
  },
  opening: 'Dear Ms. Ellery,',
  paragraphs: [
    'As chair of the audit committee you are looking for a [Position] who can take [Company] through the maturity of its notes in 2028 and, at the same time, restore confidence in its forecasts. The first is a matter of markets. The second is a matter of habit, and the one I would like to write about.',
    'When I joined Penhallow Paper Group, the monthly forecast missed by 14% on average, always in the same direction. We stopped asking divisions for one figure and asked for three, with the reasons for each, and we published what became of them. Within four quarters the miss was below 3%. Lenders noticed before shareholders did: in 2021 we refinanced $260 million and lowered the yearly cost of debt by $7.2 million.',
    'I have also had to make companies smaller. We sold a division for 9.4 times its earnings and separated it in five months. At Tulley Creek I closed two product lines and kept 70% of their customers in others. In both cases the people concerned heard it from me, before the market did, with the dates and the terms.',
    'Free cash flow at Penhallow has tripled since we tied bonuses to cash collected rather than invoices sent. Four of my six senior colleagues rose from within the department, and one of them is ready for my chair.',
  ],
  closing:
    'I would be glad to meet you and the committee in the new year. Until then I ask you to treat this letter as confidential.',
  type: ['Garamond', 12],
});

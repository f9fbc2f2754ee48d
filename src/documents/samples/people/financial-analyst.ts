import { sampleResume } from '../resume-entries.ts';

export const financialAnalystResume = sampleResume({
  firstName: 'Hannah',
  lastName: 'Cho',
  title: 'Financial Analyst',
  email: 'hannah.cho@example.com',
  phone: '+1 212 555 0117',
  location: 'New York, New York',
  summary:
    'Finance graduate with a first year in corporate planning and internships in credit and audit. Builds models that other people can follow, and reconciles every figure before presenting it.',
  employment: [
    {
      position: 'Financial Analyst',
      company: 'Barrow & Finch Foods',
      location: 'New York, New York',
      from: '2025-07',
      points: [
        'Maintain the rolling forecast for three product lines with yearly sales of $94 million',
        'Rebuilt the month-end variance report, which is ready on day four instead of day seven',
        'Traced an overrun in freight to invoices paid twice and recovered $212,000',
        'Prepare the pages on margins for the monthly board report',
      ],
    },
    {
      position: 'Credit Analyst Intern',
      company: 'Palisade Quay Savings Bank',
      location: 'Jersey City, New Jersey',
      from: '2024-06',
      to: '2024-08',
      points: [
        'Analyzed the statements of 45 small businesses that had applied for loans',
        'Built a workbook that flags breaches of covenants, since adopted by the team of eight',
      ],
    },
    {
      position: 'Audit Intern',
      company: 'Lindgren Pratt LLP',
      location: 'Newark, New Jersey',
      from: '2023-06',
      to: '2023-08',
      points: [
        'Observed inventory counts in four warehouses and documented 130 samples',
        'Found a cut-off error of $86,000 that the client corrected before closing',
      ],
    },
  ],
  education: [
    {
      degree: 'BS in Finance',
      school: 'Ramapo Falls University',
      location: 'Newark, New Jersey',
      graduated: '2025-05',
      note: 'Grade average 3.7 of 4.0; dean’s list in six of eight semesters.',
    },
  ],
  skills: [
    'Financial modeling',
    'Forecasting',
    'Variance analysis',
    'Valuation',
    'Excel',
    'Power Query',
    'SQL',
    'Power BI',
    'US GAAP',
    'Korean (fluent)',
  ],
  more: {
    certificates: [
      { title: 'CFA Program, Level I', subtitle: 'Passed at the first attempt', month: '2025-11' },
    ],
    volunteering: [
      {
        title: 'Treasurer',
        subtitle: 'Student Investment Fund, Ramapo Falls University',
        since: '2023-09',
        until: '2025-05',
        text: 'Kept the books of a $150,000 portfolio and reported to its donors every quarter.',
      },
    ],
  },
});

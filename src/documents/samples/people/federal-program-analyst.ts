import { sampleResume } from '../resume-entries.ts';

export const federalProgramAnalystResume = sampleResume({
  firstName: 'Darnell',
  lastName: 'Whitcomb',
  title: 'Program Analyst',
  email: 'darnell.whitcomb@example.com',
  phone: '+1 202 555 0138',
  location: 'Silver Spring, Maryland',
  facts: {
    Citizenship: 'United States',
    'Veterans’ preference': '5-point',
    Clearance: 'Public Trust',
  },
  summary:
    'Program analyst with eleven years in grants and logistics, six of them in federal service. Plans budgets of up to $48 million, writes for executives and auditors, and leads teams across agencies.',
  employment: [
    {
      position: 'Program Analyst, GS-12',
      company: 'Office of Rural Grants, USDA',
      location: 'Washington, DC',
      from: '2022-03',
      facts: {
        hours: '40',
        pay: '$104,600 per year',
        supervisor: 'Angela Prewitt, +1 202 555 0164',
      },
      points: [
        'Plan and follow a portfolio of 212 grants worth $48 million, from announcement to closeout',
        'Wrote the risk model that chooses 30 grantees a year for site visits; questioned costs fell by 41%',
        'Brief the deputy director each quarter on results against 14 performance measures',
        'Lead a team of five from three agencies that shortened the time to award from 148 to 96 days',
      ],
    },
    {
      position: 'Management Analyst, GS-11',
      company: 'Regional Supply Office, GSA',
      location: 'Philadelphia, PA',
      from: '2019-06',
      to: '2022-02',
      facts: {
        hours: '40',
        pay: '$72,500 per year',
        supervisor: 'Thomas Ruiz, +1 215 555 0117',
      },
      points: [
        'Studied the work of 11 warehouses and wrote the recommendations that saved $2.3 million a year',
        'Trained 64 employees in the new inventory system within seven weeks',
        'Answered four congressional inquiries and two audits without a finding',
      ],
    },
    {
      position: 'Logistics Sergeant',
      company: 'United States Army',
      location: 'Fort Bragg, North Carolina',
      from: '2013-08',
      to: '2019-05',
      facts: { hours: '50', pay: 'E-5', supervisor: '1SG Paul Denning, +1 910 555 0150' },
      points: [
        'Accounted for equipment worth $19 million; no loss in five inspections',
        'Led a squad of nine and trained it for two deployments',
      ],
    },
  ],
  education: [
    {
      degree: 'Master of Public Administration',
      school: 'Chesapeake State University',
      location: 'Baltimore, Maryland',
      graduated: '2021-12',
      note: '36 semester hours, GPA 3.8 of 4.0.',
    },
    {
      degree: 'Bachelor of Science in Business Management',
      school: 'Cape Fear College',
      location: 'Fayetteville, North Carolina',
      graduated: '2018-12',
      note: '122 semester hours, GPA 3.5 of 4.0; evening program while in service.',
    },
  ],
  skills: [
    'Program evaluation',
    'Grants management',
    'Federal budgeting',
    'Federal acquisition rules',
    'Data analysis',
    'Writing for executives',
    'Power BI',
    'Team leadership',
  ],
  more: {
    certificates: [
      {
        title: 'Grants Management Specialist',
        subtitle: 'Federal Grants Training Council',
        month: '2023-05',
      },
      { title: 'Lean Six Sigma Green Belt', subtitle: 'Army Logistics School', month: '2017-10' },
    ],
    awards: [
      {
        title: 'Superior Accomplishment Award',
        subtitle: 'Department of Agriculture',
        month: '2024-09',
        text: 'For shortening the time to award.',
      },
    ],
  },
  settings: { paper: 'letter' },
});

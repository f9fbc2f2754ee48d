import { sampleResume } from '../resume-entries.ts';

export const salesLeadResume = sampleResume({
  firstName: 'Marcus',
  lastName: 'Bell',
  title: 'Regional Sales Lead',
  email: 'marcus.bell@example.com',
  phone: '+1 404 555 0155',
  location: 'Atlanta, Georgia',
  summary:
    'Sales lead with twelve years in industrial equipment, the last five at the head of a regional team. Makes forecasts that hold, coaches in the field rather than from a spreadsheet, and keeps customers long after the first order.',
  employment: [
    {
      position: 'Regional Sales Lead',
      company: 'Halverstrand Pumps & Valves',
      location: 'Atlanta, Georgia',
      from: '2021-05',
      points: [
        'Lead eleven representatives in six states; grew yearly sales from $18 million to $27 million',
        'Brought forecast accuracy from 71% to 93% by reviewing every deal above $50,000 each week',
        'Opened the municipal water market with 14 tenders won, now 22% of the region’s revenue',
        'Promoted four representatives and have lost none to a competitor since 2023',
      ],
    },
    {
      position: 'Senior Account Executive',
      company: 'Cobbett Industrial Supply',
      location: 'Charlotte, North Carolina',
      from: '2017-02',
      to: '2021-04',
      points: [
        'Exceeded the target in each of four full years, by 12% on average',
        'Won a five-year supply agreement worth $6.4 million with a regional bottler',
        'Rebuilt the handover from sales to service, which raised renewals from 76% to 91%',
      ],
    },
    {
      position: 'Sales Representative',
      company: 'Greenlaw Fasteners',
      location: 'Greensboro, North Carolina',
      from: '2014-07',
      to: '2017-01',
      points: [
        'Took over 140 dormant accounts and brought 63 of them back within a year',
        'Sold $2.1 million in the second year, from a territory that had sold $800,000',
      ],
    },
  ],
  education: [
    {
      degree: 'BBA in Marketing',
      school: 'Yadkin Forks University',
      location: 'Charlotte, North Carolina',
      graduated: '2014-05',
    },
  ],
  skills: [
    'Territory planning',
    'Forecasting',
    'Key accounts',
    'Negotiation',
    'Public tenders',
    'Sales coaching',
    'Pricing',
    'Salesforce',
    'Channel partners',
  ],
  more: {
    awards: [{ title: 'Region of the Year', subtitle: 'Halverstrand Pumps & Valves', month: '2025-01' }],
  },
});

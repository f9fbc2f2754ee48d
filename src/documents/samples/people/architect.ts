import { sampleResume } from '../resume-entries.ts';

export const architectResume = sampleResume({
  firstName: 'Jonas',
  lastName: 'Weber',
  title: 'Architect',
  email: 'jonas.weber@example.com',
  phone: '+49 30 23125 047',
  location: 'Berlin, Germany',
  links: [{ label: 'Portfolio', url: 'https://jonas-weber.example.com' }],
  summary:
    'Architect with twelve years of housing, schools and the reuse of old buildings. Draws so that it can be built, keeps what is worth keeping, and stays on a project until the keys are handed over.',
  employment: [
    {
      position: 'Project Architect',
      company: 'Atelier Kranich',
      location: 'Berlin, Germany',
      from: '2020-04',
      points: [
        'Led the conversion of a printing works into 64 apartments (€21 million), two months early',
        'Kept 83% of its structure and saved an estimated 1,900 tons of carbon dioxide',
        'Coordinate nine consultants in one model; clashes found on site fell from 60 to 7',
        'Present plans to residents and councils; the last three permits came at first submission',
      ],
    },
    {
      position: 'Architect',
      company: 'Sundby Holm Architects',
      location: 'Copenhagen, Denmark',
      from: '2016-03',
      to: '2020-03',
      points: [
        'Detailed a timber school for 420 children, from competition model to opening day',
        'Won two open competitions as one of a team of five',
      ],
    },
    {
      position: 'Junior Architect',
      company: 'Studio Havelbogen',
      location: 'Potsdam, Germany',
      from: '2014-10',
      to: '2016-02',
      points: [
        'Drew the construction documents of 38 row houses',
        'Surveyed six listed farmhouses by hand and by laser scan',
      ],
    },
  ],
  education: [
    {
      degree: 'MSc in Architecture',
      school: 'Technical College of the Spree',
      location: 'Berlin, Germany',
      graduated: '2014-09',
    },
  ],
  skills: [
    'Adaptive reuse',
    'Housing',
    'Timber construction',
    'Construction documents',
    'Site supervision',
    'Tendering',
    'Revit',
    'Rhino',
    'Life-cycle assessment',
  ],
  more: {
    awards: [
      { title: 'Prize for Building in Existing Fabric', subtitle: 'Spreeforum Berlin', month: '2024-06' },
    ],
    languages: [
      { title: 'German', subtitle: 'native' },
      { title: 'English', subtitle: 'fluent' },
      { title: 'Danish', subtitle: 'professional' },
    ],
  },
});

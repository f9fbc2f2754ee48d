import { sampleResume } from '../resume-entries.ts';

export const policyGraduateResume = sampleResume({
  firstName: 'Eleanor',
  lastName: 'Vance',
  title: '',
  email: 'eleanor.vance@example.com',
  phone: '+1 617 555 0146',
  location: 'Cambridge, Massachusetts',
  summary: '',
  employment: [
    {
      position: 'Research Assistant',
      company: 'Charlesgate Center for Urban Policy',
      location: 'Boston, Massachusetts',
      from: '2025-06',
      points: [
        'Compiled a panel of 310 city budgets over 12 years that two working papers now rest on',
        'Wrote the code in R that finds errors of transcription; 1,200 figures were corrected before release',
        'Presented results on bus fares to the transport committee of the city council',
      ],
    },
    {
      position: 'Policy Intern',
      company: 'Office of State Representative Marsh',
      location: 'Boston, Massachusetts',
      from: '2025-01',
      to: '2025-05',
      points: [
        'Drafted 14 memos on housing bills, three of which were cited in committee',
        'Answered about 40 letters of constituents a week and built the list by which they are now tracked',
      ],
    },
    {
      position: 'Economics Tutor',
      company: 'Fenway Learning Center',
      location: 'Boston, Massachusetts',
      from: '2023-09',
      to: '2025-05',
      points: [
        'Taught introductory economics to 26 students, 24 of whom passed with a B or better',
        'Trained four new tutors and wrote the handbook that they start with',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Arts in Government and Economics',
      school: 'Ashbourne College',
      location: 'Cambridge, Massachusetts',
      graduated: '2026-05',
      note: 'GPA 3.84. Thesis on who pays for free buses, awarded high honors. Courses: Econometrics, Public Finance, American Political Institutions, Statistics for Policy.',
    },
    {
      degree: 'Semester Abroad',
      school: 'Københavns Handelsakademi',
      location: 'Copenhagen, Denmark',
      graduated: '2024-12',
    },
  ],
  skills: {
    Technical: ['R', 'Stata', 'Excel', 'ArcGIS'],
    Languages: ['French (fluent)', 'Danish (conversational)'],
    Research: ['Survey design', 'Interviews', 'Literature review'],
  },
  more: {
    volunteering: [
      {
        title: 'Editor in Chief',
        subtitle: 'Ashbourne Policy Review',
        since: '2024-09',
        until: '2026-05',
        text: '- Led 18 writers and editors through four issues, each on time\n- Raised the money for two years of printing from six donors',
      },
      {
        title: 'Captain',
        subtitle: 'Women’s Novice Rowing',
        since: '2023-09',
        until: '2024-05',
        text: '- Organized training for 22 rowers, five mornings a week',
      },
    ],
  },
  order: ['education', 'employment', 'volunteering', 'skills'],
});

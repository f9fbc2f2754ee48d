import { emptyValues } from '#documents/fields.ts';
import { ITEM, JOB, STUDY } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { typicalResume } from './sample-resumes.ts';

type Post = [
  position: string,
  company: string,
  location: string,
  from: string,
  to: string,
  ...lines: string[],
];

const POSTS: Post[] = [
  [
    'Director of Operations',
    'Harbour & Hale Hospitals',
    'Bristol, United Kingdom',
    '2021-02',
    '',
    'Run the daily work of four hospitals with 6,200 staff and a budget of £410M.',
    '- Cut the wait for planned surgery from 31 weeks to 17 by opening theatres in the evening and on Saturdays',
    '- Brought agency spending down by 44% with a staff bank that nurses asked for and helped to design',
    '- Opened a discharge lounge in each hospital, freeing 60 beds before noon on an average day',
    '- Led the response to a ransom attack: no operation was cancelled after the second day',
    '- Chair the board for patient safety and publish its findings, including those against us',
  ],
  [
    'Deputy Director of Operations',
    'Harbour & Hale Hospitals',
    'Bristol, United Kingdom',
    '2017-09',
    '2021-01',
    '- Planned the move of the maternity unit, 212 beds in eleven days, without turning a patient away',
    '- Replaced six systems for booking by one, used by 3,400 people from its first week',
    '- Set up a control room that sees every bed, ambulance and theatre in one place',
    '- Negotiated new rosters with three unions, the first agreement in nine years',
  ],
  [
    'Head of Emergency Care',
    'Royal Severn Infirmary',
    'Gloucester, United Kingdom',
    '2013-04',
    '2017-08',
    'Emergency department of 98,000 visits a year, with its ambulances, wards and outpatient clinics.',
    '- Raised the share of patients seen within four hours from 71% to 94%',
    '- Introduced senior triage at the door, which halved the number who left without being seen',
    '- Built a ward for frail patients beside the department together with geriatricians and the council',
    '- Trained 45 nurse practitioners, of whom 39 still work in the region',
    '- Won a grant of £2.8M for a helipad and saw it through planning, protests and opening',
  ],
  [
    'Service Manager, Surgery',
    'Royal Severn Infirmary',
    'Gloucester, United Kingdom',
    '2009-10',
    '2013-03',
    '- Ran eleven theatres and the sterile services that supply them',
    '- Shortened the change between operations from 38 to 21 minutes by measuring it and showing the result every day',
    '- Wrote the first plan for winter that the surgeons did not have to improvise around',
  ],
  [
    'Project Manager',
    'Department of Health',
    'London, United Kingdom',
    '2006-01',
    '2009-09',
    'National programme for stroke care, from the first audit to centres in every region.',
    '- Coordinated 27 hospitals, nine ambulance services and four universities',
    '- Drafted the standard that every stroke unit has been inspected against since 2008',
    '- Organised two years of public hearings and answered 1,900 letters',
  ],
  [
    'Management Trainee',
    'National Health Service',
    'Leeds, United Kingdom',
    '2004-09',
    '2005-12',
    '- Worked in turn as a porter, in finance, in a general practice and on a night ward',
    '- Found £300,000 a year in contracts for linen that nobody had read since they were signed',
  ],
];

/** A manager's record of three pages: six posts, education, projects, awards, languages and publications. */
export function threePageResume(): ResumeData {
  const { settings, ...typical } = typicalResume();
  return {
    ...typical,
    settings,
    personalInfo: {
      ...emptyValues(PERSON),
      firstName: 'Josephine',
      lastName: 'Akintola-Reeve',
      title: 'Director of Hospital Operations',
      email: 'josephine.akintola-reeve@example.com',
      phone: '+44 117 496 0142',
      location: 'Bristol, United Kingdom',
      links: [{ label: 'LinkedIn', url: 'https://www.linkedin.com/in/akintola-reeve' }],
    },
    summary:
      'Hospital manager with twenty years between the ward and the boardroom. I make large organisations easier to work in: fewer queues, fewer forms, decisions near the patient. What I promise to a board I have first seen work on a Tuesday night.',
    employment: POSTS.map(([position, company, location, startDate, endDate, ...lines], index) => ({
      ...emptyValues(JOB),
      id: `post-${index}`,
      position,
      company,
      location,
      startDate,
      endDate,
      current: endDate === '',
      description: lines.join('\n'),
    })),
    education: [
      study(
        'Executive MBA',
        'Warwick Business School',
        '2016-07',
        'Thesis on queues that people do not mind.',
      ),
      study('MSc in Health Economics', 'University of York', '2004-07', ''),
      study('BA in History', 'University of Durham', '2002-07', 'First-class honours.'),
    ],
    skills: [
      'Patient flow',
      'Budgets to £410M',
      'Theatre planning',
      'Crisis management',
      'Negotiation',
      'Workforce planning',
      'Procurement',
      'Clinical governance',
      'Public speaking',
      'SQL',
      'Power BI',
      'PRINCE2',
    ],
    sections: [
      section('projects', [
        item('The 24-hour hospital', 'Bristol health partnership', '2023-03', [
          '- Brought laboratories, imaging and pharmacy of four sites onto one night roster',
          '- Saved 2,100 bed days in the first year, and a great deal of waiting in corridors',
          '- Shared plans and mistakes with nine other trusts that have followed since',
        ]),
        item('Letters people understand', 'Royal Severn Infirmary', '2015-10', [
          '- Rewrote 140 standard letters with a group of patients, a linguist and a solicitor',
          '- Missed appointments fell by a fifth',
        ]),
      ]),
      section('awards', [
        item('Manager of the Year', 'Institute of Health Management', '2022-11', []),
        item('Fellow', 'Faculty of Medical Leadership', '2019-05', []),
      ]),
      section('publications', [
        item('What a control room cannot see', 'Journal of Hospital Administration 41', '2022-06', [
          'With Petra Nowak and the control room of the Bristol hospitals.',
        ]),
        item('Queues that people do not mind', 'Health Services Review 18', '2017-02', [
          'On honest waiting times, and what they change.',
        ]),
        item('Evening surgery: a year in figures', 'Journal of Hospital Administration 44', '2024-01', [
          'Costs, outcomes and the opinions of those who did the work.',
        ]),
      ]),
      section('languages', [
        item('English', 'native', '', []),
        item('Yoruba', 'native', '', []),
        item('French', 'fluent', '', []),
      ]),
    ],
  };
}

function study(degree: string, school: string, graduationDate: string, description: string) {
  return {
    ...emptyValues(STUDY),
    id: degree,
    degree,
    school,
    location: 'United Kingdom',
    graduationDate,
    description,
  };
}

function section(
  kind: 'projects' | 'awards' | 'publications' | 'languages',
  items: ReturnType<typeof item>[],
) {
  return { id: kind, kind, title: '', include: true, items };
}

function item(title: string, subtitle: string, endDate: string, lines: string[]) {
  return {
    ...emptyValues(ITEM),
    id: title,
    title,
    subtitle,
    location: '',
    url: '',
    startDate: '',
    endDate,
    current: false,
    description: lines.join('\n'),
  };
}

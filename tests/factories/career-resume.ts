import { emptyValues } from '#documents/fields.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { ITEM, JOB, ROLE, STUDY } from '#documents/resume/fields.ts';
import { PLACED_SECTION } from '#documents/resume/setting-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/** A nurse's career with all that the second version of the shape holds: promotions, groups of skills, facts, seasons. */
export function careerResume(): ResumeData {
  const empty = emptyResume();
  const place = emptyValues(PLACED_SECTION);
  return {
    ...empty,
    personalInfo: {
      ...empty.personalInfo,
      firstName: 'Roberta',
      lastName: 'Adeyemi-Clarke',
      preferredName: 'Bobbie',
      pronouns: 'she/her',
      title: 'Senior Charge Nurse, Intensive Care',
      email: 'r.adeyemi@example.com',
      phone: '+44 20 7946 0171',
      location: 'Leeds, United Kingdom',
      links: [{ label: '', url: 'https://www.linkedin.com/in/bobbie-adeyemi' }],
      workPermit: 'Right to work in the UK and the EU',
      facts: [
        { id: 'f1', label: 'NMC PIN', value: '12A3456E' },
        { id: 'f2', label: 'Driving licence', value: 'B' },
      ],
    },
    summary:
      'Intensive care nurse with **fourteen years** at the bedside, the last five in charge of a 22-bed unit. Known for calm handovers, for *teaching on the job*, and for a [ward rota](https://rota.example.org/icu) that three other hospitals have taken over.',
    hiddenSummaryLines: [{ at: 1, text: 'Looking for a post from September on.' }],
    employment: [
      {
        ...emptyValues(JOB),
        id: 'leeds',
        company: 'St Aldate Teaching Hospitals',
        location: 'Leeds, United Kingdom',
        position: 'Senior Charge Nurse',
        startDate: '2020-04',
        current: true,
        description:
          'In charge of 22 beds, 68 nurses and a budget of £3.1M.\n- Cut central-line infections from **9 a year to 1** with a checklist that the night shift wrote\n- Filled eleven vacancies within a year, nine of them with nurses who had trained on the unit\n- Run the simulation days: *every* new starter has met a cardiac arrest before the first one that counts',
        hiddenLines: [{ at: 2, text: '- Led the move to the new building over one weekend' }],
        roles: [
          {
            ...emptyValues(ROLE),
            id: 'charge',
            position: 'Charge Nurse',
            startDate: '2016-autumn',
            endDate: '2020-03',
            description:
              '- Led the shift of 14 nurses through the first winter of the new unit\n- Wrote the [handover sheet](https://handover.example.org) that all wards use today',
          },
          {
            ...emptyValues(ROLE),
            id: 'staff',
            position: 'Staff Nurse',
            location: 'Bradford, United Kingdom',
            startDate: '2012',
            endDate: '2016-summer',
            description: '- Looked after ventilated patients, one to one, on a unit of 16 beds',
          },
          {
            ...emptyValues(ROLE),
            id: 'bank',
            position: 'Bank Nurse',
            startDate: '2011',
            endDate: '2012',
            description: 'Worked on nine wards.',
            hidden: true,
          },
        ],
      },
      {
        ...emptyValues(JOB),
        id: 'camp',
        company: 'Field Hospital Alliance',
        location: 'Beira, Mozambique',
        position: 'Volunteer Nurse',
        startDate: '2019-spring',
        endDate: '2019-summer',
        description:
          '- Set up triage for 300 patients a day after the cyclone, with two doctors and a generator',
      },
      {
        ...emptyValues(JOB),
        id: 'cafe',
        company: 'Corner Café',
        position: 'Waitress',
        startDate: '2008',
        endDate: '2010',
        hidden: true,
      },
    ],
    education: [
      {
        ...emptyValues(STUDY),
        id: 'msc',
        degree: 'MSc in Advanced Clinical Practice',
        school: 'Ridings University',
        location: 'Leeds, United Kingdom',
        startDate: '2024-09',
        graduationDate: '2027-05',
        expected: true,
        courses: 'Prescribing, Leadership in Healthcare, Statistics',
      },
      {
        ...emptyValues(STUDY),
        id: 'bsc',
        degree: 'BSc in Adult Nursing',
        school: 'Calder University',
        location: 'Bradford, United Kingdom',
        startDate: '2008',
        graduationDate: '2011-summer',
        grade: 'First-class honours',
        description: 'Dissertation on noise at night in intensive care.',
      },
    ],
    skills: [
      'Mechanical ventilation',
      'Haemofiltration',
      'Central lines',
      'English (first language)',
      'Yoruba (fluent)',
      'Portuguese (conversational)',
      'Rostering',
      'Budgeting',
      'Incident review',
      'First-aid instructor',
    ],
    skillGroups: [
      {
        id: 'g1',
        name: 'Clinical',
        skills: ['Mechanical ventilation', 'Haemofiltration', 'Central lines', 'A skill that is gone'],
      },
      { id: 'g2', name: 'Management', skills: ['Rostering', 'Budgeting', 'Incident review'] },
      {
        id: 'g3',
        name: 'Languages',
        skills: ['English (first language)', 'Yoruba (fluent)', 'Portuguese (conversational)'],
      },
    ],
    settings: { ...empty.settings, marks: true },
    sections: [
      {
        id: 'teaching',
        kind: 'custom',
        title: 'Teaching',
        include: true,
        items: [
          {
            ...emptyValues(ITEM),
            id: 't1',
            title: 'Advanced Life Support, instructor',
            subtitle: 'Resuscitation Council',
            startDate: '2018',
            current: true,
            description:
              '- Teach four courses a year \\*\n- Examine on two of them\n\n\\* in English and Portuguese',
          },
        ],
      },
      {
        id: 'awards',
        kind: 'awards',
        title: '',
        include: true,
        items: [
          {
            ...emptyValues(ITEM),
            id: 'a1',
            title: 'Nurse of the Year, finalist',
            subtitle: 'Northern Health Awards',
            endDate: '2022',
          },
        ],
      },
    ],
    order: [
      { ...place, id: 'summary', headingHidden: true },
      { ...place, id: 'skills', heading: 'What I Bring' },
      { ...place, id: 'employment', heading: 'Nursing' },
      { ...place, id: 'gone', heading: 'Nowhere' },
      { ...place, id: 'education', keepTogether: true },
      { ...place, id: 'teaching', newPage: true },
    ],
  };
}

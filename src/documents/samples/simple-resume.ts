import { sampleResume } from './resume-entries.ts';

export const simpleResume = sampleResume({
  firstName: 'Grace',
  lastName: 'Whitfield',
  title: 'Registered Nurse',
  email: 'grace.whitfield@example.com',
  phone: '+1 614 555 0113',
  location: 'Columbus, Ohio',
  summary:
    'Registered nurse with six years on surgical and emergency wards. Calm at three in the morning, exact with medication, and trusted to train new colleagues. Looking for a charge nurse position in a teaching hospital.',
  employment: [
    {
      position: 'Staff Nurse, Emergency Department',
      company: 'Riverside Community Hospital',
      location: 'Columbus, Ohio',
      from: '2021-02',
      points: [
        'Care for up to six patients a shift in a department with 52,000 visits a year',
        'Introduced a handover card that cut repeated questions between shifts by half',
        'Precept four new graduates a year; all have stayed past their first anniversary',
        'Serve on the falls committee: falls down 27% in two years',
      ],
    },
    {
      position: 'Staff Nurse, Surgical Ward',
      company: 'St. Brendan Medical Center',
      location: 'Dayton, Ohio',
      from: '2018-07',
      to: '2021-01',
      points: [
        'Looked after patients before and after abdominal and orthopaedic surgery',
        'Kept a record of no medication errors over 30 months',
        'Wrote the discharge leaflet that is still given to every patient',
      ],
    },
    {
      position: 'Nursing Assistant',
      company: 'Maple Grove Care Home',
      location: 'Dayton, Ohio',
      from: '2016-09',
      to: '2018-06',
      points: ['Helped 24 residents with daily care while studying full time'],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      school: 'Great Miami University',
      location: 'Dayton, Ohio',
      graduated: '2018-05',
    },
    {
      degree: 'Certificate in Advanced Cardiac Life Support',
      school: 'Ohio Training Institute',
      location: 'Columbus, Ohio',
      graduated: '2023-03',
    },
  ],
  skills: [
    'Triage',
    'Medication administration',
    'Wound care',
    'Patient education',
    'Electronic charting',
    'Spanish, conversational',
  ],
  more: {
    volunteering: [
      {
        title: 'Clinic nurse',
        subtitle: 'Free Clinic of Franklin County',
        since: '2020-03',
        text: 'Two Saturdays a month: blood pressure, vaccinations and a patient ear.',
      },
    ],
  },
});

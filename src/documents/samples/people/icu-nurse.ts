import { sampleResume } from '../resume-entries.ts';

export const icuNurseResume = sampleResume({
  firstName: 'Monique',
  lastName: 'Archer',
  title: 'Critical Care Registered Nurse',
  email: 'monique.archer@example.com',
  phone: '+1 919 555 0159',
  location: 'Raleigh, North Carolina',
  summary:
    'Critical care nurse with seven years in medical and cardiac intensive care, two of them in charge of nights. Steady with unstable patients, plain with families, and glad to teach.',
  employment: [
    {
      position: 'Staff Nurse III, Cardiac Intensive Care',
      company: 'Piedmont Ridge Medical Center',
      location: 'Raleigh, North Carolina',
      from: '2022-05',
      points: [
        'Care for one or two patients a shift on ventilators, balloon pumps and continuous dialysis, in a unit of 20 beds',
        'Charge nurse on two nights of four: staffing, admissions and the code team for the floor',
        'Led the change to daily sedation breaks; days on a ventilator fell from 5.1 to 3.8',
        'Precept four nurses a year and teach the hospital’s class on hemodynamics',
      ],
    },
    {
      position: 'Staff Nurse, Medical Intensive Care',
      company: 'Haw River General Hospital',
      location: 'Burlington, North Carolina',
      from: '2019-07',
      to: '2022-04',
      points: [
        'Cared for adults in sepsis and respiratory failure in a unit of 14 beds (two patients to a nurse)',
        'Kept the unit’s central lines free of infection for 410 days as champion of the bundle',
        'Joined the unit council and rewrote its guide to family visits',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      school: 'Tarwater State University',
      location: 'Greensboro, North Carolina',
      graduated: '2019-05',
    },
  ],
  skills: [
    'Mechanical ventilation',
    'Continuous dialysis',
    'Hemodynamic monitoring',
    'Vasoactive drips',
    'Rapid response',
    'Electronic charting',
    'Precepting',
    'Family communication',
  ],
  more: {
    certificates: [
      {
        title: 'Registered Nurse, multistate license',
        subtitle: 'North Carolina Board of Nursing',
        month: '2019-06',
        text: 'Nurse Licensure Compact; active, next renewal in 2027.',
      },
      { title: 'CCRN (Adult)', subtitle: 'Critical care certification', since: '2021-09' },
      { title: 'Advanced Cardiac Life Support', since: '2019-08' },
      { title: 'Basic Life Support', since: '2017-09' },
    ],
  },
  order: ['summary', 'certificates', 'employment', 'education', 'skills'],
});

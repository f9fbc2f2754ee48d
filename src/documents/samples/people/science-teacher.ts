import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const scienceTeacherResume = sampleResume({
  firstName: 'Leilani',
  lastName: 'Kealoha',
  title: 'High School Science Teacher',
  email: 'leilani.kealoha@example.com',
  phone: '+1 808 555 0133',
  location: 'Honolulu, Hawaii',
  summary:
    'Science teacher in a fifth year of biology and chemistry. Plans lessons around experiments that are allowed to fail, grades for understanding, and talks with families before a problem grows.',
  employment: [
    {
      position: 'Science Teacher',
      company: 'Makai Ridge High School',
      location: 'Honolulu, Hawaii',
      from: '2023-08',
      points: [
        'Teach biology and chemistry to 135 students, a third of them still learning English',
        'Raised the pass rate in the state biology exam from 64% to 81% in three years',
        'Started a stream survey with 90 students; the county now uses their readings',
        'Coach the science fair team, with eleven projects in the state finals so far',
      ],
    },
    {
      position: 'Science Teacher',
      company: 'Cinder Flats Middle School',
      location: 'Hilo, Hawaii',
      from: '2022-08',
      to: '2023-06',
      points: [
        'Taught five sections of life science with 28 students each',
        'Wrote 24 laboratory lessons that need only what a kitchen has',
      ],
    },
    {
      position: 'Student Teacher',
      company: 'Koa Terrace High School',
      location: 'Honolulu, Hawaii',
      from: '2021-08',
      to: '2022-05',
      points: [
        'Planned and taught a nine-week unit on genetics to two tenth-grade classes',
        'Tutored 16 students after school; 14 passed the course they had been failing',
      ],
    },
  ],
  education: [
    {
      degree: 'MEd in Secondary Teaching',
      school: 'Leeward Pacific College',
      location: 'Honolulu, Hawaii',
      graduated: '2022-05',
    },
    {
      degree: 'BS in Biology',
      school: 'Leeward Pacific College',
      location: 'Honolulu, Hawaii',
      graduated: '2020-05',
    },
  ],
  skills: [
    'Curriculum design',
    'Laboratory safety',
    'Differentiated instruction',
    'Formative assessment',
    'Classroom management',
    'English learners',
    'Google Classroom',
    'Family outreach',
  ],
  more: {
    certificates: [
      {
        title: 'Standard Teaching License, Secondary Science',
        subtitle: 'State of Hawaii',
        month: '2022-07',
      },
    ],
  },
});

export const scienceTeacherLetter = sampleLetter({
  writer: scienceTeacherResume,
  street: '2716 Plumeria Lane',
  town: ['Honolulu', 'HI', '96816'],
  recipient: {
    hiringManagerName: 'Dr. Walter Nakamura',
    company: 'Lanikoa Academy',
    position: 'Head of Science',
    companyAddress: '80 Banyan Drive',
    city: 'Honolulu',
    state: 'HI',
    zipCode: '96822',
  },
  opening: 'Dear Dr. Nakamura,',
  paragraphs: [
    'I am applying for the post of [Position]. For three years I have taught biology and chemistry at Makai Ridge High School to students in grades 9 to 12, a third of whom are still learning English, and I have coached the science fair team since my first autumn there.',
    'When I came, 64% of our students passed the state biology exam. Last spring it was 81%. There was no trick to it. We put the exam’s twelve hardest ideas on the wall in September, gave each an experiment of its own, and asked every student to explain the result in writing, first to a neighbor and then to us. Those who wrote least at the beginning gained most.',
    'The work I am proudest of happens outside. Ninety students measure the stream below the school each month: temperature, nitrates, turbidity, and what lives under the stones. The county checked their figures for a year and now uses them. Eleven projects from that stream have reached the state science fair.',
    'Your notice says that the department has four new teachers this year. I would begin by teaching beside them. At Cinder Flats I wrote 24 laboratory lessons that need only what a kitchen has, because that was the budget; they have since been shared across the district, and I would bring them to [Company] along with the habit of sharing.',
  ],
  closing:
    'You are welcome to sit in on any of my classes before we meet. Fridays, fourth period, is the stream group, and visitors are given boots.',
  type: ['Calibri', 12],
});

import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const registeredNurseResume = sampleResume({
  firstName: 'Grace',
  lastName: 'Whitfield',
  title: 'Registered Nurse',
  email: 'grace.whitfield@example.com',
  phone: '+1 614 555 0113',
  location: 'Columbus, Ohio',
  summary:
    'Registered nurse with nearly five years on surgical and emergency wards. Calm at three in the morning, exact with medication, and trusted to bring new colleagues along.',
  employment: [
    {
      position: 'Registered Nurse, Emergency Department',
      company: 'Alder Creek General Hospital',
      location: 'Columbus, Ohio',
      from: '2023-10',
      points: [
        'Care for up to six patients a shift in a department with 52,000 visits a year',
        'Introduced a handover card that halved repeated questions between shifts; three wards now use it',
        'Precept two new graduates a year, all of whom have stayed past their first anniversary',
        'Serve on the falls committee, whose bedside checks brought falls down by 27% in two years',
      ],
    },
    {
      position: 'Registered Nurse, Surgical Ward',
      company: 'St. Brendan Medical Center',
      location: 'Dayton, Ohio',
      from: '2022-01',
      to: '2023-09',
      points: [
        'Looked after patients before and after abdominal and orthopedic surgery on a ward of 28 beds',
        'Gave medication for 20 months without a recorded error',
        'Rewrote the discharge leaflet in plain language; questions by telephone fell by a third',
      ],
    },
    {
      position: 'Nursing Assistant, part-time',
      company: 'Maple Hollow Care Home',
      location: 'Dayton, Ohio',
      from: '2019-09',
      to: '2021-12',
      points: [
        'Helped 24 residents with daily care on weekends while studying full time',
        'Trained nine new assistants in safe lifting',
      ],
    },
  ],
  education: [
    {
      degree: 'Bachelor of Science in Nursing',
      school: 'Stillwater Valley University',
      location: 'Dayton, Ohio',
      graduated: '2021-12',
    },
  ],
  skills: [
    'Triage',
    'Medication administration',
    'Wound care',
    'IV therapy',
    'Patient education',
    'Electronic charting',
    'Discharge planning',
    'Precepting',
    'Spanish (conversational)',
  ],
  more: {
    certificates: [
      { title: 'Advanced Cardiac Life Support', subtitle: 'Scioto Clinical Training', month: '2023-11' },
      { title: 'Registered Nurse', subtitle: 'State of Ohio', month: '2022-01' },
    ],
  },
});

export const registeredNurseLetter = sampleLetter({
  writer: registeredNurseResume,
  street: '418 Linden Avenue',
  town: ['Columbus', 'OH', '43215'],
  recipient: {
    hiringManagerName: 'Ruth Calloway',
    company: 'Olentangy Teaching Hospital',
    position: 'Charge Nurse',
    companyAddress: '1200 Forest Road',
    city: 'Columbus',
    state: 'OH',
    zipCode: '43203',
  },
  opening: 'Dear Ms. Calloway,',
  paragraphs: [
    'You are looking for a [Position] for the emergency department who keeps a busy night in order and brings new colleagues along. That is the work I have done for three years at Alder Creek General Hospital, where 52,000 patients come through the doors each year and up to six of them at a time are mine.',
    'A good shift begins with a good handover. Ours used to lose things, so I drew up a card with the eight facts that the next nurse asks about first. Repeated questions fell by half within two months, and three other wards now use the card. On the falls committee I helped to introduce bedside checks at the start of each shift. Falls have gone down by 27% in two years.',
    'Teaching is the part I would miss most if it were taken away. I precept two new graduates a year. On their first nights I stand one step behind them; by the sixth week I stand at the door. All of them have stayed past their first anniversary, in a department where one in four used to leave.',
    'I hold an Ohio license and Advanced Cardiac Life Support, and I often stand in for the charge nurse on nights. At [Company] I would welcome being on a ward where students ask why, and where the answer is expected to be a good one.',
  ],
  closing:
    'I can be reached on most afternoons and would be glad to spend a shift on your ward before we decide.',
  type: ['Georgia', 11.5],
});

import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const researchScientistResume = sampleResume({
  firstName: 'Ingrid',
  lastName: 'Solberg',
  title: 'Research Scientist, Marine Ecology',
  email: 'ingrid.solberg@example.com',
  phone: '+44 131 496 0027',
  location: 'Edinburgh, United Kingdom',
  summary:
    'Marine ecologist who studies how kelp forests recover after warm summers. Twelve reviewed papers in eight years since the doctorate, each published with its data and code.',
  employment: [
    {
      position: 'Research Scientist',
      company: 'Forthmouth Institute for Coastal Science',
      location: 'Edinburgh, United Kingdom',
      from: '2021-10',
      points: [
        'Lead the kelp recovery program: 36 permanent sites, a team of five, £620,000 of public funding',
        'Showed that shaded sites recover twice as fast, a finding that now guides the choice of reserves',
        'Supervise two doctoral candidates and a diving technician',
      ],
    },
    {
      position: 'Postdoctoral Researcher',
      company: 'Norrhavn Marine Station',
      location: 'Bergen, Norway',
      from: '2018-09',
      to: '2021-09',
      points: [
        'Trained a classifier that counts urchins in photographs and agrees with experts in 94% of cases',
        'Planned and led 110 days of diving without an accident',
      ],
    },
    {
      position: 'Doctoral Researcher',
      company: 'University of Vestmar',
      location: 'Bergen, Norway',
      from: '2014-09',
      to: '2018-08',
      points: ['Taught field methods to 45 students on four summer courses'],
    },
  ],
  education: [
    {
      degree: 'PhD in Marine Biology',
      school: 'University of Vestmar',
      location: 'Bergen, Norway',
      graduated: '2018-08',
    },
    {
      degree: 'MSc in Ecology',
      school: 'University of Vestmar',
      location: 'Bergen, Norway',
      graduated: '2014-06',
    },
  ],
  skills: [
    'Field surveys',
    'Diving',
    'Population models',
    'R',
    'Python',
    'Image analysis',
    'Grant writing',
    'Norwegian (native)',
  ],
  more: {
    publications: [
      {
        title: 'Shade and the Return of Kelp After Heat',
        subtitle: 'Annals of Coastal Ecology',
        month: '2025-03',
      },
      {
        title: 'Counting Urchins by Machine',
        subtitle: 'Northern Journal of Marine Methods',
        month: '2021-05',
      },
    ],
  },
});

export const researchScientistLetter = sampleLetter({
  writer: researchScientistResume,
  street: '18 Salt Wynd',
  town: ['Edinburgh', '', 'EH6 5CK'],
  recipient: {
    hiringManagerName: 'Dr. Alasdair Munro',
    company: 'Hebrides Ocean Observatory',
    position: 'Principal Scientist',
    companyAddress: 'The Old Lifeboat House',
    city: 'Oban',
    state: '',
    zipCode: 'PA34 4CK',
  },
  opening: 'Dear Dr. Munro,',
  paragraphs: [
    'I am applying for the position of [Position] in the new program on coastal habitats. For eight years I have studied one question, why some kelp forests come back after a warm summer and others turn to bare rock, and the stretch of coast that you propose to watch is where I should most like to go on asking it.',
    'At the Forthmouth Institute I lead a team of five and a network of 36 permanent sites. Five years of surveys showed that shaded sites recover twice as fast as open ones. The result was not what I had expected, so we moved a third of the plots and repeated it before we published. It now guides where reserves are placed along the east coast.',
    'Long series depend on methods that survive their inventors. In Bergen I trained a classifier that counts urchins in dive photographs and agrees with experts in 94% of cases. All of its code and images are public, and nine studies by other groups have used them. Each of my twelve papers can be run again from its data with one command.',
    'The position asks for a person who will raise money and look after people. I have brought in £620,000 in two grants, I supervise two doctoral candidates, and I have led 110 days of diving without an accident. At [Company] I would begin with the boat’s logbooks of the past thirty years, which I understand nobody has yet digitized.',
  ],
  closing:
    'My list of publications and the names of three referees are enclosed. I could come to Oban at any time before Christmas.',
  type: ['Georgia', 11],
});

import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const professorResume = sampleResume({
  firstName: 'Thomas',
  lastName: 'Adeyemi',
  title: 'Associate Professor of History',
  email: 'thomas.adeyemi@example.com',
  phone: '+1 919 555 0187',
  location: 'Durham, North Carolina',
  summary:
    'Historian of trade and print in West Africa and Britain. Author of one monograph and eleven articles, teacher of large first-year courses and small seminars in the archives, and director of a digital edition of 4,000 letters.',
  employment: [
    {
      position: 'Assistant, then Associate Professor of History',
      company: 'Eno River University',
      location: 'Durham, North Carolina',
      from: '2019-08',
      points: [
        'Teach four courses a year, from a lecture for 180 first-year students to a seminar of eight',
        'Direct the Lagos Letters project, funded with $340,000 over three years',
        'Supervise five doctoral candidates; two have defended and hold positions',
        'Received the faculty’s teaching prize in 2022',
      ],
    },
    {
      position: 'Postdoctoral Fellow',
      company: 'Lothian Institute for the History of the Book',
      location: 'Edinburgh, Scotland',
      from: '2016-09',
      to: '2019-07',
      points: ['Cataloged 2,300 items of colonial print that no list had recorded before'],
    },
    {
      position: 'Teaching Fellow',
      company: 'University of Northmoor',
      location: 'Leeds, England',
      from: '2012-10',
      to: '2016-08',
      points: ['Taught palaeography and historical method to 60 second-year students a year'],
    },
  ],
  education: [
    {
      degree: 'PhD in History',
      school: 'University of Northmoor',
      location: 'Leeds, England',
      graduated: '2016-06',
      note: 'Dissertation: “Paper and Palm Oil: Merchants’ Letters from Lagos, 1850–1900”.',
    },
    {
      degree: 'MA in African Studies',
      school: 'Eleyele College',
      location: 'Ibadan, Nigeria',
      graduated: '2012-07',
    },
  ],
  skills: [
    'Archival research',
    'Palaeography',
    'Digital editing (TEI)',
    'Grant writing',
    'Oral history',
    'Curating',
    'Yoruba (native)',
    'French (reading)',
  ],
  more: {
    publications: [
      {
        title: 'Paper and Palm Oil',
        subtitle: 'Northmoor University Press',
        month: '2021-04',
      },
    ],
  },
});

export const professorLetter = sampleLetter({
  writer: professorResume,
  street: '6 Magnolia Court',
  town: ['Durham', 'NC', '27701'],
  recipient: {
    hiringManagerName: 'Professor Ingrid Halloran',
    company: 'Wexcombe College',
    position: 'Professor of Atlantic History',
    companyAddress: 'Department of History, Old Hall',
    city: 'Philadelphia',
    state: 'PA',
    zipCode: '19104',
  },
  opening: 'Dear Professor Halloran,',
  paragraphs: [
    'I am writing to apply for the post of [Position]. I am a historian of trade and print in West Africa and Britain, the author of one monograph and eleven articles, and director of the Lagos Letters, a digital edition of some 4,000 letters that merchants wrote between 1850 and 1900.',
    'My first book, “Paper and Palm Oil”, asked how people who had never met came to trust one another on paper. The second, under contract and two chapters from its end, follows a single printing house in Lagos through four owners and three languages. Its sources lie in a family’s storeroom rather than in an archive, and cataloging them, with the family’s help, has been half of the work.',
    'Teaching and research feed each other. First-year students transcribe letters that appear in the edition under their own names; some 300 have done so by now. The archives seminar that grew from this received the faculty’s teaching prize in 2022. Two of my five doctoral candidates have defended, and both hold positions.',
    'At [Company] I would offer a survey of the Atlantic world, a seminar on the history of the book that makes use of your own press, and a place in the edition for your students. The project’s present grant runs until 2028 and can move with me.',
  ],
  closing:
    'My curriculum vitae, a sample chapter and the names of three referees are enclosed. I should be glad to answer any question.',
  type: ['Garamond', 12],
});

import { sampleResume } from './resume-entries.ts';

export const academicResume = sampleResume({
  firstName: 'Thomas',
  lastName: 'Adeyemi',
  title: 'Assistant Professor of History',
  email: 'thomas.adeyemi@example.com',
  phone: '+1 919 555 0187',
  location: 'Durham, North Carolina',
  summary:
    'Historian of trade and print in West Africa and Britain. Author of one monograph and eleven articles, teacher of large first-year courses and small archives seminars, and director of a digital edition with 4,000 letters.',
  employment: [
    {
      position: 'Assistant Professor of History',
      company: 'Carolina Piedmont University',
      location: 'Durham, North Carolina',
      from: '2019-08',
      points: [
        'Teach four courses a year, from a lecture for 180 first-year students to a seminar of eight',
        'Direct the Lagos Letters project, funded with $340,000 over three years',
        'Supervise five doctoral candidates; two have defended and hold positions',
        'Received the faculty teaching prize in 2022',
      ],
    },
    {
      position: 'Postdoctoral Fellow',
      company: 'Institute for the History of the Book',
      location: 'Edinburgh, Scotland',
      from: '2016-09',
      to: '2019-07',
      points: [
        'Catalogued 2,300 items of colonial print that had not been listed before',
        'Organised a conference with 90 speakers and edited its proceedings',
      ],
    },
    {
      position: 'Teaching Fellow',
      company: 'University of Northmoor',
      location: 'Leeds, England',
      from: '2013-10',
      to: '2016-06',
      points: ['Taught palaeography and the methods course to second-year students'],
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
      school: 'University of Ibadan Hills',
      location: 'Ibadan, Nigeria',
      graduated: '2012-07',
    },
  ],
  skills: ['Archival research', 'Palaeography', 'Digital editing (TEI)', 'Grant writing', 'Yoruba', 'French'],
  more: {
    publications: [
      {
        title: 'Paper and Palm Oil',
        subtitle: 'Northmoor University Press',
        until: '2021-04',
        text: 'Shortlisted for the prize of the Society for Atlantic History.',
      },
    ],
  },
});

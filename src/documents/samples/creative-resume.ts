import { sampleResume } from './resume-entries.ts';

export const creativeResume = sampleResume({
  firstName: 'Maya',
  lastName: 'Lindqvist',
  title: 'Brand Designer',
  email: 'maya.lindqvist@example.com',
  phone: '+1 503 555 0142',
  location: 'Portland, Oregon',
  summary:
    'Brand designer with eight years in studios and in-house teams. I draw identities that hold together on a bus stop and on a button, and I write the guidelines so that nobody has to ask. Happiest where a small team ships something people can touch.',
  employment: [
    {
      position: 'Senior Brand Designer',
      company: 'Juniper & Pine Studio',
      location: 'Portland, Oregon',
      from: '2021-04',
      points: [
        'Led the rebrand of a regional grocer with 46 stores; own-label sales rose 18% in the first year',
        'Built a type and colour system that three agencies now work from without further briefing',
        'Cut the time from brief to first presentation from four weeks to nine working days',
        'Mentor two junior designers, one of whom now leads accounts of her own',
      ],
    },
    {
      position: 'Graphic Designer',
      company: 'Harbor Museum of Craft',
      location: 'Seattle, Washington',
      from: '2018-01',
      to: '2021-03',
      points: [
        'Designed eleven exhibitions from title wall to catalogue, each within budget',
        'Redrew the wayfinding so that visitors found the shop: takings per visitor up 12%',
        'Moved all print to recycled stock and saved $21,000 a year by planning runs together',
      ],
    },
    {
      position: 'Junior Designer',
      company: 'Offset Press Collective',
      location: 'Seattle, Washington',
      from: '2016-06',
      to: '2017-12',
      points: [
        'Prepared some 300 print jobs for press; none of them came back for a second plate',
        'Taught a monthly evening class in letterpress for forty members',
      ],
    },
  ],
  education: [
    {
      degree: 'BFA in Graphic Design',
      school: 'Cascade College of Art',
      location: 'Seattle, Washington',
      graduated: '2016-05',
      note: 'Graduation project shown at the state design biennial.',
    },
  ],
  skills: [
    'Identity design',
    'Typography',
    'Art direction',
    'Packaging',
    'Illustrator',
    'InDesign',
    'Figma',
    'Print production',
  ],
  more: {
    awards: [
      {
        title: 'Regional Design Prize, identity',
        subtitle: 'Northwest Guild of Designers',
        until: '2023-10',
      },
    ],
  },
});

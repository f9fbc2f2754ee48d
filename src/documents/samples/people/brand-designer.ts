import { sampleLetter } from '../letter-entries.ts';
import { sampleResume } from '../resume-entries.ts';

export const brandDesignerResume = sampleResume({
  firstName: 'Maya',
  lastName: 'Lindqvist',
  title: 'Brand Designer',
  email: 'maya.lindqvist@example.com',
  phone: '+1 503 555 0142',
  location: 'Portland, Oregon',
  links: [{ label: 'Portfolio', url: 'https://maya-lindqvist.example.com' }],
  summary:
    'Brand designer with ten years in studios and a museum. Draws identities that hold together on a bus stop and on a button, and writes the guidelines so that nobody has to ask.',
  employment: [
    {
      position: 'Senior Brand Designer',
      company: 'Juniper & Pike Studio',
      location: 'Portland, Oregon',
      from: '2021-04',
      points: [
        'Led the rebrand of a grocer with 46 stores; sales of its own label rose 18% in the first year',
        'Built a system of type and color that three agencies work from without further briefing',
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
        'Designed eleven exhibitions from title wall to catalog, each within its budget',
        'Redrew the signs so that visitors found the shop; takings per visitor rose 12%',
        'Moved all print to recycled stock and saved $21,000 a year by planning runs together',
      ],
    },
    {
      position: 'Junior Designer',
      company: 'Letterfall Press Collective',
      location: 'Seattle, Washington',
      from: '2016-06',
      to: '2017-12',
      points: [
        'Prepared some 300 jobs for press without a single plate made twice',
        'Taught a monthly evening class in letterpress to forty members',
      ],
    },
  ],
  education: [
    {
      degree: 'BFA in Graphic Design',
      school: 'Cascade Bay College of Art',
      location: 'Seattle, Washington',
      graduated: '2016-05',
    },
  ],
  skills: [
    'Identity design',
    'Typography',
    'Art direction',
    'Packaging',
    'Design systems',
    'Illustrator',
    'InDesign',
    'Figma',
    'Print production',
  ],
  more: {
    awards: [
      {
        title: 'Regional Design Prize, Identity',
        subtitle: 'Northwest Guild of Designers',
        month: '2023-10',
      },
    ],
  },
});

export const brandDesignerLetter = sampleLetter({
  writer: brandDesignerResume,
  street: '77 Hawthorn Street',
  town: ['Portland', 'OR', '97205'],
  recipient: {
    hiringManagerName: 'Jonas Brandt',
    company: 'Longshore Studio',
    position: 'Design Lead',
    companyAddress: '9 Quay Lane',
    city: 'San Francisco',
    state: 'CA',
    zipCode: '94107',
  },
  opening: 'Dear Mr. Brandt,',
  paragraphs: [
    'A ferry line, a chain of bakeries and a public library are on your list for next year, and you are looking for a [Position] who can carry such work from the first sketch to the last sign. I have led identity projects at Juniper & Pike for five years, and work for places that people walk into is what I do best.',
    'The largest was for a grocer with 46 stores. Its own label looked different on every shelf, because four printers had each made sense of it in their own way. I drew one family of type and a scheme of nine colors, tested both on flour bags under store lighting, and wrote guidelines of sixteen pages. Sales of the own label rose 18% in the first year, and three agencies now work from those pages without asking us a question.',
    'Before that I spent three years in a museum, where I learned that a good sign is one that nobody mentions. When I redrew ours, visitors found the shop, and takings per visitor rose 12%. A press collective taught me what ink does on cheap paper, which has saved several clients from expensive ideas.',
    'At [Company] I would want to keep a small team close to the drawing. One of the two designers I mentor now leads accounts of her own, and most of what I taught her was to show work on the second day.',
  ],
  closing:
    'My portfolio is at maya-lindqvist.example.com; the grocer comes first. I am in San Francisco on the tenth of December and could bring the flour bags.',
  type: ['Source Sans', 11],
});

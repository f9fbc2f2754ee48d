import type { LetterCategory } from '../catalog/categories.ts';
import type { LetterData } from '../letter/schema.ts';
import { academicResume } from './academic-resume.ts';
import { creativeResume } from './creative-resume.ts';
import { executiveResume } from './executive-resume.ts';
import { sampleLetter } from './letter-entries.ts';
import { modernResume } from './modern-resume.ts';
import { simpleResume } from './simple-resume.ts';
import { techResume } from './tech-resume.ts';

/** Whose letter the pictures of a category show. */
export const sampleLetters: Record<LetterCategory, LetterData> = {
  professional: sampleLetter({
    writer: simpleResume,
    street: '418 Linden Avenue',
    town: ['Columbus', 'OH', '43215'],
    recipient: {
      hiringManagerName: 'Ruth Calloway',
      company: 'University Hospital East',
      position: 'Charge Nurse',
      companyAddress: '1200 Forest Road',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43203',
    },
    opening: 'Dear Ms. Calloway,',
    paragraphs: [
      'Your advertisement for the [Position] on the emergency ward asks for somebody who keeps a busy night in order and brings new colleagues along. That is the work I have done for the past three years at Riverside Community Hospital, in a department with 52,000 visits a year.',
      'Two things I am proud of there. I introduced a handover card that cut repeated questions between shifts by half, and I have precepted four new graduates a year, all of whom are still with us. As a member of the falls committee I helped to bring falls down by 27% in two years.',
      'I am applying to [Company] because it teaches. I would like to spend the next years of my career where asking why is part of the shift.',
    ],
  }),
  creative: sampleLetter({
    writer: creativeResume,
    street: '77 Alder Street',
    town: ['Portland', 'OR', '97205'],
    recipient: {
      hiringManagerName: 'Jonas Brandt',
      company: 'Fieldwork Studio',
      position: 'Design Lead',
      companyAddress: '9 Quay Lane',
      city: 'San Francisco',
      state: 'CA',
      zipCode: '94107',
    },
    opening: 'Dear Mr. Brandt,',
    paragraphs: [
      'The signs your studio drew for the ferry terminal are the reason I missed a boat last spring: I stood and read them. I would like to draw with the people who made them, and so I am writing about the position of [Position].',
      'For the past three years I have led identity work at Juniper & Pine, most recently the rebrand of a grocer with 46 stores. Own-label sales rose 18% in the first year, and three agencies now work from the type and colour system we built without asking us a question.',
      'What I would bring to [Company] is patience with details and impatience with meetings. My portfolio is attached; the grocer begins on page four.',
    ],
  }),
  modern: sampleLetter({
    writer: modernResume,
    street: '2210 West Fulton Street',
    town: ['Chicago', 'IL', '60612'],
    recipient: {
      hiringManagerName: 'Elaine Park',
      company: 'Harvest Table',
      position: 'Head of Marketing',
      companyAddress: '50 Canal Place',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60606',
    },
    opening: 'Dear Ms. Park,',
    paragraphs: [
      'You are looking for a [Position] who can grow a subscription business without buying growth. At Brightwater Home my team of five took online revenue from $6.1 to $11.8 million in three years while the cost of a new customer fell by 31%.',
      'The method is plain. We test every week, write down what we expected, and stop what does not work by the second week: of 140 experiments we kept 38. One of them became the loyalty programme that 62% of our repeat buyers belong to.',
      'I have been a customer of [Company] for two years and have an idea about your pause button that I would gladly show you.',
    ],
  }),
  executive: sampleLetter({
    writer: executiveResume,
    street: '14 Chestnut Square',
    town: ['Boston', 'MA', '02108'],
    recipient: {
      hiringManagerName: 'Dr. Samuel Whitaker',
      company: 'Meridian Medical Systems',
      position: 'Chief Executive Officer',
      companyAddress: '300 Harbor Drive',
      city: 'Providence',
      state: 'RI',
      zipCode: '02903',
    },
    opening: 'Dear Dr. Whitaker,',
    paragraphs: [
      'The board of [Company] has said that the next three years are about delivery. Delivery has been my work for two decades, most recently as Chief Operating Officer of Northgate Instruments, where operating margin rose from 7% to 13% while revenue grew to $410 million.',
      'Growth by acquisition is where such plans fail. We integrated three companies in eighteen months and kept 97% of key staff and customers, because we decided in the first week what would not change. The working capital we freed, $38 million, paid for the new plant.',
      'I should welcome a conversation about the role of [Position] and about what your first hundred days must show.',
    ],
  }),
  tech: sampleLetter({
    writer: techResume,
    street: '901 Union Street, Apt 12',
    town: ['Seattle', 'WA', '98101'],
    recipient: {
      hiringManagerName: 'Mei Tanaka',
      company: 'Gridpoint Energy',
      position: 'Staff Engineer',
      companyAddress: '18 Mill Road',
      city: 'Denver',
      state: 'CO',
      zipCode: '80202',
    },
    opening: 'Dear Ms. Tanaka,',
    paragraphs: [
      'Forecasts of wind and load meet the market every fifteen minutes, and late is as bad as wrong. At Parcelwise I moved route planning from a nightly batch to a stream: plans now take 40 seconds and save 11% of the miles. I would like to do the same kind of work as [Position] at [Company].',
      'I care about the parts that nobody sees on a good day. The retry queue I designed at Ledgerline recovers 99.7% of transfers lost to bank outages, and the handbook I wrote for our on-call rota halved night-time pages within a quarter.',
      'Your engineering notes on back-testing were the best thing I read this year. I have one question about them, and would enjoy asking it in person.',
    ],
  }),
  academic: sampleLetter({
    writer: academicResume,
    street: '6 Magnolia Court',
    town: ['Durham', 'NC', '27701'],
    recipient: {
      hiringManagerName: 'Professor Ingrid Halloran',
      company: 'Wexford College',
      position: 'Associate Professor of History',
      companyAddress: 'Department of History, Old Hall',
      city: 'Wexford',
      state: 'PA',
      zipCode: '19085',
    },
    opening: 'Dear Professor Halloran,',
    paragraphs: [
      'I am writing to apply for the position of [Position]. I am a historian of trade and print in West Africa and Britain, author of one monograph and eleven articles, and at present direct the Lagos Letters, a digital edition of some 4,000 merchants’ letters.',
      'Teaching and research feed each other in my work. First-year students transcribe letters that later appear in the edition under their names; the archives seminar that grew from this won the faculty prize in 2022. Two of my five doctoral candidates have defended and hold positions.',
      'At [Company] I would offer a survey of the Atlantic world, a seminar on the history of the book, and an invitation to your students to read what nobody has read for a hundred years.',
    ],
  }),
  startup: sampleLetter({
    writer: modernResume,
    street: '2210 West Fulton Street',
    town: ['Chicago', 'IL', '60612'],
    recipient: {
      hiringManagerName: 'Leo Castellano',
      company: 'Plotline',
      position: 'First Marketer',
      companyAddress: '4 Depot Street',
      city: 'Austin',
      state: 'TX',
      zipCode: '78702',
    },
    opening: 'Hello Leo,',
    paragraphs: [
      'Six people, four hundred paying teams, and not one advertisement: you have built what marketers wish for. I would like to be your [Position] and find out what happens when somebody tells people about it.',
      'At Tandem Software I was in the same place. In eighteen months we doubled trial sign-ups by rewriting the first five mails and the page they came from; nothing was bought. I also built the first dashboard that sales and marketing both trusted, which was harder.',
      'I can start with the mails in my first week. Here is my page; I would like to hear about yours.',
    ],
  }),
};

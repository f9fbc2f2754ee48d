import type { MadeUpLetter } from './made-up-letter.ts';

/** Letters as people set them in the United States and in Britain. */
export const ENGLISH_LETTERS: readonly MadeUpLetter[] = [
  {
    name: 'American, sender first',
    text: `Robin Hale
418 Linden Avenue
Columbus, OH 43215
(614) 555-0113
robin.hale@mail.test

March 3, 2026

Ms. Jane Whitfield
Director of Nursing
Harbor View Hospital
200 Bay Street
Cleveland, OH 44101

Dear Ms. Whitfield,

I am writing to apply for the charge nurse position on your night shift.

In six years at Mercy I led a team of nine and cut falls by a third.

I would welcome the chance to talk. Thank you for your time.

Sincerely,

Robin Hale`,
    sender: {
      fullName: 'Robin Hale',
      email: 'robin.hale@mail.test',
      phone: '(614) 555-0113',
      address: '418 Linden Avenue',
      city: 'Columbus',
      state: 'OH',
      zipCode: '43215',
    },
    recipient: {
      hiringManagerName: 'Ms. Jane Whitfield',
      company: 'Harbor View Hospital',
      companyAddress: 'Director of Nursing, 200 Bay Street',
      city: 'Cleveland',
      state: 'OH',
      zipCode: '44101',
    },
    opening: 'Dear Ms. Whitfield,',
    body: ['I am writing to apply', 'In six years at Mercy'],
    closing: 'I would welcome the chance to talk. Thank you for your time.',
    signature: 'Sincerely,',
    language: 'en',
    unplaced: ['March 3 2026'],
  },
  {
    name: 'British, one line of contact and a subject',
    text: `Priya Anand
14 Mill Lane, Leeds LS1 4AP | 07700 900123 | priya@anand.test

Northgate Logistics Ltd
Unit 4, Dock Road
Hull HU1 2AA

Re: Application for the role of Transport Planner

Dear Hiring Manager,

Your advertisement describes the work I have done for four years at Pennine Freight, where I planned sixty vehicles a day.

I could start in May.

Yours faithfully,
Priya Anand`,
    sender: {
      fullName: 'Priya Anand',
      email: 'priya@anand.test',
      phone: '07700 900123',
      address: '14 Mill Lane',
      city: 'Leeds',
      zipCode: 'LS1 4AP',
    },
    recipient: {
      company: 'Northgate Logistics Ltd',
      position: 'Transport Planner',
      companyAddress: 'Unit 4, Dock Road',
      city: 'Hull',
      zipCode: 'HU1 2AA',
    },
    opening: 'Dear Hiring Manager,',
    body: ['Your advertisement describes'],
    closing: 'I could start in May.',
    signature: 'Yours faithfully,',
    language: 'en',
    unplaced: ['Re Application for the role of'],
  },
  {
    name: 'an email without a head',
    text: `Hello Sam,

I saw that Corner Bakery is looking for a shift lead and I would like the job. I have run the morning shift at Rye for two years and trained five people.

Can I come by on Friday?

Best regards,
Lou Marsh
+1 503 555 0188`,
    sender: { fullName: 'Lou Marsh', phone: '+1 503 555 0188', email: '' },
    recipient: { company: '', hiringManagerName: '' },
    opening: 'Hello Sam,',
    body: ['I saw that Corner Bakery'],
    closing: 'Can I come by on Friday?',
    signature: 'Best regards,',
    language: 'en',
    unplaced: [],
  },
];

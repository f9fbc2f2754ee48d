import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import { CARE, MANAGEMENT, MARKETING, SERVICE, STARTING_OUT, TEACHING, TRADES } from './work-fields.ts';

/** Lines to start the description of a role without pay from, by what was done. */
export const VOLUNTEERING_PHRASES: PhraseGroups = [
  {
    name: 'Clubs, school and sports',
    words: STARTING_OUT,
    example: [
      'Elected treasurer of a club of 80 members; closed two years without a difference',
      'Trained the under-12 team twice a week, 18 children',
      'Found four sponsors, who paid for a new set of jerseys',
    ],
    lines: [
      'Elected [role] of [club or council] with [number] members',
      'Trained [team or group] of [number], [number] times a week',
      'Organized [event] for [number] guests with a team of [number]',
      'Kept the money of the club, [amount] a year, without a difference',
      'Found [number] sponsors or helpers for [purpose]',
      'Welcomed [number] newcomers a [period] and showed them around',
    ],
  },
  {
    name: 'Helping people',
    words: CARE,
    example: [
      'Visited four older neighbors every week and did their shopping',
      'Served up to 90 meals an evening in a shelter, with a team of eight',
    ],
    lines: [
      'Visited [number] [older people, patients or families] every [period]',
      'Served up to [number] meals an evening with a team of [number]',
      'Trained in [first aid or kind of care]; on duty at [number] events a year',
      'Translated between [language] and [language] at [office or clinic]',
      'Listened to about [number] callers a shift on [help line]',
    ],
  },
  {
    name: 'Teaching and children',
    words: TEACHING,
    example: [
      'Helped 12 children with homework twice a week; ten of them passed the year',
      'Read to a group of 20 in the library every Saturday',
    ],
    lines: [
      'Helped [number] children with [subject], [number] hours a week',
      'Led a group of [number] at [camp, library or club]',
      'Taught [skill] to [number] beginners in [number] evenings',
      'Wrote [worksheets or a plan] that [number] others use',
    ],
  },
  {
    name: 'Advice and service',
    words: SERVICE,
    example: ["Answered about 30 questions a shift at the desk of the citizens' advice office"],
    lines: [
      'Answered about [number] questions a shift at [desk or help line]',
      'Filled in [kind of forms] with [number] people a [period]',
      'Sold [goods] for [purpose] and took in [amount] in [period]',
    ],
  },
  {
    name: 'Raising money and telling people',
    words: MARKETING,
    example: [
      'Raised $6,200 for the animal shelter in one winter',
      'Brought its page from 400 to 2,900 followers',
    ],
    lines: [
      'Raised [amount] for [purpose] in [period]',
      'Brought [page or newsletter] from [number] to [number] readers',
      'Wrote [number] articles or posts about [topic]',
      'Planned a campaign that brought [number] new members',
    ],
  },
  {
    name: 'Leading and organizing',
    words: MANAGEMENT,
    example: [
      'Led 25 helpers at the city run, from the plan of shifts to the last barrier',
      'Cut the queue at the start from 40 to 12 minutes',
    ],
    lines: [
      'Led [number] helpers at [event or site]',
      'Planned shifts for [number] people over [period] without a gap',
      'Opened [group or branch] in [place], which has [number] members today',
      'Handed over to [successor] with notes from which they go on',
    ],
  },
  {
    name: 'Building and nature',
    words: TRADES,
    example: [
      'Built two homes with a crew of ten, 200 hours in one summer',
      'Planted 600 trees along the river and count which of them grow',
    ],
    lines: [
      'Built or mended [thing] with a crew of [number], [number] hours in all',
      'Planted or cleared [number] [trees or miles of trail]',
      'Mended [number] [bicycles, computers or toys] for [group]',
      'Counted [birds or plants] at [number] places for [survey]',
    ],
  },
];

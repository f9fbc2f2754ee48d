import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import {
  CARE,
  DATA,
  HOSPITALITY,
  MANAGEMENT,
  MARKETING,
  OFFICE,
  SOFTWARE,
  STARTING_OUT,
} from './work-fields.ts';

/** Lines to start the description of a project from, paid or not. */
export const PROJECT_PHRASES: PhraseGroups = [
  {
    name: 'Starting out',
    words: STARTING_OUT,
    example: [
      'Led six classmates through a count of the traffic at three schools, from plan to print',
      'Drew the map of 4,100 cars that the city council discussed',
      'Wrote the notes from which the next class goes on',
    ],
    lines: [
      'Course project on [topic] in a team of [number]; my part was [part]',
      'Planned [event, trip or fundraiser] for [number] people and raised [amount]',
      'Taught myself [skill] to build [thing], which [who] uses',
      'Presented [result] to [class, jury or audience] and took place [number] of [number]',
      'Looked after [shop, farm, team or children] for [period], [number] hours a week',
    ],
  },
  {
    name: 'Any field',
    example: [
      'Planned the move of a library of 9,000 books and kept to the day',
      'Found 14 helpers and shared the work so that all stayed to the end',
    ],
    lines: [
      'Set the goal of [goal] and reached it in [period] with [number] people',
      'Planned and paid [project] out of [amount], without going over',
      'Found [number] helpers and shared the work so that all stayed to the end',
      'Handed it over with notes from which [person or group] goes on today',
      'Presented the result to [audience], who [decision or answer]',
    ],
  },
  {
    name: 'Administration and office',
    words: OFFICE,
    example: [
      'Moved the office of 35 people over one weekend',
      'Wrote the guide of eight pages by which all found their files on Monday',
    ],
    lines: [
      'Moved the office of [number] people to [place] over one weekend',
      'Introduced [system] for [number] colleagues, with a guide of [number] pages',
      'Sorted an archive of [number] years and brought it under [number] headings',
    ],
  },
  {
    name: 'Sales and marketing',
    words: MARKETING,
    example: [
      "Opened a web shop for my aunt's ceramics: photos, texts, prices and the first 60 orders",
      'Asked 40 visitors what they would pay, and changed the offer accordingly',
    ],
    lines: [
      'Brought [product] to market: price, texts, shop and the first [number] orders',
      'Built a page for [purpose] that [number] people read in the first [period]',
      'Asked [number] customers what they would pay for, and changed [offer] accordingly',
    ],
  },
  {
    name: 'Software development',
    words: SOFTWARE,
    example: [
      'Wrote a timetable app in Kotlin that 300 students use every week',
      'Tests for 80% of the code; crashes went from nine a week to none',
    ],
    lines: [
      'Wrote [application] in [language or framework]; [number] people use it every [period]',
      'Took part in [open project] with [number] accepted changes to [part]',
      'Answers within [number] milliseconds, with tests for [number]% of the code',
      'Designed, built and ran [application] alone, from the database to the page',
    ],
  },
  {
    name: 'Data and analysis',
    words: DATA,
    example: [
      'Gathered 12,000 bus delays from public data and published a map of them',
      'Predicts the delay of a line within two minutes, checked against half a year',
    ],
    lines: [
      'Gathered [number] records from [sources] and published what they show about [topic]',
      'Predicts [quantity] within [number]%, checked against [period] of data',
      'Made a map or chart of [topic] that [audience] works with',
    ],
  },
  {
    name: 'Nursing, care and teaching',
    words: CARE,
    example: [
      'Set up a reading group for newcomers, attended by 15 people a week',
      'Wrote worksheets in plain language that two libraries now hand out',
    ],
    lines: [
      'Set up [course or group] for [audience], attended by [number] people a [period]',
      'Wrote material on [topic] in plain language, which [number] places now hand out',
      'Tried [method] with [number] people and reported what changed',
    ],
  },
  {
    name: 'Management and operations',
    words: MANAGEMENT,
    example: [
      'Brought the stock list of a club of 200 members from paper to one table',
      'Cut the search for equipment from half an hour to two minutes',
    ],
    lines: [
      'Brought [process] from [number] to [number] days with a team of [number]',
      'Opened [site or branch] on the day that was planned, with [number] people hired and trained',
      'Saved [amount] a year by [change], measured over [period]',
    ],
  },
  {
    name: 'Hospitality and events',
    words: HOSPITALITY,
    example: [
      'Cooked for 120 guests at a street festival with a team of seven',
      'Organized it from the permit to the cleaning up, and left $900 for the school',
    ],
    lines: [
      'Cooked and served [number] guests at [event] with a team of [number]',
      'Wrote a menu around [theme or season] that sold [number] times',
      'Organized [event] for [number] visitors, from the permit to the cleaning up',
    ],
  },
];

import type { PhraseGroups } from './phrase-groups.ts';

/** Lines to start the description of a project from, paid or not. */
export const PROJECT_PHRASES: PhraseGroups = [
  {
    profession: 'Any field',
    lines: [
      'Set the goal of [goal] and reached it in [period] with [number] people',
      'Planned and paid [project] out of [amount], without going over',
      'Found [number] helpers and shared the work so that all stayed to the end',
      'Handed it over with notes from which [person or group] goes on today',
      'Presented the result to [audience], who [decision or answer]',
    ],
  },
  {
    profession: 'Administration and office',
    lines: [
      'Moved the office of [number] people to [place] over one weekend',
      'Introduced [system] for [number] colleagues, with a guide of [number] pages',
      'Sorted an archive of [number] years and brought it under [number] headings',
    ],
  },
  {
    profession: 'Sales and marketing',
    lines: [
      'Brought [product] to market: price, texts, shop and the first [number] orders',
      'Built a page for [purpose] that [number] people read in the first [period]',
      'Asked [number] customers what they would pay for, and changed [offer] accordingly',
    ],
  },
  {
    profession: 'Software development',
    lines: [
      'Wrote [application] in [language or framework]; [number] people use it every [period]',
      'Took part in [open project] with [number] accepted changes to [part]',
      'Answers within [number] milliseconds, with tests for [number]% of the code',
      'Designed, built and ran [application] alone, from the database to the page',
    ],
  },
  {
    profession: 'Data and analysis',
    lines: [
      'Gathered [number] records from [sources] and published what they show about [topic]',
      'Predicts [quantity] within [number]%, checked against [period] of data',
      'Made a map or chart of [topic] that [audience] works with',
    ],
  },
  {
    profession: 'Nursing, care and teaching',
    lines: [
      'Set up [course or group] for [audience], attended by [number] people a [period]',
      'Wrote material on [topic] in plain language, which [number] places now hand out',
      'Tried [method] with [number] people and reported what changed',
    ],
  },
  {
    profession: 'Management and operations',
    lines: [
      'Brought [process] from [number] to [number] days with a team of [number]',
      'Opened [site or branch] on the day that was planned, with [number] people hired and trained',
      'Saved [amount] a year by [change], measured over [period]',
    ],
  },
  {
    profession: 'Hospitality and events',
    lines: [
      'Cooked and served [number] guests at [event] with a team of [number]',
      'Wrote a menu around [theme or season] that sold [number] times',
      'Organized [event] for [number] visitors, from the permit to the cleaning up',
    ],
  },
];

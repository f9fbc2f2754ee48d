import type { PhraseGroups } from './phrase-groups.ts';

/** Lines to start the description of a degree or course from. */
export const EDUCATION_PHRASES: PhraseGroups = [
  {
    profession: 'Any subject',
    lines: [
      'Graduated with [grade or honors], among the best [number]% of the year',
      'Thesis on [topic], graded [grade]',
      'Courses that matter here: [course], [course] and [course]',
      'Scholarship of [foundation] for [reason]',
      'Worked [number] hours a week beside the studies, as [role]',
      'Spent [period] abroad at [school] in [country]',
      'Elected [role] of [club or council], with [number] members',
      'Tutored [number] students in [subject] each [period]',
    ],
  },
  {
    profession: 'Administration and office',
    lines: [
      'Trained in correspondence, bookkeeping and [system]',
      'Placement of [number] weeks in the office of [company]',
      'Typing at [number] words a minute and certificates in [software]',
    ],
  },
  {
    profession: 'Business, sales and marketing',
    lines: [
      'Focus on [field], with projects for [number] companies',
      'Planned a campaign for [company] as a course project; [result]',
      'Finished [number]th of [number] teams in [case competition]',
    ],
  },
  {
    profession: 'Software and data',
    lines: [
      'Built [application] in [language] as the final project, in a team of [number]',
      'Focus on [field, such as databases or statistics]',
      'Took part in [contest] and reached place [number] of [number]',
      'Published the code of [project], used by [number] people',
    ],
  },
  {
    profession: 'Nursing and care',
    lines: [
      'Clinical placements of [number] hours on [kinds of wards]',
      'Passed [licensing exam] at the first attempt in [month and year]',
      'Further training in [procedure or kind of care]',
    ],
  },
  {
    profession: 'Teaching',
    lines: [
      'Teaching practice of [number] weeks in [grades] at [school]',
      'Qualified to teach [subject] and [subject] in [grades]',
      'Wrote and tried a unit on [topic] with [number] students',
    ],
  },
  {
    profession: 'Management and operations',
    lines: [
      'Focus on [supply chains, finance or organization]',
      'Improved [process] at [company] as a final project, which saved [amount or time]',
      'Led a team of [number] students through [project]',
    ],
  },
  {
    profession: 'Hospitality and food service',
    lines: [
      'Apprenticeship at [restaurant or hotel], with stations in [kitchen, service and reception]',
      'Passed the final examination with [grade], [number]th of the year',
      'Certificates in hygiene and [wine, pastry or events]',
    ],
  },
];

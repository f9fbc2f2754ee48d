import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import {
  CARE,
  HOSPITALITY,
  MANAGEMENT,
  OFFICE,
  SALES,
  SOFTWARE,
  STARTING_OUT,
  TEACHING,
} from './work-fields.ts';

/** Lines to start the description of a degree or course from. */
export const EDUCATION_PHRASES: PhraseGroups = [
  {
    name: 'Any subject',
    words: STARTING_OUT,
    example: [
      'Thesis on the water quality of the Willamette, graded A',
      'Courses that matter here: Statistics, Field Methods and Technical Writing',
      'Worked 15 hours a week beside the studies, as a tutor in mathematics',
    ],
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
    name: 'Administration and office',
    words: OFFICE,
    example: [
      'Trained in correspondence, bookkeeping and SAP',
      'Placement of twelve weeks in the office of a law firm',
    ],
    lines: [
      'Trained in correspondence, bookkeeping and [system]',
      'Placement of [number] weeks in the office of [company]',
      'Typing at [number] words a minute and certificates in [software]',
    ],
  },
  {
    name: 'Business, sales and marketing',
    words: SALES,
    example: [
      'Planned a campaign for a local bakery as a course project; its web orders doubled',
      'Finished second of 40 teams in the state case competition',
    ],
    lines: [
      'Focus on [field], with projects for [number] companies',
      'Planned a campaign for [company] as a course project; [result]',
      'Finished [number]th of [number] teams in [case competition]',
    ],
  },
  {
    name: 'Software and data',
    words: SOFTWARE,
    example: [
      'Built a timetable app in Kotlin as the final project, in a team of four',
      'Published its code, used by 300 students',
    ],
    lines: [
      'Built [application] in [language] as the final project, in a team of [number]',
      'Focus on [field, such as databases or statistics]',
      'Took part in [contest] and reached place [number] of [number]',
      'Published the code of [project], used by [number] people',
    ],
  },
  {
    name: 'Nursing and care',
    words: CARE,
    example: [
      'Clinical placements of 640 hours in surgery, pediatrics and home care',
      'Passed the NCLEX-RN at the first attempt in July 2025',
    ],
    lines: [
      'Clinical placements of [number] hours on [kinds of wards]',
      'Passed [licensing exam] at the first attempt in [month and year]',
      'Further training in [procedure or kind of care]',
    ],
  },
  {
    name: 'Teaching',
    words: TEACHING,
    example: [
      'Teaching practice of 24 weeks in grades 3 and 4',
      'Wrote and tried a unit on maps with 52 students',
    ],
    lines: [
      'Teaching practice of [number] weeks in [grades] at [school]',
      'Qualified to teach [subject] and [subject] in [grades]',
      'Wrote and tried a unit on [topic] with [number] students',
    ],
  },
  {
    name: 'Management and operations',
    words: MANAGEMENT,
    example: [
      'Improved the intake of a food bank as a final project; waiting fell from 40 to 15 minutes',
      'Led a team of five students through it',
    ],
    lines: [
      'Focus on [supply chains, finance or organization]',
      'Improved [process] at [company] as a final project, which saved [amount or time]',
      'Led a team of [number] students through [project]',
    ],
  },
  {
    name: 'Hospitality and food service',
    words: HOSPITALITY,
    example: [
      'Apprenticeship at a hotel of 90 rooms, with stations in kitchen, service and reception',
      'Passed the final examination as third of the year',
    ],
    lines: [
      'Apprenticeship at [restaurant or hotel], with stations in [kitchen, service and reception]',
      'Passed the final examination with [grade], [number]th of the year',
      'Certificates in hygiene and [wine, pastry or events]',
    ],
  },
];

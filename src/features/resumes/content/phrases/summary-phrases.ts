import type { PhraseGroups } from './phrase-groups.ts';

/** Sentences to start a summary from: who somebody is, what for, what they are known for, and what they look for. */
export const SUMMARY_PHRASES: PhraseGroups = [
  {
    profession: 'Administration and office',
    lines: [
      'Office administrator with [number] years in [industry], at home in calendars, budgets and [system].',
      'Keeps the days of [number] managers in order and the office running when plans change.',
      'Known for files that others find their way in, and for answers that come the same day.',
      'Looking for a team of [size] that wants its daily work to run by itself.',
    ],
  },
  {
    profession: 'Customer service',
    lines: [
      'Customer service specialist with [number] years on [telephone, chat or email].',
      'Solves [number]% of requests at first contact and keeps calm in the difficult ones.',
      'Turns what customers complain about into changes that spare the next one the trouble.',
      'Speaks [languages] and writes help articles that people understand.',
    ],
  },
  {
    profession: 'Sales',
    lines: [
      'Sales professional with [number] years in [industry], from first call to signed contract.',
      'Reached [number]% of target over the last [period], with sales of [amount] a year.',
      'Wins customers by asking first, and keeps them by doing what was promised.',
      'Looking for a product worth explaining in [region or market].',
    ],
  },
  {
    profession: 'Marketing',
    lines: [
      'Marketer with [number] years in [industry], from the idea to the figures afterwards.',
      'Has run budgets of up to [amount] and launched [product or brand] in [market].',
      'Strong in [channel] and [channel], and honest about what did not work.',
      'Brings writing, numbers and the people who make things around one table.',
    ],
  },
  {
    profession: 'Software development',
    lines: [
      'Software developer with [number] years in [language or framework], mostly on [kind of product].',
      'Builds services that [number] people use a day, and looks after them once they run.',
      'Known for code that others can change, and for finding the cause rather than the symptom.',
      'Looking for a team that ships often and talks with its users.',
    ],
  },
  {
    profession: 'Data and analysis',
    lines: [
      'Data analyst with [number] years in [industry], working in [language] and [tool].',
      'Answers the question behind the question, in words that the people deciding can use.',
      'Built the reports on which [team or company] decides every [period].',
      'Careful with sources, quick with a first answer, and clear about how sure it is.',
    ],
  },
  {
    profession: 'Nursing and care',
    lines: [
      'Registered nurse with [number] years in [kind of ward or care], licensed in [state or country].',
      'Cares for up to [number] patients a shift, and stays calm when several need help at once.',
      'Known for clean records, clear handovers and for time taken with families.',
      'Trained in [certificate or procedure]; ready for [shifts or place].',
    ],
  },
  {
    profession: 'Teaching',
    lines: [
      'Teacher of [subject] with [number] years in [grades or kind of school].',
      'Plans lessons in which [number] students of different levels all have something to do.',
      'Brought the share of students who pass [exam] from [number]% to [number]%.',
      'Works with parents early, and with colleagues on material that lasts.',
    ],
  },
  {
    profession: 'Project and operations management',
    lines: [
      'Project manager with [number] years in [industry] and budgets of up to [amount].',
      'Leads teams of [number] in [number] places to a date that was agreed with them.',
      'Known for plans that people read, and for bad news that comes early.',
      'Certified in [certificate]; looking for operations that have outgrown their processes.',
    ],
  },
  {
    profession: 'Hospitality and food service',
    lines: [
      '[Role] with [number] years in [kind of restaurant or hotel], on evenings of up to [number] covers.',
      'Leads a team of [number] through full houses without losing the tone.',
      'Knows [wine, cuisine or events] well and explains it without showing off.',
      'Keeps costs, hygiene and rosters in order, as [number] inspections without a remark show.',
    ],
  },
];

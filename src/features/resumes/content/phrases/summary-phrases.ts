import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import {
  CARE,
  DATA,
  FINANCE,
  HOSPITALITY,
  LOGISTICS,
  MANAGEMENT,
  MARKETING,
  OFFICE,
  RETAIL,
  SALES,
  SERVICE,
  SOFTWARE,
  STARTING_OUT,
  TEACHING,
  TRADES,
} from './work-fields.ts';

/** Sentences to start a summary from: who somebody is, what for, what they are known for, and what they look for. */
export const SUMMARY_PHRASES: PhraseGroups = [
  {
    name: 'Starting out',
    words: STARTING_OUT,
    example: [
      'Graduate in environmental science (2026) with a thesis on river water that the city now uses. Led a team of six volunteers over two seasons. Looking for a first position in field work or data.',
    ],
    lines: [
      '[Subject] student at [school], to graduate in [month and year], with a focus on [field].',
      'Built, wrote or organized [project] with [number] people, which [result].',
      'Learnt [skill] and [skill] in [course, club or on my own], and used both for [purpose].',
      'Known in [club, class or family business] for [quality, shown by what].',
      'Looking for a first position in [field], where I can [do what] and learn [what].',
    ],
  },
  {
    name: 'Administration and office',
    words: OFFICE,
    example: [
      'Office administrator with eight years in health care, at home in calendars, budgets and SAP. Known for files that others find their way in. Looking for a team that wants its daily work to run by itself.',
    ],
    lines: [
      'Office administrator with [number] years in [industry], at home in calendars, budgets and [system].',
      'Keeps the days of [number] managers in order and the office running when plans change.',
      'Known for files that others find their way in, and for answers that come the same day.',
      'Looking for a team of [size] that wants its daily work to run by itself.',
    ],
  },
  {
    name: 'Customer service',
    words: SERVICE,
    example: [
      'Customer service specialist with five years on telephone and chat. Solves 85% of requests at first contact, in English and Spanish. Turns complaints into help articles that spare the next customer the call.',
    ],
    lines: [
      'Customer service specialist with [number] years on [telephone, chat or email].',
      'Solves [number]% of requests at first contact and keeps calm in the difficult ones.',
      'Turns what customers complain about into changes that spare the next one the trouble.',
      'Speaks [languages] and writes help articles that people understand.',
    ],
  },
  {
    name: 'Sales',
    words: SALES,
    example: [
      'Sales professional with nine years in medical devices, from first call to signed contract. Reached 118% of target in 2024. Wins customers by asking first and keeps them by doing what was promised.',
    ],
    lines: [
      'Sales professional with [number] years in [industry], from first call to signed contract.',
      'Reached [number]% of target over the last [period], with sales of [amount] a year.',
      'Wins customers by asking first, and keeps them by doing what was promised.',
      'Looking for a product worth explaining in [region or market].',
    ],
  },
  {
    name: 'Marketing',
    words: MARKETING,
    example: [
      'Marketer with six years in software for small businesses. Built a newsletter of 11,000 readers and ran budgets of up to $90,000 a year. Strong in search and email, and honest about what did not work.',
    ],
    lines: [
      'Marketer with [number] years in [industry], from the idea to the figures afterwards.',
      'Has run budgets of up to [amount] and launched [product or brand] in [market].',
      'Strong in [channel] and [channel], and honest about what did not work.',
      'Brings writing, numbers and the people who make things around one table.',
    ],
  },
  {
    name: 'Software development',
    words: SOFTWARE,
    example: [
      'Software developer with seven years in Go and TypeScript, mostly on booking systems. Builds services that 30,000 people use a week, and looks after them once they run.',
    ],
    lines: [
      'Software developer with [number] years in [language or framework], mostly on [kind of product].',
      'Builds services that [number] people use a day, and looks after them once they run.',
      'Known for code that others can change, and for finding the cause rather than the symptom.',
      'Looking for a team that ships often and talks with its users.',
    ],
  },
  {
    name: 'Data and analysis',
    words: DATA,
    example: [
      'Data analyst with four years in retail, working in SQL and Python. Built the reports on which 25 managers plan every week. Careful with sources and clear about how sure an answer is.',
    ],
    lines: [
      'Data analyst with [number] years in [industry], working in [language] and [tool].',
      'Answers the question behind the question, in words that the people deciding can use.',
      'Built the reports on which [team or company] decides every [period].',
      'Careful with sources, quick with a first answer, and clear about how sure it is.',
    ],
  },
  {
    name: 'Nursing and care',
    words: CARE,
    example: [
      'Registered nurse with nine years on surgical wards, licensed in Oregon. Calm when several patients need help at once, with clean records and clear handovers. Trained in wound care.',
    ],
    lines: [
      'Registered nurse with [number] years in [kind of ward or care], licensed in [state or country].',
      'Cares for up to [number] patients a shift, and stays calm when several need help at once.',
      'Known for clean records, clear handovers and for time taken with families.',
      'Trained in [certificate or procedure]; ready for [shifts or place].',
    ],
  },
  {
    name: 'Teaching',
    words: TEACHING,
    example: [
      'Teacher of biology with twelve years in grades 9 to 12. Raised the share of students who pass the state exam from 71% to 88%. Works with parents early and with colleagues on material that lasts.',
    ],
    lines: [
      'Teacher of [subject] with [number] years in [grades or kind of school].',
      'Plans lessons in which [number] students of different levels all have something to do.',
      'Brought the share of students who pass [exam] from [number]% to [number]%.',
      'Works with parents early, and with colleagues on material that lasts.',
    ],
  },
  {
    name: 'Project and operations management',
    words: MANAGEMENT,
    example: [
      'Operations manager with ten years in food production and teams of up to 60. Brought delivery on the promised day from 82% to 97%. Plans in the open and reports bad news first.',
    ],
    lines: [
      'Project manager with [number] years in [industry] and budgets of up to [amount].',
      'Leads teams of [number] in [number] places to a date that was agreed with them.',
      'Known for plans that people read, and for bad news that comes early.',
      'Certified in [certificate]; looking for operations that have outgrown their processes.',
    ],
  },
  {
    name: 'Hospitality and food service',
    words: HOSPITALITY,
    example: [
      'Cook with six years in restaurants of up to 120 seats, from prep to head of the line. Knows cost, hygiene and the pace of a Saturday night, and trains newcomers with patience.',
    ],
    lines: [
      '[Role] with [number] years in [kind of restaurant or hotel], on evenings of up to [number] covers.',
      'Leads a team of [number] through full houses without losing the tone.',
      'Knows [wine, cuisine or events] well and explains it without showing off.',
      'Keeps costs, hygiene and rosters in order, as [number] inspections without a remark show.',
    ],
  },
  {
    name: 'Retail',
    words: RETAIL,
    example: [
      'Retail associate with five years in home goods, from the till to the ordering. Opens and closes a store with a team of five. Knows the stock, and the names of those who come back.',
    ],
    lines: [
      'Retail associate with [number] years in [kind of shop], from the till to the ordering.',
      'Knows [product range] well enough to advise, and the stock well enough to find it.',
      'Reliable with keys, cash and early mornings; opened the store [number] days a week.',
      'Looking for a shop that wants customers to come back.',
    ],
  },
  {
    name: 'Finance and accounting',
    words: FINANCE,
    example: [
      'Accountant with eleven years in manufacturing, from daily entries to yearly accounts. Closes the books of four companies by the third working day. Known for questions asked before the auditors ask them.',
    ],
    lines: [
      'Accountant with [number] years in [industry], from daily entries to yearly accounts.',
      'Closes the books of [number] companies by the [number]th working day of the month.',
      'At home in [system] and [standard], and able to explain both to people who are not.',
      'Looking for a team in which figures are used to decide.',
    ],
  },
  {
    name: 'Trades and construction',
    words: TRADES,
    example: [
      'Licensed electrician with fourteen years in homes and small plants. Reads plans, leads a crew of four, and has had every inspection of the last five years passed at the first attempt.',
    ],
    lines: [
      '[Trade] with [number] years in [kind of work], licensed in [state or country].',
      'Reads plans, measures material and leaves a site as it was found.',
      '[Number] years without an accident that had to be reported.',
      'Leads a crew of [number] and trains apprentices.',
    ],
  },
  {
    name: 'Warehouse and transport',
    words: LOGISTICS,
    example: [
      'Warehouse worker with seven years in food logistics, licensed for forklifts. Picks 140 orders a shift with hardly an error, and brings new colleagues up to speed in a week.',
    ],
    lines: [
      '[Driver or warehouse worker] with [number] years in [kind of goods], licensed for [vehicle].',
      '[Number] [miles or orders] a [period] without [accident or error].',
      'On time in shifts, at nights and at weekends; fit for [kind of load].',
      'Brings new colleagues up to speed within [period].',
    ],
  },
];

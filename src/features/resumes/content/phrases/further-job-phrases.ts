import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import { FINANCE, LOGISTICS, RETAIL, TRADES } from './work-fields.ts';

/** The same for shops, books, tools and goods. */
export const FURTHER_JOB_PHRASES: PhraseGroups = [
  {
    name: 'Retail',
    words: RETAIL,
    example: [
      'Served about 150 customers a day and closed a till of $6,000 without a difference',
      'Rearranged the front of the shop, after which sales of seasonal goods rose by 18%',
      'Opened and closed the store with a team of five, four days a week',
    ],
    lines: [
      'Served about [number] customers a day at the till and on the floor',
      'Closed tills of [amount] a day without a difference',
      'Raised the sales of [product] by [number]% by [placing it anew, advice or an event]',
      'Counted stock of [number] articles every [period] and cut losses by [number]%',
      'Opened and closed the store with a team of [number]',
      'Trained [number] new colleagues in sales, returns and the till',
      'Planned [number] windows or displays a year for [season or product]',
      'Answered returns and complaints so that [number]% of customers left with a purchase',
    ],
  },
  {
    name: 'Finance and accounting',
    words: FINANCE,
    example: [
      'Closed the books of four companies by the third working day of every month',
      'Recovered $85,000 of open invoices within half a year',
      'Prepared the yearly audit; the auditors had no remarks three years in a row',
    ],
    lines: [
      'Closed the books of [number] companies by the [number]th working day of each month',
      'Handled about [number] invoices a month, with an error rate below [number]%',
      'Recovered [amount] of open invoices within [period]',
      'Prepared the yearly audit, which passed without remarks [number] years in a row',
      'Ran the payroll of [number] people, on time every month',
      'Planned and watched a budget of [amount] for [department]',
      'Found [error or double payment], which brought back [amount]',
      'Moved [process] to [system] and saved [number] hours a month',
    ],
  },
  {
    name: 'Trades and construction',
    words: TRADES,
    example: [
      'Wired 45 homes a year from plan to inspection, all passed at the first attempt',
      'Found and mended about 20 faults a week in plants that could not stand still',
      'Led a crew of four on sites of up to $2 million without an accident in five years',
    ],
    lines: [
      'Installed [number] [systems or units] a year, all passed at the first inspection',
      'Found and mended about [number] faults a week in [kind of plant or building]',
      'Read plans and measured material for jobs of up to [amount]',
      'Led a crew of [number] on [kind of site]',
      'Worked [period] without an accident that had to be reported',
      'Cut waste of [material] by [number]% by [measuring, planning or reuse]',
      'Trained [number] apprentices, of whom [number] have passed their exam',
      'Kept [number] machines and tools in order and their service on schedule',
    ],
  },
  {
    name: 'Warehouse and transport',
    words: LOGISTICS,
    example: [
      'Picked about 140 orders a shift with less than one error in a thousand',
      'Drove 110,000 miles a year across nine states without an accident',
      'Arranged fast sellers near the gate, which cut the way of each order by a quarter',
    ],
    lines: [
      'Picked and packed about [number] orders a shift, with fewer than [number] errors in a thousand',
      'Drove [number] miles a year in [kind of vehicle] without an accident',
      'Loaded and unloaded [number] trucks a day with a team of [number]',
      'Delivered [number] stops a day, [number]% of them within the hour that was promised',
      'Counted stock of [number] articles every [period] without a difference above [number]%',
      'Rearranged [area], which cut the way of an order by [number]%',
      'Licensed for [forklift or class of vehicle] since [year]',
      'Trained [number] new colleagues in safe loading and the scanner',
    ],
  },
];

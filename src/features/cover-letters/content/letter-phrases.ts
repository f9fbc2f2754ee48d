import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';

/** Sentences for the body of a letter, by the part of it that they are for. */
export const LETTER_PHRASES: PhraseGroups = [
  {
    name: 'First sentence',
    example: [
      'When your clinic opened on Pine Street last spring, two of my patients told me about its evening hours. I would like to help you keep them.',
    ],
    lines: [
      'Your advertisement for a [Position] names [task], which I have done for [number] years at [employer].',
      '[Name] of your [department] suggested that I write to you about the position of [Position].',
      'I have used [product or service] since [year], and I would like to help [Company] with [task].',
      'For [number] years I have [done what]; at [Company] I would like to do it for [customers or cause].',
      'I read that [Company] is [plan or news], and that is the work I know best.',
    ],
  },
  {
    name: 'What I bring',
    example: [
      'At Harbor Hospital I introduced a bedside handover, after which falls went down by 30% in a year. It took one afternoon of training, and the ward still does it.',
    ],
    lines: [
      'At [employer] I [did what], which [result with a number].',
      'You ask for [requirement]: I [did what] with [number] [people, customers or machines].',
      'My manager at [employer] would tell you that I [quality, shown by what].',
      'I have worked with [tool or method] for [number] years, most lately to [purpose].',
      'When [problem] came up, I [did what]; since then [result].',
    ],
  },
  {
    name: 'Why this employer',
    example: [
      'I am applying to you and not to ten others, because you train your own technicians. I learnt the trade that way, and I would like to pass it on.',
    ],
    lines: [
      'I am drawn to [Company] because [something only true of it].',
      'Your work on [project or product] is what I would like to be part of, since [reason].',
      'I value that [Company] [does what], and I would bring [what] to it.',
      'I live in [place] and know your [customers, patients or readers] as a neighbor.',
    ],
  },
  {
    name: 'Starting out',
    example: [
      'I have not had a job in this field yet. I have run the accounts of a club of 80 members for two years, and the auditors found no difference.',
    ],
    lines: [
      'I will graduate in [subject] from [school] in [month and year], and I am looking for a first position in [field].',
      'In my [course, project or club] I [did what] with [number] others, which [result].',
      'I have not worked in [field] yet; what I bring is [skill], shown by [what].',
      'Beside school I [looked after, sold or built what] for [number] hours a week, so I know what it is to be on time.',
      'I learn quickly: within [period] I taught myself [skill] to [purpose].',
    ],
  },
  {
    name: 'A change or a return',
    example: [
      'After eleven years in kitchens I retrained as a bookkeeper. I know what a margin is from the side where it is made.',
    ],
    lines: [
      'After [number] years in [field] I have trained as [profession], with [certificate] in [month and year].',
      'From my time as [profession] I bring [skill], which matters in [field] because [reason].',
      'From [year] to [year] I looked after my family; I have brought my [skill] up to date with [course].',
      'I am moving to [place] in [month] and would like to go on in my trade there.',
    ],
  },
  {
    name: 'Last sentence',
    example: [
      'I would be glad to show you the handover plan in person. I am free on any weekday after three.',
    ],
    lines: [
      'I would be glad to tell you more in a conversation; I am free [days or times].',
      'I can start on [date], and I am glad to come for a trial day.',
      'I have put [work sample] at [address], and would be glad to talk about it.',
      'I look forward to hearing what [Company] needs first.',
    ],
  },
];

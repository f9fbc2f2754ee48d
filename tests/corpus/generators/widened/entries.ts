import { bold, type Block, bullet, gap, italic, line, run, textBlock } from './blocks.ts';
import type { Words } from './words-type.ts';

/** A job as printed. */
export type Printed = {
  title: string;
  employer: string;
  place: string;
  dates: string;
  points: readonly string[];
};

/** What somebody always does alike in the entries of one resume. */
export type EntryHabit = {
  arrangement: Arrangement;
  /** How duties are written. */
  duties: 'bullets' | 'sentences' | 'mixed';
  /** Between the parts of a line. */
  comma: string;
  withPlace: boolean;
};

type Setter = (job: Printed, habit: EntryHabit, words: Words) => Block[];

const duties = (job: Printed, habit: EntryHabit, level: 1 | 2 = 1): Block[] => {
  if (job.points.length === 0) return [];
  if (isProse(job, habit)) return [textBlock(run(`${job.points.join('. ')}.`))];
  return job.points.map((point) => bullet(point, level));
};

/** Whether the duties of a job are sentences instead of bullets. */
export const isProse = (job: Pick<Printed, 'points'>, { duties: how }: EntryHabit) =>
  how === 'sentences' || (how === 'mixed' && job.points.length < 2);

const place = (job: Printed, habit: EntryHabit) => (habit.withPlace ? job.place : '');
const joined = (habit: EntryHabit, ...parts: string[]) =>
  parts.filter((part) => part !== '').join(habit.comma);
const bracketed = (text: string) => (text === '' ? '' : ` (${text})`);

/** The ways in which people arrange a job. */
export const arrangements = {
  'title-comma-employer': (job, habit) => [
    line(
      [bold(job.title), run(habit.comma + joined(habit, job.employer, place(job, habit)))],
      [run(job.dates)],
    ),
    ...duties(job, habit),
  ],
  'one-line-brackets': (job, habit) => [
    line([bold(`${job.title}, ${job.employer}${bracketed(job.dates)}`)]),
    ...duties(job, habit),
  ],
  'employer-brackets': (job, habit) => [
    line([bold(`${job.employer}`), run(`${bracketed(job.dates)}`)]),
    line([italic(job.title)]),
    ...duties(job, habit),
  ],
  'employer-place-title': (job, habit) => [
    line([bold(joined(habit, job.employer, place(job, habit)))], [run(job.dates)]),
    line([italic(job.title)]),
    ...duties(job, habit),
  ],
  'title-date-employer-place': (job, habit) => [
    line([bold(job.title)], [run(job.dates)]),
    line([italic(job.employer)], [italic(place(job, habit))]),
    ...duties(job, habit),
  ],
  'employer-place-title-date': (job, habit) => [
    line([bold(job.employer)], [bold(place(job, habit))]),
    line([italic(job.title)], [italic(job.dates)]),
    ...duties(job, habit),
  ],
  'dates-first': (job, habit) => [
    line([run(job.dates)]),
    line([bold(job.title)]),
    line([run(joined(habit, job.employer, place(job, habit)))]),
    ...duties(job, habit),
  ],
  'dates-colon': (job, habit) => [
    line([
      run(`${job.dates}${job.dates && ': '}`),
      bold(job.employer),
      run(habit.withPlace ? `, ${job.place}` : ''),
      run(` – ${job.title}`),
    ]),
    ...duties(job, habit),
  ],
  rail: (job, habit) => [
    {
      kind: 'rail',
      rail: [job.dates],
      body: [
        line([bold(job.title)]),
        line([run(joined(habit, job.employer, place(job, habit)))]),
        ...duties(job, habit),
      ],
    },
  ],
  'rail-employer-first': (job, habit) => [
    {
      kind: 'rail',
      rail: [job.dates, place(job, habit)].filter(Boolean),
      body: [line([bold(job.employer)]), line([run(job.title)]), ...duties(job, habit)],
    },
  ],
  'rail-one-line': (job, habit) => [
    {
      kind: 'rail',
      rail: [job.dates],
      body: [
        line([bold(job.title), run(`, ${joined(habit, job.employer, place(job, habit))}`)]),
        ...duties(job, habit),
      ],
    },
  ],
  'bullet-employer': (job, habit) => [
    { kind: 'bullet', runs: [bold(job.employer), run(` – ${job.title}`)], right: job.dates, level: 1 },
    ...duties(job, habit, 2),
  ],
  'bullet-one-line': (job, habit) => [
    {
      kind: 'bullet',
      runs: [run(joined(habit, job.dates, job.title, job.employer, place(job, habit)))],
      level: 1,
    },
    ...(isProse(job, habit) ? [] : duties(job, habit, 2)),
  ],
  'title-in-text': (job, habit, words) => [
    line([bold(job.employer), run(habit.withPlace ? `, ${job.place}` : '')], [run(job.dates)]),
    textBlock(
      run(`${words.worked.replace('{t}', job.title)} ${job.points.map((point) => `${point}.`).join(' ')}`),
    ),
  ],
  'date-at-first-bullet': (job, habit) => {
    const points = duties(job, { ...habit, duties: 'bullets' });
    const head = [bold(job.title), run(`, ${joined(habit, job.employer, place(job, habit))}`)];
    if (points.length === 0) return [line(head, [run(job.dates)])];
    return [
      line(head),
      ...points.map((block, index) =>
        index === 0 && block.kind === 'bullet' && job.dates ? { ...block, right: job.dates } : block,
      ),
    ];
  },
  pipes: (job, habit) => [
    line([
      bold(job.employer.toUpperCase()),
      run(` | ${[job.title, place(job, habit), job.dates].filter(Boolean).join(' | ')}`),
    ]),
    ...duties(job, habit),
  ],
  'at-sign': (job, habit) => [
    line([bold(job.title), run(` @ ${job.employer}`)], [run(job.dates)]),
    ...duties(job, habit),
  ],
  'place-dot-dates': (job, habit) => [
    line([bold(job.title)]),
    line([run(job.employer)]),
    line([italic([place(job, habit), job.dates].filter(Boolean).join(' • '))]),
    ...duties(job, habit),
  ],
  'dashes-all-along': (job, habit) => [
    line([run([job.title, job.employer, place(job, habit), job.dates].filter(Boolean).join(' – '))]),
    ...duties(job, habit),
  ],
  labelled: (job, habit, words) => [
    line([bold(`${words.period}: `), run(job.dates)]),
    line([bold(`${words.employer}: `), run(joined(habit, job.employer, place(job, habit)))]),
    line([bold(`${words.position}: `), run(job.title)]),
    ...(job.points.length > 0 ? [textBlock(bold(`${words.duties}: `), run(job.points.join('; ')))] : []),
  ],
  'place-below': (job, habit) => [
    line([bold(job.employer)], [run(job.dates)]),
    line([run(place(job, habit) || job.title)]),
    ...(place(job, habit) ? [line([italic(job.title)])] : []),
    ...duties(job, habit),
  ],
  'dates-below': (job, habit) => [
    line([bold(job.title), run(' – '), run(job.employer)]),
    line([italic(job.dates)], [italic(place(job, habit))]),
    ...duties(job, habit),
  ],
  'employer-title-one-line': (job, habit) => [
    line([bold(job.employer), run(`, ${job.title}`)], [run(joined(habit, place(job, habit), job.dates))]),
    ...duties(job, habit),
  ],
  'dates-in-front': (job, habit) => [
    line([
      run(`${job.dates}   `),
      bold(job.title),
      run(`, ${joined(habit, job.employer, place(job, habit))}`),
    ]),
    ...duties(job, habit),
  ],
} satisfies Record<string, Setter>;

export type Arrangement = keyof typeof arrangements | 'grouped';

/** Jobs one below the other; `grouped` says an employer once for several titles. */
export function jobBlocks(jobs: readonly Printed[], habit: EntryHabit, words: Words): Block[] {
  if (habit.arrangement === 'grouped') return groupedBlocks(jobs, habit);
  const setter: Setter = arrangements[habit.arrangement];
  return jobs.flatMap((job, index) => [...(index > 0 ? [gap] : []), ...setter(job, habit, words)]);
}

function groupedBlocks(jobs: readonly Printed[], habit: EntryHabit): Block[] {
  const groups: Printed[][] = [];
  for (const job of jobs) {
    if (groups.at(-1)?.[0]?.employer === job.employer) groups.at(-1)?.push(job);
    else groups.push([job]);
  }
  return groups.flatMap((group, index) => [
    ...(index > 0 ? [gap] : []),
    line([bold(group[0]?.employer ?? '')], [run(habit.withPlace ? (group[0]?.place ?? '') : '')]),
    ...group.flatMap((job) => [line([italic(job.title)], [run(job.dates)]), ...duties(job, habit)]),
  ]);
}

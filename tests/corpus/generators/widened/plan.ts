import { layouts } from './layouts/layouts.ts';
import { Random } from './random.ts';

export type Planned = {
  file: string;
  layout: string;
  country: string;
  trade: number;
  seed: string;
  part: 'widened' | 'held-back';
};

/** Of some twenty resumes, whose country they come from. */
const COUNTRIES = 'us gb de us fr es gb us br nl us pl gb ru us de fr gb pt es pl us de'.split(' ');

/** How often a layout is filled in, where it is not twice. */
const TIMES: Record<string, number> = {
  'web-typed': 3,
  'web-rail': 3,
  'web-twins': 3,
  'tex-ruled': 3,
  'tex-coloured': 3,
  'tex-two-minipages': 3,
  'tex-sourcesans': 3,
  'writer-tables': 3,
  'writer-rail': 3,
  'word-boxes': 3,
  'word-white': 3,
  'mac-hyphens': 3,
};

/** Who is set how, and in which half: of every producer one half, by a seeded shuffle. */
export function planned(): Planned[] {
  const plan: Omit<Planned, 'part'>[] = [];
  const counts = new Map<string, number>();
  let turn = 0;
  for (const [layout, { countries }] of Object.entries(layouts)) {
    const random = new Random(`plan ${layout}`);
    for (let time = 1; time <= (TIMES[layout] ?? 2); time += 1) {
      let country = COUNTRIES[turn % COUNTRIES.length] ?? 'us';
      turn += 1;
      if (countries && !countries.includes(country)) country = random.pick(countries);
      const trade = counts.get(country) ?? 0;
      counts.set(country, trade + 1);
      plan.push({
        file: `${layout}-${country}-${time}`,
        layout,
        country,
        trade,
        seed: `${layout} ${country} ${time}`,
      });
    }
  }
  const kind = (layout: string) =>
    `${layouts[layout]?.producer}${layouts[layout]?.wants?.long ? ' long' : ''}`;
  let index = 0;
  return [...Map.groupBy(plan, ({ layout }) => kind(layout))].flatMap(([producer, of]) =>
    new Random(`halves of ${producer}`)
      .shuffled(of)
      // Neighbours go to different halves: files of one country are shared out evenly.
      .sort((a, b) => a.country.localeCompare(b.country))
      .map((one) => ({ ...one, part: index++ % 2 === 0 ? ('widened' as const) : ('held-back' as const) })),
  );
}

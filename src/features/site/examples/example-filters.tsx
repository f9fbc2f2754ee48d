import { Link } from 'react-router';
import { examples, LEVEL_KEYS } from '../content/examples.ts';
import {
  exampleFilters,
  EXPERIENCE_LEVELS,
  type Industry,
  type ExperienceLevel,
} from '../content/resume-examples.ts';
import { PILLS, pillStyle, useChosenInSight } from '../galleries/pills.ts';
import { useParameter } from '../galleries/use-parameter.ts';

type ExampleFiltersProps = {
  industries: readonly Industry[];
  choice: ExampleChoice;
  /** How many examples fit the choice. */
  count: number;
};

/** Links that narrow the examples down, so that each choice has an address. */
export function ExampleFilters({ industries, choice, count }: ExampleFiltersProps) {
  return (
    <div className="grid gap-4">
      <FilterRow
        label={examples.industry}
        options={[
          { key: null, label: exampleFilters.allIndustries },
          ...industries.map((industry) => ({ key: industryKey(industry), label: industry })),
        ]}
        current={choice.industry}
        addressOf={(industry) => address({ ...choice, industry })}
      />
      <FilterRow
        label={examples.level}
        options={[
          { key: null, label: exampleFilters.allLevels },
          ...EXPERIENCE_LEVELS.map((level) => ({
            key: LEVEL_KEYS[level],
            label: exampleFilters.levels[level],
          })),
        ]}
        current={choice.level}
        addressOf={(level) => address({ ...choice, level })}
      />
      <span role="status" className="visually-hidden">
        {examples.shown(count)}
      </span>
    </div>
  );
}

function address(choice: ExampleChoice): string {
  const chosen = Object.entries(choice).filter((entry): entry is [string, string] => entry[1] !== null);
  return `?${new URLSearchParams(chosen)}`;
}

type FilterRowProps = {
  label: string;
  options: readonly { key: string | null; label: string }[];
  current: string | null;
  addressOf: (key: string | null) => string;
};

function FilterRow({ label, options, current, addressOf }: FilterRowProps) {
  const row = useChosenInSight<HTMLUListElement>(current);
  return (
    <nav aria-label={label} className="min-w-0 lg:flex lg:gap-6">
      <p aria-hidden="true" className="small-caps mb-1.5 w-24 shrink-0 text-ink-faint lg:mb-0 lg:pt-3">
        {label}
      </p>
      <ul ref={row} className={PILLS}>
        {options.map((option) => (
          <li key={option.label} className="shrink-0">
            <Link
              to={addressOf(option.key)}
              preventScrollReset
              aria-current={option.key === current ? 'true' : undefined}
              className={pillStyle(option.key === current)}
            >
              {option.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Stands where no example fits both choices. */
export function NoExamples() {
  return (
    <div className="py-20 text-center">
      <p className="text-lg text-ink-soft">{examples.none}</p>
      <Link
        to="?"
        preventScrollReset
        className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline"
      >
        {examples.showAll}
      </Link>
    </div>
  );
}

/** What the address asks for, as it names it; null for all. */
type ExampleChoice = { industry: string | null; level: string | null };

type Filtered = { industry: Industry; experience: ExperienceLevel };

/** An industry as addresses name it: `technology`. */
const industryKey = (industry: Industry) => industry.toLowerCase();

/** `?industry=technology&level=senior` */
export function useExampleFilters() {
  const choice: ExampleChoice = { industry: useParameter('industry'), level: useParameter('level') };
  return {
    choice,
    matches: ({ industry, experience }: Filtered) =>
      (choice.industry === null || choice.industry === industryKey(industry)) &&
      (choice.level === null || choice.level === LEVEL_KEYS[experience]),
  };
}

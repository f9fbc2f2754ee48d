import { useParameter } from '../galleries/use-parameter.ts';
import { LEVEL_KEYS } from '../content/examples.ts';
import type { ExperienceLevel, Industry } from '../content/resume-examples.ts';

/** What the address asks for, as it names it; null for all. */
export type ExampleChoice = { industry: string | null; level: string | null };

type Filtered = { industry: Industry; experience: ExperienceLevel };

/** An industry as addresses name it: `technology`. */
export const industryKey = (industry: Industry) => industry.toLowerCase();

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

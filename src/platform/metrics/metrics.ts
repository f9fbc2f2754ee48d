/** A value at the moment, with what tells it from others of its name. */
export type GaugeValue<L extends string = string> = { labels?: Record<L, string>; value: number };

/** A name as Prometheus has it (`foothold_..._total`, units in it), what it says, and what it is told apart by. */
export type About<L extends string> = {
  name: string;
  help: string;
  labels?: readonly L[];
  /** Of what is counted: labels that are there from the start, so that the first of them is seen as a rise. */
  known?: readonly Record<L, string>[];
};

/** What a value of several processes on one machine comes to: each its part, or each the same of what they share. */
export type Across = 'sum' | 'max' | 'first';

export type Count<L extends string> = (labels: Record<L, string>, by?: number) => void;
export type Observe<L extends string> = (labels: Record<L, string>, value: number) => void;

/**
 * What the product counts and measures. Labels are few and known beforehand: patterns of addresses, codes and names of
 * ours, and never anything of a person.
 */
export interface Metrics {
  counter<const L extends string = never>(about: About<L>): Count<L>;
  /** @param buckets upper ends, in the unit that the name ends with */
  histogram<const L extends string = never>(about: About<L> & { buckets: readonly number[] }): Observe<L>;
  /** @param read asked whenever somebody looks; what fails, or takes too long, is left out that time */
  gauge<const L extends string = never>(
    about: About<L> & { across: Across },
    read: () => readonly GaugeValue<L>[] | Promise<readonly GaugeValue<L>[]>,
  ): void;
}

/** Where nobody looks: nothing is kept. */
export const noMetrics: Metrics = {
  counter: () => () => undefined,
  histogram: () => () => undefined,
  gauge: () => undefined,
};

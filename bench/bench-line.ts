/** One figure of a benchmark, with its unit, and the budget it is held to if there is one. */
export type BenchLine = { name: string; value: string; budget?: string };

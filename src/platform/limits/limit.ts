/** At most `max` hits within a window of `windowSeconds`, no longer than a day, from the first of them. */
export type Limit = {
  max: number;
  windowSeconds: number;
  /** The name by which answers tell their caller of it: of limits that are the caller's own, and no others. */
  policy?: string;
};

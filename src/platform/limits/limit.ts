/** At most `max` hits within a window of `windowSeconds`, no longer than a day, from the first of them. */
export type Limit = { max: number; windowSeconds: number };

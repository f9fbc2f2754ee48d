/** How many of a field's values were read right, and what was read that is not there. */
export type Score = { right: number; of: number; extra: number };

/** What is measured; each is a share of its own. */
export const FIELDS = [
  'language',
  'name',
  'title',
  'email',
  'phone',
  'location',
  'links',
  'jobs',
  'job titles',
  'employers',
  'job dates',
  'bullets',
  'education',
  'skills',
  'languages',
  'certificates',
  'sections',
] as const;

export type Field = (typeof FIELDS)[number];

/** One thing that was read wrongly, for a person to look into. */
export type Miss = { field: Field; wanted: string; read: string };

export type Scores = Record<Field, Score>;

export const noScore = (): Score => ({ right: 0, of: 0, extra: 0 });

export function noScores(): Scores {
  return Object.fromEntries(FIELDS.map((field) => [field, noScore()])) as Scores; // every field is there
}

export function sum(all: readonly Scores[]): Scores {
  const total = noScores();
  for (const scores of all)
    for (const field of FIELDS) {
      total[field].right += scores[field].right;
      total[field].of += scores[field].of;
      total[field].extra += scores[field].extra;
    }
  return total;
}

/** The share read right; what was made up counts as much as what is missing (F1). */
export function share({ right, of, extra }: Score): number {
  const all = 2 * right + (of - right) + extra;
  return all === 0 ? 1 : (2 * right) / all;
}

/** The share of what is there that was read right. */
export function recall({ right, of }: Score): number {
  return of === 0 ? 1 : right / of;
}

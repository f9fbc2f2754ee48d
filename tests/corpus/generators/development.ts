import type { Recipe } from './recipe.ts';

/** The part that whoever writes the reader works with. */
export const developmentRecipes: readonly Recipe[] = [
  {
    person: 'nurse',
    layout: 'classic',
    style: { dates: { months: 'long', between: ' – ' }, headings: 0, entries: 'title-first' },
  },
  {
    person: 'engineer',
    layout: 'grid-sidebar',
    style: {
      dates: { months: 'short', between: ' - ' },
      headings: 1,
      entries: 'employer-first',
      place: 'with-dates',
    },
  },
  {
    person: 'elektriker',
    layout: 'tabular',
    style: { dates: { months: 'numeric', between: ' – ' }, headings: 1, entries: 'title-first' },
  },
  {
    person: 'professeure',
    layout: 'float-sidebar',
    style: {
      dates: { months: 'long', between: ' - ', since: true },
      headings: 0,
      entries: 'title-first',
      comma: ' – ',
    },
  },
  {
    person: 'cocinero',
    layout: 'banded',
    style: {
      dates: { months: 'short', between: ' – ' },
      headings: 0,
      entries: 'employer-first',
      place: 'with-dates',
    },
  },
  {
    person: 'contadora',
    layout: 'typed',
    style: {
      dates: { months: 'numeric', between: ' - ' },
      headings: 0,
      entries: 'one-line',
      comma: ' | ',
      place: 'none',
    },
  },
  {
    person: 'nurse',
    layout: 'table-columns',
    style: { dates: { months: 'numeric', between: ' - ' }, headings: 2, entries: 'grouped' },
  },
  {
    person: 'engineer',
    layout: 'compact',
    style: { dates: { months: 'years', between: '–' }, headings: 0, entries: 'one-line' },
  },
  {
    person: 'cocinero',
    layout: 'european',
    style: { dates: { months: 'long', between: ' – ', today: 1 }, headings: 1, entries: 'title-first' },
  },
  {
    person: 'elektriker',
    layout: 'airy',
    style: {
      dates: { months: 'dotted', between: ' - ', today: 1 },
      headings: 0,
      entries: 'employer-first',
      comma: ' | ',
    },
  },
];

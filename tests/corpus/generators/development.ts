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
  {
    person: 'engineer',
    layout: 'student',
    style: {
      dates: { months: 'short', between: ' -- ' },
      headings: 0,
      entries: 'title-first',
      place: 'with-dates',
      order: ['education', 'experience', 'projects', 'skills'],
    },
  },
  {
    person: 'researcher',
    layout: 'academic',
    style: {
      dates: { months: 'years', between: '--' },
      headings: 1,
      entries: 'title-first',
      order: ['education', 'experience', 'publications', 'awards', 'skills', 'languages'],
    },
  },
  {
    person: 'professeure',
    layout: 'moderncv-classic',
    style: {
      dates: { months: 'years', between: '--' },
      headings: 1,
      entries: 'title-first',
      place: 'with-dates',
    },
  },
  {
    person: 'researcher',
    layout: 'moderncv-banking',
    style: {
      dates: { months: 'numeric', between: '--' },
      headings: 0,
      entries: 'employer-first',
      place: 'with-dates',
    },
  },
  {
    person: 'nurse',
    layout: 'tex-sidebar',
    style: {
      dates: { months: 'short', between: ' – ' },
      headings: 1,
      entries: 'title-first',
      place: 'with-dates',
    },
  },
  {
    person: 'engineer',
    layout: 'awesome-xetex',
    style: {
      dates: { months: 'apostrophe', between: ' - ' },
      headings: 2,
      entries: 'employer-first',
      place: 'with-dates',
    },
  },
  {
    person: 'warehouse',
    layout: 'writer-word-plain',
    style: { dates: { months: 'numeric', between: ' to ' }, headings: 3, entries: 'title-first' },
  },
  {
    person: 'warehouse',
    layout: 'word-tabs',
    style: { dates: { months: 'short', between: ' – ' }, headings: 0, entries: 'employer-first' },
  },
  {
    person: 'director',
    layout: 'writer-word-tabs',
    style: { dates: { months: 'long', between: ' – ' }, headings: 2, entries: 'grouped' },
  },
  {
    person: 'director',
    layout: 'word-table',
    style: { dates: { months: 'short', between: ' – ' }, headings: 1, entries: 'title-first' },
  },
  {
    person: 'wiedereinstieg',
    layout: 'word-form',
    style: {
      dates: { months: 'numeric', between: ' – ' },
      headings: 1,
      entries: 'title-first',
      place: 'none',
    },
  },
  {
    person: 'wiedereinstieg',
    layout: 'writer-tabs',
    style: { dates: { months: 'dotted', between: '–' }, headings: 0, entries: 'title-first' },
  },
  {
    person: 'contadora',
    layout: 'writer-columns',
    style: { dates: { months: 'short', between: ' – ' }, headings: 1, entries: 'title-first', place: 'none' },
  },
  {
    person: 'student',
    layout: 'chips',
    style: {
      dates: { months: 'short', between: ' – ' },
      headings: 0,
      entries: 'employer-first',
      order: ['summary', 'education', 'projects', 'skills', 'volunteering', 'awards'],
    },
  },
  {
    person: 'cocinero',
    layout: 'react-sidebar',
    style: { dates: { months: 'numeric', between: ' – ' }, headings: 1, entries: 'title-first' },
  },
  {
    person: 'director',
    layout: 'report',
    style: { dates: { months: 'short', between: ' - ', today: 2 }, headings: 3, entries: 'employer-first' },
  },
  {
    person: 'warehouse',
    layout: 'drawn-sidebar',
    style: { dates: { months: 'years', between: ' – ' }, headings: 1, entries: 'title-first' },
  },
  {
    person: 'contadora',
    layout: 'placed',
    style: {
      dates: { months: 'numeric', between: ' a ' },
      headings: 2,
      entries: 'employer-first',
      place: 'with-dates',
    },
  },
  {
    person: 'nurse',
    layout: 'own-2',
    style: { dates: { months: 'short', between: ' – ' }, headings: 0, entries: 'title-first' },
  },
  {
    person: 'biuro',
    layout: 'classic',
    style: { dates: { months: 'dotted', between: ' – ' }, headings: 0, entries: 'title-first' },
  },
  {
    person: 'professeure',
    layout: 'weasy-tabular',
    style: { dates: { months: 'short', between: ' – ' }, headings: 2, entries: 'title-first' },
  },
  {
    person: 'director',
    layout: 'webkit-classic',
    style: {
      dates: { months: 'long', between: ' to ' },
      headings: 1,
      entries: 'employer-first',
      place: 'with-dates',
    },
  },
  {
    person: 'engineer',
    layout: 'float-sidebar',
    distilled: true,
    style: {
      dates: { months: 'short', between: ' – ' },
      headings: 0,
      entries: 'title-first',
      flatSkills: true,
    },
  },
  {
    person: 'student',
    layout: 'typed',
    style: { dates: { months: 'long', between: ' - ' }, headings: 0, entries: 'title-first' },
  },
];

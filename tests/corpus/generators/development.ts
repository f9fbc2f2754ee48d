import type { Recipe } from './recipe.ts';
import { worded } from './worded.ts';

/** The part that whoever writes the reader works with. */
export const developmentRecipes: readonly Recipe[] = [
  { person: 'nurse', layout: 'classic', style: worded('long', ' – ', 0, 'title-first') },
  {
    person: 'engineer',
    layout: 'grid-sidebar',
    style: worded('short', ' - ', 1, 'employer-first', { place: 'with-dates' }),
  },
  { person: 'elektriker', layout: 'tabular', style: worded('numeric', ' – ', 1, 'title-first') },
  {
    person: 'professeure',
    layout: 'float-sidebar',
    style: worded('long', ' - ', 0, 'title-first', { since: true, comma: ' – ' }),
  },
  {
    person: 'cocinero',
    layout: 'banded',
    style: worded('short', ' – ', 0, 'employer-first', { place: 'with-dates' }),
  },
  {
    person: 'contadora',
    layout: 'typed',
    style: worded('numeric', ' - ', 0, 'one-line', { comma: ' | ', place: 'none' }),
  },
  { person: 'nurse', layout: 'table-columns', style: worded('numeric', ' - ', 2, 'grouped') },
  { person: 'engineer', layout: 'compact', style: worded('years', '–', 0, 'one-line') },
  { person: 'cocinero', layout: 'european', style: worded('long', ' – ', 1, 'title-first', { today: 1 }) },
  {
    person: 'elektriker',
    layout: 'airy',
    style: worded('dotted', ' - ', 0, 'employer-first', { today: 1, comma: ' | ' }),
  },
  {
    person: 'engineer',
    layout: 'student',
    style: worded('short', ' -- ', 0, 'title-first', {
      place: 'with-dates',
      order: ['education', 'experience', 'projects', 'skills'],
    }),
  },
  {
    person: 'researcher',
    layout: 'academic',
    style: worded('years', '--', 1, 'title-first', {
      order: ['education', 'experience', 'publications', 'awards', 'skills', 'languages'],
    }),
  },
  {
    person: 'professeure',
    layout: 'moderncv-classic',
    style: worded('years', '--', 1, 'title-first', { place: 'with-dates' }),
  },
  {
    person: 'researcher',
    layout: 'moderncv-banking',
    style: worded('numeric', '--', 0, 'employer-first', { place: 'with-dates' }),
  },
  {
    person: 'nurse',
    layout: 'tex-sidebar',
    style: worded('short', ' – ', 1, 'title-first', { place: 'with-dates' }),
  },
  {
    person: 'engineer',
    layout: 'awesome-xetex',
    style: worded('apostrophe', ' - ', 2, 'employer-first', { place: 'with-dates' }),
  },
  { person: 'warehouse', layout: 'writer-word-plain', style: worded('numeric', ' to ', 3, 'title-first') },
  { person: 'warehouse', layout: 'word-tabs', style: worded('short', ' – ', 0, 'employer-first') },
  { person: 'director', layout: 'writer-word-tabs', style: worded('long', ' – ', 2, 'grouped') },
  { person: 'director', layout: 'word-table', style: worded('short', ' – ', 1, 'title-first') },
  {
    person: 'wiedereinstieg',
    layout: 'word-form',
    style: worded('numeric', ' – ', 1, 'title-first', { place: 'none' }),
  },
  { person: 'wiedereinstieg', layout: 'writer-tabs', style: worded('dotted', '–', 0, 'title-first') },
  {
    person: 'contadora',
    layout: 'writer-columns',
    style: worded('short', ' – ', 1, 'title-first', { place: 'none' }),
  },
  {
    person: 'student',
    layout: 'chips',
    style: worded('short', ' – ', 0, 'employer-first', {
      order: ['summary', 'education', 'projects', 'skills', 'volunteering', 'awards'],
    }),
  },
  { person: 'cocinero', layout: 'react-sidebar', style: worded('numeric', ' – ', 1, 'title-first') },
  { person: 'director', layout: 'report', style: worded('short', ' - ', 3, 'employer-first', { today: 2 }) },
  { person: 'warehouse', layout: 'drawn-sidebar', style: worded('years', ' – ', 1, 'title-first') },
  {
    person: 'contadora',
    layout: 'placed',
    style: worded('numeric', ' a ', 2, 'employer-first', { place: 'with-dates' }),
  },
  { person: 'nurse', layout: 'own-2', style: worded('short', ' – ', 0, 'title-first') },
  { person: 'biuro', layout: 'classic', style: worded('dotted', ' – ', 0, 'title-first') },
  { person: 'professeure', layout: 'weasy-tabular', style: worded('short', ' – ', 2, 'title-first') },
  {
    person: 'director',
    layout: 'webkit-classic',
    style: worded('long', ' to ', 1, 'employer-first', { place: 'with-dates' }),
  },
  {
    person: 'engineer',
    layout: 'float-sidebar',
    distilled: true,
    style: worded('short', ' – ', 0, 'title-first', { flatSkills: true }),
  },
  { person: 'student', layout: 'typed', style: worded('long', ' - ', 0, 'title-first') },
];

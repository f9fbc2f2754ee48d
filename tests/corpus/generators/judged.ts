import type { Recipe } from './recipe.ts';
import type { Style } from './sheet.ts';
import { worded } from './worded.ts';

const SKILLS_FIRST: Style['order'] = [
  'summary',
  'skills',
  'experience',
  'projects',
  'education',
  'certificates',
  'awards',
  'publications',
  'languages',
  'volunteering',
  'interests',
  'references',
];

/** The part that nobody who writes the reader looks at. */
export const judgedRecipes: readonly Recipe[] = [
  { person: 'paramedic', layout: 'classic', style: worded('short', ' – ', 0, 'title-first') },
  {
    person: 'paramedic',
    layout: 'awesome-luatex',
    style: worded('short', ' -- ', 1, 'employer-first', { place: 'with-dates' }),
  },
  { person: 'paramedic', layout: 'word-tabs', style: worded('long', ' – ', 2, 'title-first') },
  {
    person: 'paramedic',
    layout: 'writer-columns',
    style: worded('years', ' – ', 0, 'title-first', { today: 2 }),
  },
  {
    person: 'civil',
    layout: 'tex-sidebar',
    style: worded('short', ' – ', 2, 'title-first', { place: 'with-dates', flatSkills: true }),
  },
  {
    person: 'civil',
    layout: 'grid-sidebar',
    style: worded('numeric', ' – ', 3, 'employer-first', { since: true, place: 'with-dates' }),
  },
  {
    person: 'civil',
    layout: 'moderncv-casual',
    style: worded('years', '--', 0, 'title-first', { place: 'with-dates', bareSummary: true }),
  },
  {
    person: 'retail',
    layout: 'poster',
    style: worded('short', ' - ', 2, 'title-first', { order: SKILLS_FIRST }),
  },
  {
    person: 'retail',
    layout: 'word-plain',
    style: worded('short', ' – ', 0, 'employer-first', { today: 2 }),
  },
  { person: 'retail', layout: 'chips', style: worded('long', ' – ', 0, 'one-line', { comma: ' | ' }) },
  { person: 'datasci', layout: 'student', style: worded('short', ' -- ', 0, 'grouped') },
  { person: 'datasci', layout: 'timeline', style: worded('short', ' – ', 1, 'title-first') },
  { person: 'datasci', layout: 'definition', style: worded('year-dot', ' - ', 2, 'employer-first') },
  {
    person: 'trucker',
    layout: 'typed',
    style: worded('long', ' - ', 1, 'one-line', { today: 2, place: 'none', comma: ', ', flatSkills: true }),
  },
  {
    person: 'trucker',
    layout: 'writer-word-header',
    style: worded('numeric', ' – ', 0, 'employer-first', { place: 'with-dates', bareSummary: true }),
  },
  { person: 'trucker', layout: 'webkit-compact', style: worded('years', '-', 3, 'title-first') },
  { person: 'hr', layout: 'word-table', style: worded('short', ' – ', 1, 'title-first', { since: true }) },
  {
    person: 'hr',
    layout: 'weasy-tabular',
    style: worded('short', '–', 0, 'employer-first', { order: SKILLS_FIRST }),
  },
  { person: 'hr', layout: 'plain-margin', style: worded('long', ' – ', 3, 'one-line', { today: 2 }) },
  { person: 'designer', layout: 'drawn-sidebar', style: worded('years', ' – ', 2, 'title-first') },
  { person: 'designer', layout: 'poster', style: worded('years', ' – ', 3, 'employer-first') },
  {
    person: 'designer',
    layout: 'float-sidebar',
    distilled: true,
    style: worded('short', ' – ', 2, 'title-first', { place: 'with-dates' }),
  },
  {
    person: 'lawyer',
    layout: 'hanging',
    style: worded('long', ' – ', 1, 'employer-first', {
      place: 'with-dates',
      flatSkills: true,
      bareSummary: true,
    }),
  },
  {
    person: 'lawyer',
    layout: 'word-header',
    style: worded('short', ' – ', 2, 'employer-first', { today: 2, place: 'with-dates' }),
  },
  { person: 'lawyer', layout: 'report', style: worded('long', ' – ', 0, 'title-first') },
  {
    person: 'graduate',
    layout: 'placed',
    style: worded('short', ' – ', 1, 'employer-first', { place: 'with-dates' }),
  },
  {
    person: 'graduate',
    layout: 'coral',
    style: worded('long', ' – ', 0, 'employer-first', { place: 'with-dates' }),
  },
  {
    person: 'graduate',
    layout: 'own-1',
    style: worded('short', ' – ', 0, 'title-first', { since: true, order: SKILLS_FIRST }),
  },
  {
    person: 'chemist',
    layout: 'academic',
    style: worded('years', '--', 2, 'title-first', { today: 2, place: 'with-dates' }),
  },
  {
    person: 'chemist',
    layout: 'moderncv-classic',
    style: worded('numeric', '--', 0, 'title-first', { place: 'with-dates' }),
  },
  {
    person: 'chemist',
    layout: 'european',
    style: worded('long', ' – ', 3, 'title-first', { bareSummary: true }),
  },
  {
    person: 'assistant',
    layout: 'coral',
    style: worded('short', ' – ', 0, 'title-first', { place: 'with-dates', flatSkills: true }),
  },
  { person: 'assistant', layout: 'writer-tabs', style: worded('short', ' – ', 3, 'title-first') },
  {
    person: 'assistant',
    layout: 'banded',
    style: worded('numeric', ' – ', 1, 'employer-first', { today: 2, place: 'with-dates' }),
  },
  {
    person: 'devops',
    layout: 'awesome-xetex',
    style: worded('short', ' -- ', 0, 'title-first', { place: 'with-dates' }),
  },
  { person: 'devops', layout: 'react-sidebar', style: worded('year-first', ' – ', 1, 'title-first') },
  { person: 'devops', layout: 'table-columns', style: worded('short', ' – ', 1, 'title-first') },
  {
    person: 'devops',
    layout: 'own-4',
    style: worded('short', ' – ', 0, 'title-first', { order: SKILLS_FIRST }),
  },
  {
    person: 'mechatroniker',
    layout: 'word-form',
    style: worded('numeric', ' – ', 0, 'title-first', {
      today: 2,
      since: true,
      place: 'none',
      bareSummary: true,
    }),
  },
  {
    person: 'mechatroniker',
    layout: 'writer-word-tabs',
    style: worded('dotted', ' – ', 3, 'employer-first'),
  },
  {
    person: 'mechatroniker',
    layout: 'europecv',
    style: worded('numeric', ' – ', 0, 'title-first', { place: 'with-dates', flatSkills: true }),
  },
  { person: 'pflege', layout: 'tabular', style: worded('dotted', ' – ', 2, 'title-first') },
  { person: 'pflege', layout: 'grid-sidebar', style: worded('numeric', ' – ', 0, 'title-first') },
  {
    person: 'werkstudent',
    layout: 'moderncv-banking',
    style: worded('numeric', '--', 0, 'employer-first', { today: 2, place: 'with-dates' }),
  },
  { person: 'werkstudent', layout: 'float-sidebar', style: worded('short', ' – ', 1, 'title-first') },
  { person: 'werkstudent', layout: 'writer-tabs-word', style: worded('numeric', ' – ', 2, 'title-first') },
  {
    person: 'buchhalterin',
    layout: 'writer-word-form',
    style: worded('numeric', ' – ', 3, 'title-first', { place: 'none', bareSummary: true }),
  },
  {
    person: 'buchhalterin',
    layout: 'airy',
    style: worded('years', '-', 1, 'employer-first', { place: 'with-dates', order: SKILLS_FIRST }),
  },
  {
    person: 'comptable',
    layout: 'banded',
    style: worded('long', ' – ', 1, 'title-first', { today: 2, place: 'with-dates' }),
  },
  {
    person: 'comptable',
    layout: 'word-table',
    style: worded('numeric', ' – ', 0, 'employer-first', { since: true, flatSkills: true }),
  },
  {
    person: 'comptable',
    layout: 'tex-sidebar',
    style: worded('short', ' – ', 0, 'title-first', { place: 'with-dates' }),
  },
  { person: 'infirmiere', layout: 'european', style: worded('numeric', ' – ', 1, 'title-first') },
  { person: 'infirmiere', layout: 'writer-word-table', style: worded('short', ' – ', 2, 'title-first') },
  {
    person: 'developpeur',
    layout: 'timeline',
    style: worded('short', ' – ', 0, 'title-first', { today: 2 }),
  },
  {
    person: 'developpeur',
    layout: 'moderncv-classic',
    style: worded('numeric', '--', 2, 'employer-first', { place: 'with-dates', bareSummary: true }),
  },
  {
    person: 'developpeur',
    layout: 'chips',
    style: worded('numeric', ' – ', 3, 'title-first', { comma: ' – ' }),
  },
  { person: 'enfermera', layout: 'table-columns', style: worded('numeric', ' – ', 0, 'title-first') },
  {
    person: 'enfermera',
    layout: 'flowing',
    style: worded('short', ' – ', 1, 'title-first', { order: SKILLS_FIRST }),
  },
  {
    person: 'enfermera',
    layout: 'classic',
    distilled: true,
    style: worded('long', ' – ', 0, 'employer-first', { today: 2, place: 'with-dates', flatSkills: true }),
  },
  { person: 'administrativo', layout: 'word-plain', style: worded('long', ' – ', 1, 'title-first') },
  {
    person: 'administrativo',
    layout: 'weasy-typed',
    style: worded('short', ' – ', 3, 'employer-first', { since: true, comma: ' | ' }),
  },
  {
    person: 'administrativo',
    layout: 'placed',
    style: worded('years', ' – ', 0, 'title-first', { place: 'with-dates' }),
  },
  {
    person: 'ingeniero',
    layout: 'definition',
    style: worded('numeric', ' – ', 0, 'title-first', { bareSummary: true }),
  },
  {
    person: 'ingeniero',
    layout: 'airy',
    distilled: true,
    style: worded('short', ' – ', 1, 'employer-first', { today: 2, place: 'with-dates' }),
  },
  { person: 'ingeniero', layout: 'webkit-tabular', style: worded('numeric', ' – ', 2, 'title-first') },
  { person: 'engenheira', layout: 'own-5', style: worded('short', ' – ', 0, 'title-first') },
  { person: 'engenheira', layout: 'writer-columns', style: worded('numeric', ' – ', 3, 'title-first') },
  {
    person: 'engenheira',
    layout: 'european',
    style: worded('long', ' – ', 3, 'title-first', { flatSkills: true, order: SKILLS_FIRST }),
  },
  { person: 'vendedor', layout: 'grid-sidebar', style: worded('numeric', ' – ', 1, 'grouped', { today: 2 }) },
  {
    person: 'vendedor',
    layout: 'typed',
    style: worded('numeric', ' – ', 2, 'one-line', { place: 'none', comma: ' | ' }),
  },
  {
    person: 'vendedor',
    layout: 'word-tabs',
    style: worded('short', ' – ', 3, 'employer-first', { bareSummary: true }),
  },
  {
    person: 'magazynier',
    layout: 'tabular',
    style: worded('dotted', ' – ', 0, 'title-first', { since: true }),
  },
  { person: 'magazynier', layout: 'react-sidebar', style: worded('numeric', ' – ', 1, 'title-first') },
];

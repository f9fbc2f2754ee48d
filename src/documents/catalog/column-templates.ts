import type { ListedTemplate } from './listed-template.ts';

/* What galleries show of the designs with a side column (column-designs.ts). */

type ColumnTemplate = ListedTemplate<'columns'>;

/** What a side column costs, whatever the design. */
export const SIDE_COLUMN_COST =
  'Most software reads both columns in order; one column is the safest for old software.';

/** The same where there is little room. */
export const SIDE_COLUMN_BRIEFLY = 'One column is the safest for old software.';

const described: readonly ColumnTemplate[] = [
  {
    id: 'columns-1',
    name: 'Pier',
    category: 'columns',
    description:
      'A pale blue column at the left for contact, skills and languages; your work beside it, under your name.',
  },
  {
    id: 'columns-2',
    name: 'Graphite',
    category: 'columns',
    description:
      'A dark column with white text from the top of the sheet to its foot, and a heavy name in clear type.',
  },
  {
    id: 'columns-3',
    name: 'Colonnade',
    category: 'columns',
    description:
      'A serif page under a doubled rule: text at the left, and what is short at the right without any ground.',
  },
  {
    id: 'columns-4',
    name: 'Awning',
    category: 'columns',
    description:
      'Your name in white on a copper band across the page, and a sand-colored column hanging from it.',
  },
  {
    id: 'columns-5',
    name: 'Gazette',
    category: 'columns',
    description:
      'A red bar over a large name, headings under fine rules, and a narrow first column for all that is short.',
  },
  {
    id: 'columns-6',
    name: 'Alcove',
    category: 'columns',
    description:
      'A deep green column at the right beside a serif name over a golden hairline: calm, and a little formal.',
  },
];

export const columnResumes: readonly (ColumnTemplate & { cost: string })[] = described.map((template) => ({
  ...template,
  cost: SIDE_COLUMN_COST,
}));

export const columnLetters: readonly ColumnTemplate[] = [
  {
    id: 'columns-1',
    name: 'Pier',
    category: 'columns',
    description:
      'Your name and contact on a pale blue ground across the head of the sheet, with room for your words.',
  },
  {
    id: 'columns-2',
    name: 'Graphite',
    category: 'columns',
    description:
      'White on a dark head from edge to edge with a short teal stroke below, as on the resume it goes with.',
  },
  {
    id: 'columns-3',
    name: 'Colonnade',
    category: 'columns',
    description:
      'A serif name in oxblood over a doubled rule, for letters that are to look as if they were printed.',
  },
  {
    id: 'columns-4',
    name: 'Awning',
    category: 'columns',
    description: 'Your name in white on a copper band with an amber edge: a warm head for a warm letter.',
  },
  {
    id: 'columns-5',
    name: 'Gazette',
    category: 'columns',
    description:
      'A red bar at the top of the sheet, a large plain name, and a black rule before your first word.',
  },
  {
    id: 'columns-6',
    name: 'Alcove',
    category: 'columns',
    description:
      'A deep green bar along the top edge, a serif name and a golden hairline over a formal letter.',
  },
];

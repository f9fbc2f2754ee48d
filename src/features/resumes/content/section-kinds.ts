import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';

/** Fields that an entry of a further section can have, in the order of the form. */
export const ITEM_FIELDS = [
  'title',
  'subtitle',
  'location',
  'startDate',
  'endDate',
  'current',
  'url',
  'description',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];

export type SectionKind = {
  kind: FurtherSectionKind;
  /** What the editor calls it; what is printed follows the resume's language. */
  name: string;
  /** What one of its entries is called. */
  entry: string;
  /** What the fields of an entry ask for; a field without a name is not asked for. */
  fields: Partial<Record<ItemField, string>>;
  hints?: Partial<Record<ItemField, string>>;
};

/** The kinds of further sections, in the order in which they are offered. */
export const SECTION_KINDS: readonly SectionKind[] = [
  {
    kind: 'projects',
    name: 'Projects',
    entry: 'Project',
    fields: {
      title: 'Project',
      subtitle: 'Your part in it',
      startDate: 'Start date',
      endDate: 'End date',
      current: 'Still going on',
      url: 'Link',
      description: 'Description',
    },
  },
  {
    kind: 'certificates',
    name: 'Certificates',
    entry: 'Certificate',
    fields: {
      title: 'Certificate',
      subtitle: 'Issued by',
      endDate: 'Date',
      url: 'Link',
      description: 'Note',
    },
  },
  {
    kind: 'languages',
    name: 'Languages',
    entry: 'Language',
    fields: { title: 'Language', subtitle: 'Level' },
    hints: { subtitle: 'In words (native, fluent) or by the European scale (B2, C1).' },
  },
  {
    kind: 'awards',
    name: 'Awards',
    entry: 'Award',
    fields: { title: 'Award', subtitle: 'Given by', endDate: 'Date', description: 'What it was for' },
  },
  {
    kind: 'volunteering',
    name: 'Volunteering',
    entry: 'Role',
    fields: {
      title: 'Role',
      subtitle: 'Organization',
      location: 'Location',
      startDate: 'Start date',
      endDate: 'End date',
      current: 'I still do this',
      url: 'Link',
      description: 'Description',
    },
  },
  {
    kind: 'publications',
    name: 'Publications',
    entry: 'Publication',
    fields: { title: 'Title', subtitle: 'Published in', endDate: 'Date', url: 'Link', description: 'Note' },
    hints: { description: 'Co-authors, or what it is about.' },
  },
  {
    kind: 'custom',
    name: 'Own section',
    entry: 'Entry',
    fields: {
      title: 'Title',
      subtitle: 'Second line',
      location: 'Location',
      startDate: 'Start date',
      endDate: 'End date',
      current: 'Still going on',
      url: 'Link',
      description: 'Description',
    },
  },
];

/** What a field is called that a kind does not ask for and that holds something all the same, as imported ones may. */
export const OTHER_FIELDS: Record<ItemField, string> = {
  title: 'Title',
  subtitle: 'Second line',
  location: 'Location',
  startDate: 'Start date',
  endDate: 'End date',
  current: 'Still going on',
  url: 'Link',
  description: 'Description',
};

export function sectionKind(kind: FurtherSectionKind): SectionKind {
  const found = SECTION_KINDS.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`there is no section kind ${kind}`);
  return found;
}

import { ITEM } from '#documents/resume/fields.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { onForm } from '#editor/fields/on-form.ts';

/** Fields that an entry of a further section can have. */
export type ItemField = Exclude<keyof typeof ITEM, 'id' | 'hidden' | 'hiddenLines'>;
const { id: _, hidden: __, hiddenLines: ___, ...FIELDS } = ITEM;

/** What the fields are called where a kind has no words of its own for them. */
const LABELS = Object.entries(FIELDS).map(([name, field]) => [name, onForm(field).label]);
export const ITEM_LABELS = Object.fromEntries(LABELS) as Record<ItemField, string>; // Its very names.

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
    fields: ITEM_LABELS,
  },
];

export function sectionKind(kind: FurtherSectionKind): SectionKind {
  const found = SECTION_KINDS.find((candidate) => candidate.kind === kind);
  if (!found) throw new Error(`there is no section kind ${kind}`);
  return found;
}

import type { Part } from '#documents/fields.ts';
import { partAt, type FoundPart } from '#documents/filled-fields.ts';
import { LINK, RESUME, SECTION } from '#documents/resume/fields.ts';
import { onForm } from '#editor/fields/on-form.ts';
import { valueAt } from '#editor/session/content.ts';
import { SECTION_KINDS, type SectionKind } from '../content/section-kinds.ts';

/** The tabs of the editor, in their order. */
export const TABS = ['template', 'personal', 'summary', 'work', 'education', 'skills', 'more'] as const;
export type TabId = (typeof TABS)[number];

export const TAB_LABELS: Record<TabId, string> = {
  template: 'Template',
  personal: 'Personal',
  summary: 'Summary',
  work: 'Work',
  education: 'Education',
  skills: 'Skills',
  more: 'More',
};

/** Where a part of a resume is edited: its tab, the field that takes the focus, and its name. */
export type FieldPlace = { tab: TabId; field: string; label: string };

const TAB_OF_PART: Readonly<Record<string, TabId>> = {
  personalInfo: 'personal',
  includeSummary: 'summary',
  summary: 'summary',
  includeEmployment: 'work',
  employment: 'work',
  includeEducation: 'education',
  education: 'education',
  includeSkills: 'skills',
  skills: 'skills',
  settings: 'template',
  sections: 'more',
} satisfies Record<keyof typeof RESUME, TabId>;

/**
 * Finds the place of a path in the data, such as `employment.0.startDate`; a whole entry has one too. With the data at
 * hand, fields of further sections are called what the form calls them.
 */
export function placeOf(path: string, data?: unknown): FieldPlace | undefined {
  if (path === 'templateId') return { tab: 'template', field: path, label: 'Template' };
  const [top = '', ...below] = path.split('.');
  const tab = TAB_OF_PART[top];
  const found = partAt(RESUME, path);
  if (!tab || !found || found.part.kind === 'group') return undefined;
  const kind = data === undefined ? undefined : valueAt(data, `sections.${below[0]}.kind`);
  const known = top === 'sections' ? SECTION_KINDS.find((one) => one.kind === kind) : undefined;
  const label = known ? nameByKind(found, path, known) : nameOf(found);
  return { tab, field: found.part.kind === 'lines' ? top : path, label };
}

/** "Position of job 1", "Job 1", "Title of entry 2, Section 1". */
function nameOf({ part, entries, isEntry }: FoundPart): string {
  const where = whereIn(entries);
  if (where === '') return part.label;
  // The address of a link is what people call the link; of a section its entries alone have names.
  const isWhole = isEntry || part === LINK.url || Object.values<Part>(SECTION).includes(part);
  return isWhole ? capitalized(where) : `${part.label} of ${where}`;
}

/** "Issued by (certificate 2, Section 1)" */
function nameByKind({ part, entries, isEntry }: FoundPart, path: string, kind: SectionKind): string {
  const where = whereIn(
    entries.map((entry) => (entry.name === 'entry' ? { ...entry, name: kind.entry.toLowerCase() } : entry)),
  );
  if (isEntry || part.kind === 'list' || part.kind === 'group') return capitalized(where);
  const field = path.split('.').at(-1) ?? '';
  const own = Object.entries(kind.fields).find(([name]) => entries.length > 1 && name === field)?.[1];
  return `${own ?? onForm(part).label} (${where})`;
}

/** The entries from the inside out: "entry 2, Section 1". */
function whereIn(entries: FoundPart['entries']): string {
  return entries
    .toReversed()
    .map(({ name, number }) => `${name} ${number}`)
    .join(', ');
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

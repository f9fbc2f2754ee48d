import { capitalised } from '#documents/text/clean.ts';
import { isTogether, type Part } from '#documents/fields.ts';
import { partAt, saidAt, type FoundPart } from '#documents/filled-fields.ts';
import { RESUME, SECTION } from '#documents/resume/fields.ts';
import { LINK } from '#documents/resume/person-fields.ts';
import { CORE_SECTIONS } from '#documents/resume/setting-fields.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';
import { valueAt } from '#editor/session/content.ts';
import { photoNamed, saidOfPhoto } from './photo-words.ts';
import { SECTION_KINDS } from '../content/section-kinds.ts';

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
export type EditorPlace = { tab: TabId; field: string; label: string };

const TAB_OF_PART: Readonly<Record<string, TabId>> = {
  personalInfo: 'personal',
  photo: 'personal',
  includeSummary: 'summary',
  summary: 'summary',
  hiddenSummaryLines: 'summary',
  includeEmployment: 'work',
  employment: 'work',
  includeEducation: 'education',
  education: 'education',
  includeSkills: 'skills',
  skills: 'skills',
  skillGroups: 'skills',
  settings: 'template',
  sections: 'more',
  order: 'more',
} satisfies Record<keyof typeof RESUME, TabId>;

/** Finds the place of a path in the data, such as `employment.0.startDate`; a whole entry has one too. */
export function placeOf(path: string): EditorPlace | undefined {
  if (path === 'templateId') return { tab: 'template', field: path, label: 'Template' };
  const [top = ''] = path.split('.');
  const tab = TAB_OF_PART[top];
  const found = partAt(RESUME, path);
  if (!tab || !found || (found.part.kind === 'group' && !isTogether(found.part))) return undefined;
  return { tab, field: found.part.kind === 'lines' ? top : path, label: nameOf(found) };
}

/** "Position of job 1", "Job 1", "Title of entry 2, Section 1". */
function nameOf({ part, entries, isEntry }: FoundPart): string {
  const where = whereIn(entries);
  if (where === '') return part.label;
  // The address of a link is what people call the link; of a section its entries alone have names.
  const isWhole = isEntry || part === LINK.url || Object.values<Part>(SECTION).includes(part);
  return isWhole ? capitalised(where) : `${part.label} of ${where}`;
}

/**
 * What the field at a path is called to whoever has the document before them: of a further section by its heading and
 * what its entry says first, "Description of Shop front, Projects", else by its place alone.
 */
export function nameIn(path: string, data: unknown): string | undefined {
  const label = placeOf(path)?.label;
  const [top, index, , item, field] = path.split('.');
  if (label === undefined || top !== 'sections' || index === undefined) return label;
  const section = valueAt(data, `sections.${index}`);
  const kind = SECTION_KINDS.find((known) => known.kind === valueAt(section, 'kind'));
  const heading = textAt(section, 'title') || kind?.name || `Section ${Number(index) + 1}`;
  if (item === undefined) return heading;
  const entry = valueAt(section, `items.${item}`);
  const numbered = `${kind?.entry ?? 'Entry'} ${Number(item) + 1}`;
  const where = `${textAt(entry, 'title') || textAt(entry, 'subtitle') || numbered}, ${heading}`;
  return field === undefined ? where : `${partAt(RESUME, path)?.part.label} of ${where}`;
}

function textAt(root: unknown, path: string): string {
  const value = valueAt(root, path);
  return typeof value === 'string' ? value.trim() : '';
}

/** The entries that something stands in, from the inside out: "entry 2, Section 1". */
export function whereIn(entries: FoundPart['entries']): string {
  return entries
    .toReversed()
    .map(({ name, number }) => `${name} ${number}`)
    .join(', ');
}

/** What the form calls a field beside the others of its entry: "Issued by", "Position". */
export function labelIn(path: string, data: unknown): string | undefined {
  const [top, index, , , itemField] = path.split('.');
  const kindName = top === 'sections' ? valueAt(data, `sections.${index}.kind`) : undefined;
  const kind = SECTION_KINDS.find((known) => known.kind === kindName);
  const asked = Object.entries(kind?.fields ?? {}).find(([name]) => name === itemField)?.[1];
  const part = partAt(RESUME, path)?.part;
  return asked ?? (part && 'asks' in part ? part.asks : undefined) ?? part?.label;
}

/** How the parts of a resume are called where two versions are compared. */
export const resumeWords: DocumentWords = {
  nameOf: (path, data) => nameOnForm(path, data) ?? placeOf(path)?.label,
  templateName: (id) => findResumeTemplate(id)?.name ?? id,
  saidOf: (path, value) => saidOfPhoto(path, value) ?? saidAt(RESUME, path, value),
  photoIn: photoNamed,
};

/** "Issued by (certificate 2, Section 1)": what the form asks, where that is more than the name of a field. */
function nameOnForm(path: string, data: unknown): string | undefined {
  const found = partAt(RESUME, path);
  if (!found || found.part.kind === 'group') return undefined;
  const [top, index, , , itemField] = path.split('.');
  const kindName = top === 'sections' ? valueAt(data, `sections.${index}.kind`) : undefined;
  const kind = SECTION_KINDS.find((known) => known.kind === kindName);
  const entry = kind?.entry.toLowerCase();
  const where = whereIn(
    found.entries.map((each) => (each.name === 'entry' && entry ? { ...each, name: entry } : each)),
  );
  if (found.isEntry) return capitalised(where);
  if (found.part.kind === 'list') return undefined;
  const asked = Object.entries(kind?.fields ?? {}).find(([name]) => name === itemField)?.[1];
  const place = top === 'order' ? valueAt(data, `order.${index}.id`) : undefined;
  if (place !== undefined) return `${found.part.label} (${nameOfPlace(place, data)})`;
  const question = asked ?? found.part.asks ?? (kind && found.part.label);
  return question && `${question} (${where})`;
}

/** What the section is called that a place in the order is of. */
function nameOfPlace(id: unknown, data: unknown): string {
  const core = CORE_SECTIONS.find((each) => each === id);
  if (core) return RESUME[core].label;
  const sections = valueAt(data, 'sections');
  const at = Array.isArray(sections) ? sections.findIndex((section) => valueAt(section, 'id') === id) : -1;
  return at < 0 ? 'a section that is gone' : `Section ${at + 1}`;
}

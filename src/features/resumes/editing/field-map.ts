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

const LABELS: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  title: 'Professional title',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  position: 'Position',
  company: 'Company',
  startDate: 'Start date',
  endDate: 'End date',
  current: 'End date',
  description: 'Description',
  degree: 'Degree',
  school: 'School',
  graduationDate: 'Graduation date',
  subtitle: 'Second line',
  url: 'Link',
  label: 'Name',
};

/** Where a part of a resume is edited: its tab, the field that takes the focus, and its name. */
export type FieldPlace = { tab: TabId; field: string; label: string };

/** Switches and settings, which are named by their whole path. */
const NAMED: Record<string, { tab: TabId; label: string }> = {
  templateId: { tab: 'template', label: 'Template' },
  'settings.paper': { tab: 'template', label: 'Paper' },
  'settings.language': { tab: 'template', label: 'Language of headings' },
  'settings.density': { tab: 'template', label: 'Spacing' },
  summary: { tab: 'summary', label: 'Professional summary' },
  includeSummary: { tab: 'summary', label: 'Include summary' },
  includeEmployment: { tab: 'work', label: 'Include work experience' },
  includeEducation: { tab: 'education', label: 'Include education' },
  includeSkills: { tab: 'skills', label: 'Include skills' },
};

/** Finds the place of a path in the data, such as `employment.0.startDate`; a whole entry has one too. */
export function placeOf(path: string): FieldPlace | undefined {
  const named = NAMED[path];
  if (named) return { ...named, field: path };
  const [part, second = '', third] = path.split('.');
  switch (part) {
    case 'personalInfo':
      if (second === 'links') return linkPlace(path);
      return second in LABELS ? { tab: 'personal', field: path, label: LABELS[second] ?? second } : undefined;
    case 'employment':
      return entryPlace('work', path, third, `job ${Number(second) + 1}`);
    case 'education':
      return entryPlace('education', path, third, `education ${Number(second) + 1}`);
    case 'skills':
      return { tab: 'skills', field: 'skills', label: 'Skills' };
    case 'sections':
      return sectionPlace(path);
    default:
      return undefined;
  }
}

/** `personalInfo.links.0.url` */
function linkPlace(path: string): FieldPlace {
  const [, , index, name] = path.split('.');
  const link = index === undefined ? 'Links' : `Link ${Number(index) + 1}`;
  return {
    tab: 'personal',
    field: path,
    label: name === 'label' ? `Name of link ${Number(index) + 1}` : link,
  };
}

/** `sections.0.include`, `sections.0.items.1.title` */
function sectionPlace(path: string): FieldPlace {
  const [, index, part, item, name] = path.split('.');
  const section = index === undefined ? 'Further sections' : `Section ${Number(index) + 1}`;
  if (part !== 'items' || item === undefined) return { tab: 'more', field: path, label: section };
  const entry = `entry ${Number(item) + 1}`;
  const field = name === undefined ? capitalized(entry) : `${LABELS[name] ?? 'Text'} of ${entry}`;
  return { tab: 'more', field: path, label: `${field}, ${section}` };
}

function entryPlace(
  tab: TabId,
  path: string,
  name: string | undefined,
  entry: string,
): FieldPlace | undefined {
  if (name === undefined) return { tab, field: path, label: capitalized(entry) };
  const label = LABELS[name];
  return label === undefined ? undefined : { tab, field: path, label: `${label} of ${entry}` };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The tabs of the editor, in their order. */
export const TABS = ['template', 'personal', 'summary', 'work', 'education', 'skills'] as const;
export type TabId = (typeof TABS)[number];

export const TAB_LABELS: Record<TabId, string> = {
  template: 'Template',
  personal: 'Personal',
  summary: 'Summary',
  work: 'Work',
  education: 'Education',
  skills: 'Skills',
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
  description: 'Description',
  degree: 'Degree',
  school: 'School',
  graduationDate: 'Graduation date',
};

/** Where a part of a resume is edited: its tab, the field that takes the focus, and its name. */
export type FieldPlace = { tab: TabId; field: string; label: string };

/** Finds the place of a path in the data, such as `employment.0.startDate`. */
export function placeOf(path: string): FieldPlace | undefined {
  const [part, second = '', third = ''] = path.split('.');
  switch (part) {
    case 'personalInfo':
      return second in LABELS ? { tab: 'personal', field: path, label: LABELS[second] ?? second } : undefined;
    case 'summary':
      return { tab: 'summary', field: 'summary', label: 'Professional summary' };
    case 'employment':
      return entryPlace('work', path, third, `job ${Number(second) + 1}`);
    case 'education':
      return entryPlace('education', path, third, `education ${Number(second) + 1}`);
    case 'skills':
      return { tab: 'skills', field: 'skills', label: 'Skills' };
    default:
      return undefined;
  }
}

function entryPlace(tab: TabId, path: string, name: string, entry: string): FieldPlace | undefined {
  const label = LABELS[name];
  return label === undefined ? undefined : { tab, field: path, label: `${label} of ${entry}` };
}

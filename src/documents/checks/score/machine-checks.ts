import type { CheckGroup, Finding } from '../finding.ts';

/** Groups whose checks ask what a machine gets out of a file. */
const MACHINE_GROUPS: ReadonlySet<CheckGroup> = new Set([
  'file',
  'text-layer',
  'layout',
  'contact',
  'sections',
  'entries',
  'dates',
]);

/** Checks of those groups that only a person minds. */
const FOR_PEOPLE: ReadonlySet<string> = new Set([
  'file/pages',
  'file/name',
  'layout/font-size',
  'layout/font-families',
  'layout/margins',
  'layout/last-page',
  'contact/unprofessional-email',
  'contact/no-location',
  'contact/no-profile-link',
  'sections/order',
  'sections/outdated',
  'sections/empty',
  'dates/gap',
  'dates/overlap',
]);

/** Whether the finding counts for how well a machine reads the resume. */
export const concernsMachines = ({ check, group }: Pick<Finding, 'check' | 'group'>): boolean =>
  MACHINE_GROUPS.has(group) && !FOR_PEOPLE.has(check);

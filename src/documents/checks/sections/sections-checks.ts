import type { Check } from '../check.ts';
import { emptySection, unknownHeading } from './headings.ts';
import { educationAndSkills, experienceHeading } from './missing.ts';
import { outdated, sectionOrder } from './order.ts';

export const sectionsChecks: readonly Check[] = [
  experienceHeading,
  educationAndSkills,
  unknownHeading,
  emptySection,
  sectionOrder,
  outdated,
];

import type { Check } from '../check.ts';

export const sectionsChecks: readonly Check[] = [];

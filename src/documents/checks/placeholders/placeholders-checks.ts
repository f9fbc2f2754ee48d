import type { Check } from '../check.ts';

export const placeholdersChecks: readonly Check[] = [];

import type { Check } from '../check.ts';

export const entriesChecks: readonly Check[] = [];

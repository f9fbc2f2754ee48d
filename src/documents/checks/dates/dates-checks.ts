import type { Check } from '../check.ts';

export const datesChecks: readonly Check[] = [];

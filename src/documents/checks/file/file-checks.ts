import type { Check } from '../check.ts';

export const fileChecks: readonly Check[] = [];

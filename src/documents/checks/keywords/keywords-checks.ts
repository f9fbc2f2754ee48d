import type { Check } from '../check.ts';

export const keywordsChecks: readonly Check[] = [];

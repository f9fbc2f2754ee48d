import type { Check } from '../check.ts';

export const languageChecks: readonly Check[] = [];

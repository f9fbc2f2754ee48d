import type { Check } from '../check.ts';

export const contactChecks: readonly Check[] = [];

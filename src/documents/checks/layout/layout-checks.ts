import type { Check } from '../check.ts';

export const layoutChecks: readonly Check[] = [];

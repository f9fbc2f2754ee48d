import type { Check } from '../check.ts';

export const sensitiveChecks: readonly Check[] = [];

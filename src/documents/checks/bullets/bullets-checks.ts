import type { Check } from '../check.ts';

export const bulletsChecks: readonly Check[] = [];

import type { Check } from '../check.ts';

export const textLayerChecks: readonly Check[] = [];

import type { Check } from '../check.ts';
import { mixedFormats } from './formats.ts';
import { gaps } from './gaps.ts';
import { impossibleDates } from './impossible.ts';
import { newestFirst } from './order.ts';
import { overlaps, severalCurrent } from './overlaps.ts';
import { yearOnly } from './precision.ts';

export const datesChecks: readonly Check[] = [
  mixedFormats,
  yearOnly,
  impossibleDates,
  newestFirst,
  gaps,
  overlaps,
  severalCurrent,
];

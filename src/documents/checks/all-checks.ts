import { bulletsChecks } from './bullets/bullets-checks.ts';
import type { Check } from './check.ts';
import { contactChecks } from './contact/contact-checks.ts';
import { datesChecks } from './dates/dates-checks.ts';
import { entriesChecks } from './entries/entries-checks.ts';
import { fileChecks } from './file/file-checks.ts';
import { keywordsChecks } from './keywords/keywords-checks.ts';
import { languageChecks } from './language/language-checks.ts';
import { layoutChecks } from './layout/layout-checks.ts';
import { placeholdersChecks } from './placeholders/placeholders-checks.ts';
import { sectionsChecks } from './sections/sections-checks.ts';
import { sensitiveChecks } from './sensitive/sensitive-checks.ts';
import { textLayerChecks } from './text-layer/text-layer-checks.ts';

/** Every check there is. Reports list what passed in this order. */
export const allChecks: readonly Check[] = [
  ...fileChecks,
  ...textLayerChecks,
  ...layoutChecks,
  ...contactChecks,
  ...sectionsChecks,
  ...entriesChecks,
  ...datesChecks,
  ...bulletsChecks,
  ...languageChecks,
  ...keywordsChecks,
  ...sensitiveChecks,
  ...placeholdersChecks,
];

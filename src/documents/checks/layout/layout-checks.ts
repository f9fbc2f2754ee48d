import type { Check } from '../check.ts';
import { columns, readingOrder } from './columns.ts';
import { levelMarks } from './level-marks.ts';
import { contactInBands, repeatedHeads } from './page-bands.ts';
import { lastPage, margins } from './page-space.ts';
import { tables } from './tables.ts';
import { typeFamilies, typeSize } from './type-size.ts';

export const layoutChecks: readonly Check[] = [
  columns,
  readingOrder,
  tables,
  contactInBands,
  repeatedHeads,
  typeSize,
  typeFamilies,
  margins,
  levelMarks,
  lastPage,
];

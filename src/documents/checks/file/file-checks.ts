import type { Check } from '../check.ts';
import { fileOpens, fileType, oldFormat } from './kind.ts';
import { fileName } from './name.ts';
import { filePages } from './pages.ts';
import { fileProperties } from './properties.ts';
import { fileSize } from './size.ts';

export const fileChecks: readonly Check[] = [
  fileType,
  fileOpens,
  fileSize,
  oldFormat,
  fileName,
  fileProperties,
  filePages,
];

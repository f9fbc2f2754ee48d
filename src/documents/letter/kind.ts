import { DEFAULT_TITLE } from './fields.ts';
import { findLetterTemplate } from '../catalog/letter-templates.ts';
import type { PrintedKind } from '../document-kind.ts';
import { letterFileName } from '../file-name.ts';

import { exchangedLetter } from './exchanged-letter.ts';
import { letterIdentity } from './identity.ts';
import { letterPrintJob } from './print-model.ts';
import { letterFields } from './printed-fields.ts';
import type { LetterData } from './schema.ts';

export const letterKind: PrintedKind<'letter', LetterData> = {
  ...letterIdentity,
  hasTemplate: (templateId) => findLetterTemplate(templateId) !== undefined,
  hasSideColumn: () => false,
  title: () => DEFAULT_TITLE,
  titledBy: [],
  fileName: ({ personalInfo }) => letterFileName(personalInfo),
  printJob: letterPrintJob,
  printedFields: letterFields,
  exchange: { fileEnding: 'letter.json', content: exchangedLetter },
};

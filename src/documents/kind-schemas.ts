import type { z } from 'zod';
import type { DataByKind, KindName } from './kinds.ts';
import { anyLetterData, unknownBytesOfLetter } from './letter/schema.ts';
import { anyResumeData, unknownBytesOfResume } from './resume/schema.ts';

/** How documents of one kind are read. */
export type KindSchema<Data> = {
  /** Reads data of any version that was ever saved or sent, brought to the current one. */
  data: z.ZodType<Data>;
  /** How much it carries that this version does not know, in bytes. */
  unknownBytes(data: Data): number;
};

/** Apart from the kinds themselves, since the browser does without Zod. */
export const kindSchemas: { readonly [Name in KindName]: KindSchema<DataByKind[Name]> } = {
  resume: { data: anyResumeData, unknownBytes: unknownBytesOfResume },
  letter: { data: anyLetterData, unknownBytes: unknownBytesOfLetter },
};

import type { z } from 'zod';
import { anyApplicationData, unknownBytesOfApplication } from './application/schema.ts';
import type { DataByKind, KindName } from './kinds.ts';
import { anyLetterData, sentLetterData, unknownBytesOfLetter } from './letter/schema.ts';
import { anyResumeData, sentResumeData, unknownBytesOfResume } from './resume/schema.ts';

/** How documents of one kind are read. */
export type KindSchema<Data> = {
  /** Reads data of any version that was ever saved, brought to the current one. */
  data: z.ZodType<Data>;
  /** The same of what somebody sends: what says nothing of versions is set as new documents are. */
  sent: z.ZodType<Data>;
  /** How much it carries that this version does not know, in bytes. */
  unknownBytes(data: Data): number;
};

/** Apart from the kinds themselves, since the browser does without Zod. */
export const kindSchemas: { readonly [Name in KindName]: KindSchema<DataByKind[Name]> } = {
  resume: { data: anyResumeData, sent: sentResumeData, unknownBytes: unknownBytesOfResume },
  application: {
    data: anyApplicationData,
    sent: anyApplicationData,
    unknownBytes: unknownBytesOfApplication,
  },
  letter: { data: anyLetterData, sent: sentLetterData, unknownBytes: unknownBytesOfLetter },
};

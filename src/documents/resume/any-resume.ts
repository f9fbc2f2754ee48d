import { anyVersion } from '../any-version.ts';
import { unknownBytes } from '../unknown-keys.ts';
import { migrateResume } from './migrations.ts';
import { resumeData } from './schema.ts';

/** Resume data of any version that was ever saved or sent, brought to the current one. */
export const anyResumeData = anyVersion(migrateResume, resumeData);

/** How much a resume carries that this version does not know, in bytes. */
export const unknownBytesOfResume = unknownBytes(resumeData);

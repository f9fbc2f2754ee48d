import { anyVersion } from '../any-version.ts';
import { migrateResume } from './migrations.ts';
import { resumeData } from './schema.ts';

/** Resume data of any version that was ever saved or sent, brought to the current one. */
export const anyResumeData = anyVersion(migrateResume, resumeData);

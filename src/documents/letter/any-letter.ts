import { anyVersion } from '../any-version.ts';
import { migrateLetter } from './migrations.ts';
import { letterData } from './schema.ts';

/** Letter data of any version that was ever saved or sent, brought to the current one. */
export const anyLetterData = anyVersion(migrateLetter, letterData);

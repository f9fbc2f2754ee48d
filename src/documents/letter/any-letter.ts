import { anyVersion } from '../any-version.ts';
import { unknownBytes } from '../unknown-keys.ts';
import { migrateLetter } from './migrations.ts';
import { letterData } from './schema.ts';

/** Letter data of any version that was ever saved or sent, brought to the current one. */
export const anyLetterData = anyVersion(migrateLetter, letterData);

/** How much a letter carries that this version does not know, in bytes. */
export const unknownBytesOfLetter = unknownBytes(letterData);

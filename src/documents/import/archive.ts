import { unzipSync } from 'fflate';

/** Most that an archive may come to once unpacked, in bytes, and most files of it that are unpacked. */
const UNPACKED_MAX = 50 * 1024 * 1024;
const FILES_MAX = 200;
/** Most names that are looked at: an export may hold every message and picture of its owner beside the resume. */
const NAMES_MAX = 10_000;

/** Raised where an archive would unpack to more than any resume needs. */
export class UnpacksTooLarge extends Error {
  override readonly name = 'UnpacksTooLarge';
}

/** Raised where an archive can be opened with a password alone. */
export class ArchiveLocked extends Error {
  override readonly name = 'ArchiveLocked';
}

/** Names of the files in an archive, as they are written: they are compared, and never used as paths. */
export function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  unzipSync(bytes, {
    filter: ({ name }) => {
      names.push(name);
      if (names.length > NAMES_MAX) throw new UnpacksTooLarge();
      return false;
    },
  });
  if (names.length > 0 && isLocked(bytes)) throw new ArchiveLocked();
  return names;
}

/**
 * Unpacks the files that are asked for. What the archive says of their sizes is checked before, and what unpacks to more
 * than it said is cut off there, so that no archive takes more room than it admits.
 */
export function unpacked(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let total = 0;
  let count = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted(name)) return false;
      total += originalSize;
      count += 1;
      if (total > UNPACKED_MAX || count > FILES_MAX) throw new UnpacksTooLarge();
      return true;
    },
  });
  return new Map(Object.entries(files));
}

/** The first file's flags have a bit for encryption. */
function isLocked(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && ((bytes[6] ?? 0) & 1) === 1;
}

import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FILE_OF_OWNER, OWNER_ALONE } from './owner-alone.server.ts';

/** Another process works on the data directory. */
export class DataDirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `The data directory ${directory} is in use by another process of this product. ` +
        'Stop that one first, or give this one a DATA_DIR of its own.',
    );
    this.name = 'DataDirectoryInUseError';
  }
}

/**
 * Takes the data directory for this process alone. Two processes on one embedded database overwrite each other in
 * silence. The lock is an exclusive transaction on a file beside the data: the operating system drops it when the
 * process dies, however it dies.
 * @returns the function that gives the lock back
 * @throws DataDirectoryInUseError
 */
export function lockDataDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: OWNER_ALONE });
  // An earlier version, or whoever made the directory, may have left it open to others on the machine.
  chmodSync(directory, OWNER_ALONE);
  const file = join(directory, 'lock');
  // What the lock keeps beside its file for a while gets the mode of the file.
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a' });
  chmodSync(file, FILE_OF_OWNER);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && /locked|busy/i.test(error.message))
      throw new DataDirectoryInUseError(directory);
    throw error;
  }
  return () => lock.close();
}

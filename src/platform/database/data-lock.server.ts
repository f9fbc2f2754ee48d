import { chmodSync, existsSync, mkdirSync, writeFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

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

/** What is in a data directory belongs to people: nobody else on the machine reads it. */
const OWNER_ALONE = 0o700;
const FILE_OF_OWNER = 0o600;

/**
 * Takes a folder with all that is in it from everybody but its owner. The embedded database makes its first files
 * readable and writable for all, whatever the process would have: it sets their mode itself.
 */
export function keepToOwner(folder: string): void {
  chmodSync(folder, OWNER_ALONE);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) keepToOwner(path);
    else if (entry.isFile()) chmodIfThere(path);
  }
}

/** The database may remove a file at any moment. */
function chmodIfThere(path: string): void {
  try {
    chmodSync(path, FILE_OF_OWNER);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

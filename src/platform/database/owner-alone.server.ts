import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is in a data directory belongs to people: nobody else on the machine reads it. */
export const OWNER_ALONE = 0o700;
export const FILE_OF_OWNER = 0o600;

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

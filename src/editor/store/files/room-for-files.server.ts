import type { Database } from '#platform/database/database.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { forgetUnnamedPhotos } from '../photos/forget-photos.server.ts';
import { FILES_MAX_BYTES, filesFit } from './stored-files.server.ts';

/** Photos that nothing names make room once they are a day old: a device may hold what names a new one. */
const ROOM_AFTER_MS = 24 * 3600_000;

/**
 * Refuses what took a person's files beyond what they may take. Where they have come to that, those photos go first that
 * nothing names any more. Within the transaction that keeps a file, under the person's lock.
 * @throws AppError `storage_full`
 */
export async function assertFilesFit(tx: Database, userId: number, now: Date): Promise<void> {
  if (await filesFit(tx, userId)) return;
  await forgetUnnamedPhotos(tx, userId, new Date(now.getTime() - ROOM_AFTER_MS));
  if (await filesFit(tx, userId)) return;
  throw new AppError(
    'storage_full',
    `The copies of what you have sent, what your links show, and your photos take up all of their ${FILES_MAX_BYTES / 1024 / 1024} MB. Please delete some of them that you no longer need.`,
  );
}

import { AppError } from '#platform/http/app-error.ts';

/** That a document is no more as whoever changes it saw it. */
export function versionConflict(): AppError {
  return new AppError(
    'version_conflict',
    'This document was changed in another tab or on another device in the meantime.',
  );
}

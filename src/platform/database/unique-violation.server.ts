/** PostgreSQL's code for a value that has to be unique and is there already. */
const UNIQUE_VIOLATION = '23505';

/** Whether an error, or what caused it, is a value that has to be unique and is there already. */
export function isUniqueViolation(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code === UNIQUE_VIOLATION) return true;
  }
  return false;
}

/** An error, and whatever caused it. */
export function* withCauses(error: unknown): Generator<Error, void> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

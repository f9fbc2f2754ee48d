/** What there is of several texts, on one line. */
export function joined(parts: readonly (string | undefined)[], by = ', '): string {
  return parts.filter(Boolean).join(by);
}

/** What there is of several texts, each on lines of its own. */
export function joinedLines(...parts: readonly (string | undefined)[]): string {
  return joined(parts, '\n');
}

/** Where a value stands in the report, for the way back from the page. */
export function fieldId(path: string): string {
  return `read-value-${path}`;
}

/** Path of the first text, in the order of the data, that holds `part`. */
export function findText(data: unknown, part: string): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  for (const [key, value] of Object.entries(data)) {
    if (typeof value === 'string' && value.includes(part)) return key;
    const below = findText(value, part);
    if (below !== undefined) return `${key}.${below}`;
  }
  return undefined;
}

/** Deepest nesting that is looked into; what is nested deeper was made to break readers. */
const DEPTH_MAX = 40;

/** All texts within a value of JSON or YAML, in their order, without those under keys that say nothing of a career. */
export function textsIn(
  value: unknown,
  isSkipped: (key: string) => boolean = () => false,
  depth = 0,
): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return [];
  if (Array.isArray(value)) return value.flatMap((inner: unknown) => textsIn(inner, isSkipped, depth + 1));
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    isSkipped(key) ? [] : textsIn(inner, isSkipped, depth + 1),
  );
}

/** What a person edits of a document. */
export type Content<Data> = { title: string; templateId: string; data: Data };

/** A document as the server keeps it. */
export type Stored<Data> = Content<Data> & { id: number; version: number };

/** Whether two values are the same JSON, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The value at a path such as `data.employment.0.startDate`; nothing where the path leads nowhere. */
export function valueAt(root: unknown, path: string): unknown {
  let value = root;
  for (const part of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    // Keys are looked up one at a time: whatever stands there is unknown until the next step has checked it.
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

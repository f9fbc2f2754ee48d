import type { FieldConflict } from '#documents/merge/merge.ts';
import { sameValue } from '#documents/merge/same-value.ts';
import { textKey } from '#documents/text/text-key.ts';

/** The document that another one follows, at the version that it has followed. */
export type FollowedBase = { id: number; title: string; version: number };

/** What a person edits of a document. */
export type Content<Data> = { title: string; templateId: string; data: Data };

/** A document as the server keeps it. */
export type Stored<Data> = Content<Data> & {
  id: number;
  version: number;
  /** When it was saved, ISO 8601 in UTC; absent from a copy that does not know. */
  updatedAt?: string;
  /** The document that it follows; absent where nobody has said. */
  base?: FollowedBase | null | undefined;
  /** What is open since the two were brought together. */
  conflicts?: readonly FieldConflict[] | undefined;
};

/** A content that was sent to be saved, as far as it takes to know it again: of its data a key. */
export type ContentFingerprint = { title: string; templateId: string; data: string };

export function contentOf<Data>({ title, templateId, data }: Content<Data>): Content<Data> {
  return { title, templateId, data };
}

/** Whether two contents share all their parts; versions of one document share whatever did not change. */
export function sameParts(a: Content<unknown>, b: Content<unknown>): boolean {
  return a.title === b.title && a.templateId === b.templateId && a.data === b.data;
}

/** `title` is the one that the server keeps it by. */
export function fingerprintOf({ templateId, data }: Content<unknown>, title: string): ContentFingerprint {
  return { title, templateId, data: textKey(JSON.stringify(data, sortKeys)) };
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What was sent without an answer, with the latest; of the oldest no more than `most`, however often one was sent. */
export function withSent(
  sent: readonly ContentFingerprint[],
  latest: ContentFingerprint,
  most: number,
): readonly ContentFingerprint[] {
  const others = sent.filter((one) => !sameValue(one, latest));
  return [...others, latest].slice(-most);
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

/**
 * The same document with another value at a path; everything off the path is the same object as before, and keys that
 * nobody here knows are kept. A path that leads nowhere changes nothing.
 */
export function withValueAt<Root>(root: Root, path: string, value: unknown): Root {
  const [key = '', ...rest] = path.split('.');
  if (typeof root !== 'object' || root === null || !(key in root)) return root;
  const before = valueAt(root, key);
  const after = rest.length === 0 ? value : withValueAt(before, rest.join('.'), value);
  if (after === before) return root;
  // A copy of the root with one key changed is of the root's own type; lists stay lists.
  return (Array.isArray(root) ? root.with(Number(key), after) : { ...root, [key]: after }) as Root;
}

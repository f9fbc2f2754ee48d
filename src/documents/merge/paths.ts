/*
 * Names of places in a document, by fields and by the ids of things: `employment.<id>.description`.
 */

export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** A name as a part of a path, in which points part. */
export function encoded(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replaceAll('.', '%2E');
}

/** What stands under a name, and nothing that every object has. */
export function fieldOf<T>(values: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return values && Object.hasOwn(values, name) ? values[name] : undefined;
}

/**
 * The part of a document's data that says where it comes from and what there is to look at in it
 * (resume/read-notes.ts). It is merged like any other, but nobody is asked about it, and it is no difference.
 */
export const NOTES = 'imported';

/** Whether a place is within those notes. */
export function isNote(path: string): boolean {
  return path === NOTES || path.startsWith(`${NOTES}.`);
}

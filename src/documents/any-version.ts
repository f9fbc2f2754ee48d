import { z } from 'zod';

/*
 * How data is read that another version of this product wrote: migrated, checked, and with what is unknown
 * measured.
 */

/** Deepest nesting of lists and objects; ours has five levels, and what we do not know is kept up to here. */
const DEPTH_MAX = 40;

/**
 * Reads data of any version that was ever saved or sent: brought to the current version, then checked.
 * Data that is nested absurdly deep is refused, since nothing after this could write it down again.
 */
export function anyVersion<T extends z.ZodType>(migrate: (raw: unknown) => unknown, current: T) {
  return z
    .unknown()
    .refine((raw) => !isDeeperThan(raw, DEPTH_MAX), 'is nested too deeply')
    .transform(migrate)
    .pipe(current);
}

/** Walks level by level, not by recursion: the depth it looks for is the one that breaks recursion. */
function isDeeperThan(value: unknown, depth: number): boolean {
  let level: object[] = isNested(value) ? [value] : [];
  for (let at = 0; level.length > 0; at += 1) {
    if (at === depth) return true;
    level = level.flatMap((nested) => Object.values(nested).filter(isNested));
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Most that a document may carry of what this version does not know, in bytes of JSON: room for a later version's fields. */
export const UNKNOWN_MAX_BYTES = 64 * 1024;

/** Where a schema knows keys: of an object its own, each with what stands there, of a list what its items are. */
type Known = { keys: Map<string, Known | null> } | { item: Known | null };

/**
 * Measures what a document carries beside what its schema knows, with the names it stands under, in bytes of JSON. Walks
 * the document once.
 */
export function unknownBytes(schema: z.ZodType): (data: unknown) => number {
  const known = knownIn(schema);
  return (data) => {
    const found: unknown[] = [];
    collect(data, known, found);
    return found.length === 0 ? 0 : bytesOf(found);
  };
}

/** Adds names and what stands under them to `found`, in turns. */
function collect(value: unknown, known: Known | null, found: unknown[]): void {
  if (known === null || typeof value !== 'object' || value === null) return;
  if ('item' in known) {
    for (const item of Object.values(value) as unknown[]) collect(item, known.item, found);
    return;
  }
  for (const [key, held] of Object.entries(value) as [string, unknown][]) {
    const within = known.keys.get(key);
    if (within === undefined) found.push(key, held);
    else collect(held, within, found);
  }
}

/** Null where a schema allows nothing that it does not know. */
function knownIn(schema: unknown): Known | null {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return knownIn(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const item = knownIn(schema.element);
    return item && { item };
  }
  if (!(schema instanceof z.ZodObject)) return null;
  const shape = Object.entries(schema.shape);
  return { keys: new Map(shape.map(([key, part]) => [key, knownIn(part)])) };
}

/** As an object of each name would be written down; all at once, since 39,000 calls of `JSON.stringify` take 40 ms. */
function bytesOf(found: readonly unknown[]): number {
  // `["a",1,"b",2]` has two brackets and a comma less than there are items; `{"a":1}` has three signs of its own.
  return new TextEncoder().encode(JSON.stringify(found)).length + found.length / 2 - 1;
}

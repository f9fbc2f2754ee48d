import { z } from 'zod';

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

import type { Fields } from '#documents/fields.ts';

const SUFFIX = 'ChangedAt';

/**
 * The moments that tell since when another part is as it is, by the names of those parts: `stageChangedAt` by `stage`. Nobody
 * is asked about a moment: it goes with its part.
 */
export function momentsBeside(fields: Fields): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([name, { kind }]) => {
      const part = name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : undefined;
      return kind === 'moment' && part !== undefined && part in fields ? [[part, name]] : [];
    }),
  );
}

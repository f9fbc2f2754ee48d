/*
 * What a right answer of the API looks like, so that the browser can tell it from anything else that may come: a page of
 * something in between, an answer of another version, one that was cut short. Zod would do it with 93 KB; these few
 * functions do it with less than one. Types are those of the contracts, which the compiler holds a shape to.
 */

/** Whether a value is of a type, as far as the browser relies on it. What else an answer holds is kept as it is. */
export type Shape<T> = (value: unknown) => value is T;

/** Whatever stands there. */
export const anything: Shape<unknown> = (_value): _value is unknown => true;

export const aText: Shape<string> = (value) => typeof value === 'string';

export const aNumber: Shape<number> = (value) => typeof value === 'number';

export const aFlag: Shape<boolean> = (value) => typeof value === 'boolean';

/** An answer without a body. */
export const nothing: Shape<void> = (value): value is void => value === undefined;

/** An object, whatever its keys. */
export const anObject: Shape<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function oneOf<const T>(choices: readonly T[]): Shape<T> {
  return (value): value is T => choices.some((choice) => choice === value);
}

export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value): value is T | null => value === null || shape(value);
}

export function aListOf<T>(shape: Shape<T>): Shape<T[]> {
  return (value): value is T[] => Array.isArray(value) && value.every(shape);
}

/** An object whose keys are not known, and whose values are all alike. */
export function aRecordOf<T>(shape: Shape<T>): Shape<Record<string, T>> {
  return (value): value is Record<string, T> => anObject(value) && Object.values(value).every(shape);
}

type Shapes = Record<string, Shape<unknown>>;
type Values<S extends Shapes> = { [Name in keyof S]: S[Name] extends Shape<infer T> ? T : never };

/** An object with fields; those of `optional` may be missing. */
export function fields<S extends Shapes, O extends Shapes = Record<never, never>>(
  shapes: S,
  optional?: O,
): Shape<Values<S> & Partial<Values<O>>> {
  return (value): value is Values<S> & Partial<Values<O>> => {
    if (!anObject(value)) return false;
    const isRight = Object.entries(shapes).every(([name, shape]) => shape(value[name]));
    return (
      isRight &&
      Object.entries(optional ?? {}).every(([name, shape]) => value[name] === undefined || shape(value[name]))
    );
  };
}

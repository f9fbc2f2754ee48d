import type { Fields, Values, ValuesOf } from '../fields.ts';
import { SETTINGS } from '../resume/setting-fields.ts';
import { LOOK } from './look-fields.ts';

/*
 * A look that somebody saves by name, and puts on another document: what they wish of a design, and how close it stands.
 * A kind of documents has some of it or all; the rest of a document stays as it is.
 */

export const SAVED_LOOK = { ...LOOK, density: SETTINGS.density } as const satisfies Fields;

export type SavedLook = Partial<ValuesOf<typeof SAVED_LOOK>>;

const NAMES = Object.keys(SAVED_LOOK) as (keyof typeof SAVED_LOOK)[]; // The keys of just these.

/** The look of a document, by its settings and those that its kind has. */
export function lookToSave(fields: Fields, settings: Values): SavedLook {
  const of = NAMES.filter((name) => Object.hasOwn(fields, name) && typeof settings[name] === 'string');
  return Object.fromEntries(of.map((name) => [name, settings[name]]));
}

/** Settings with as much of a look as their kind has. What a newer release knows is left out. */
export function settingsInLook(fields: Fields, settings: Values, look: SavedLook): Values {
  const taken = NAMES.filter((name) => Object.hasOwn(fields, name) && look[name] !== undefined);
  return { ...settings, ...Object.fromEntries(taken.map((name) => [name, look[name]])) };
}

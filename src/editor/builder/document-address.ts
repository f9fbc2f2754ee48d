import { parsePath } from 'react-router';
import { AWAITED_PAYMENT, wayBackIn } from '#money/way-back.ts';

/*
 * The query of a builder's address: which document is open (`id`, or `draft` for one that was never saved), its template,
 * the section that is open, and whether it is written without an account (`write=first`).
 */

/** Written before anybody has signed in. */
export const WRITE_FIRST = { name: 'write', value: 'first' } as const;
/** Whoever pressed Save before signing in: it is saved once they are back. */
export const SAVE_ONCE_BACK = { name: 'save', value: 'once' } as const;
const SECTION = 'section';
/** The application that it was opened from. */
const APPLICATION = 'application';

/** A query of these, in which the section stays that is open now; what is written first goes on being so. */
export function withStanding(query: Record<string, string>): string {
  const now = new URLSearchParams(window.location.search);
  return asQuery(
    new URLSearchParams([
      ...Object.entries(query),
      ...standing(now, [SECTION, WRITE_FIRST.name, AWAITED_PAYMENT]),
    ]),
  );
}

/** The address of a saved document under this path, on the section that is open now. */
export function atSection(path: string): string {
  const now = new URLSearchParams(window.location.search);
  return path + asQuery(new URLSearchParams(standing(now, [SECTION])));
}

/** What a query says of the section that is open, and of the application that it is beside, to go on another query. */
export function placeIn(search: string): string {
  const place = standing(new URLSearchParams(search), [SECTION, APPLICATION]);
  return place.length === 0 ? '' : `&${new URLSearchParams(place)}`;
}

/** The query as it is, on another section. */
export function withSection(section: string): string {
  return changed(window.location.search, { [SECTION]: section });
}

/** The query as it is, for whoever signs in and comes back: they write with an account. */
export function afterSignIn(search: string): string {
  return changed(search, { [WRITE_FIRST.name]: null });
}

/** The same for whoever has pressed Save: the press is carried through. */
export function savingAfterSignIn(search: string): string {
  return changed(search, { [WRITE_FIRST.name]: null, [SAVE_ONCE_BACK.name]: SAVE_ONCE_BACK.value });
}

/** The query as it is, with the press of Save carried through. */
export function withoutSaving(search: string): string {
  return changed(search, { [SAVE_ONCE_BACK.name]: null });
}

/** The query as it is, for whoever writes first and signs in later. */
export function writeFirst(search: string): string {
  return changed(search, { [WRITE_FIRST.name]: WRITE_FIRST.value });
}

/** Whether a query is that of a document written before anybody has signed in. */
export function isWrittenFirst(search: string): boolean {
  return new URLSearchParams(search).get(WRITE_FIRST.name) === WRITE_FIRST.value;
}

/** Where a new document's own builder begins, by its kind. */
const NEW_DOCUMENTS = {
  resume: /^\/resume-builder(?:\/new)?\/?$/,
  letter: /^\/cover-letter-builder\/?$/,
};

/** The document without a number that signing in interrupts, with its key where it has been begun. */
function unsavedDocument(interrupted: string) {
  const { pathname = '', search = '' } = parsePath(interrupted);
  const asked = new URLSearchParams(search);
  const [name] = Object.entries(NEW_DOCUMENTS).find(([, path]) => path.test(pathname)) ?? [];
  return name === undefined || asked.has('id') ? null : { name, pathname, search, key: asked.get('draft') };
}

/** The new document that signing in interrupts; null where there is none, or it has been begun. */
function interruptedDocument(interrupted: string) {
  const found = unsavedDocument(interrupted);
  return found?.key === null ? found : null;
}

/** Where a new document that signing in interrupts is written first; null where there is none, or it has been begun. */
export function writeFirstPath(interrupted: string): string | null {
  const found = interruptedDocument(interrupted);
  return found && found.pathname + writeFirst(found.search);
}

/**
 * The key of the document that signing in interrupts although it has been begun, and where it is gone on with first; null
 * where there is none, or its Save or its PDF was asked for, which takes an account.
 */
export function begunPath(interrupted: string): { creationKey: string; path: string } | null {
  const found = unsavedDocument(interrupted);
  if (!found?.key) return null;
  const { pathname, search, key } = found;
  const needsAccount = new URLSearchParams(search).has(SAVE_ONCE_BACK.name) || wayBackIn(search).wantsPdf;
  return needsAccount ? null : { creationKey: key, path: pathname + writeFirst(search) };
}

/** The kind of new document that signing in interrupts; null where there is none, or it has been begun. */
export function interruptedKind(interrupted: string): { name: string; newPath: string } | null {
  const found = interruptedDocument(interrupted);
  return found && { name: found.name, newPath: found.pathname };
}

/** Where what was written first is gone on with, still without an account. */
export function writtenFirstPath(path: string, creationKey: string): string {
  return `${path}?draft=${encodeURIComponent(creationKey)}&${WRITE_FIRST.name}=${WRITE_FIRST.value}`;
}

function standing(now: URLSearchParams, names: readonly string[]): [string, string][] {
  return names.flatMap((name): [string, string][] => {
    const value = now.get(name);
    return value === null ? [] : [[name, value]];
  });
}

/** The query with these in place of what it says of them; null takes one out. */
function changed(search: string, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return asQuery(next);
}

function asQuery(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

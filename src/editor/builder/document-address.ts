import { AWAITED_PAYMENT } from '#money/way-back.ts';

/*
 * The query of a builder's address: which document is open (`id`, or `draft` for one that was never saved), its template,
 * the section that is open, and whether it is written without an account (`write=first`).
 */

/** Written before anybody has signed in. */
export const WRITE_FIRST = { name: 'write', value: 'first' } as const;
/** Whoever pressed Save before signing in: it is saved once they are back. */
export const SAVE_ONCE_BACK = { name: 'save', value: 'once' } as const;
const SECTION = 'section';

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

/** What a query says of the section that is open, to go on another query. */
export function sectionIn(search: string): string {
  const section = new URLSearchParams(search).get(SECTION);
  return section === null ? '' : `&${new URLSearchParams({ [SECTION]: section })}`;
}

/** The query as it is, on another section. */
export function withSection(section: string): string {
  const next = new URLSearchParams(window.location.search);
  next.set(SECTION, section);
  return asQuery(next);
}

/** The query as it is, for whoever signs in and comes back: they write with an account. */
export function afterSignIn(search: string): string {
  const next = new URLSearchParams(search);
  next.delete(WRITE_FIRST.name);
  return asQuery(next);
}

/** The same for whoever has pressed Save: the press is carried through. */
export function savingAfterSignIn(search: string): string {
  const next = new URLSearchParams(afterSignIn(search));
  next.set(SAVE_ONCE_BACK.name, SAVE_ONCE_BACK.value);
  return asQuery(next);
}

/** The query as it is, with the press of Save carried through. */
export function withoutSaving(search: string): string {
  const next = new URLSearchParams(search);
  next.delete(SAVE_ONCE_BACK.name);
  return asQuery(next);
}

/** The query as it is, for whoever writes first and signs in later. */
export function writeFirst(search: string): string {
  const next = new URLSearchParams(search);
  next.set(WRITE_FIRST.name, WRITE_FIRST.value);
  return asQuery(next);
}

/** Where a new document's own builder begins. */
const NEW_DOCUMENT = /^\/(?:resume-builder(?:\/new)?|cover-letter-builder)\/?$/;

/** Where a new document that signing in interrupts is written first; null where there is none, or it has been begun. */
export function writeFirstPath(interrupted: string): string | null {
  const [path = '', search = ''] = interrupted.split(/(?=\?)/, 2);
  const asked = new URLSearchParams(search);
  return NEW_DOCUMENT.test(path) && !asked.has('id') && !asked.has('draft')
    ? path + writeFirst(search)
    : null;
}

/** The kind of new document that signing in interrupts; null where there is none, or it has been begun. */
export function interruptedKind(interrupted: string): { name: string; newPath: string } | null {
  if (writeFirstPath(interrupted) === null) return null;
  const [newPath = ''] = interrupted.split('?', 1);
  return { name: newPath.startsWith('/resume') ? 'resume' : 'letter', newPath };
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

function asQuery(parameters: URLSearchParams): string {
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

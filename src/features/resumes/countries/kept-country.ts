import type { EditorSession } from '#editor/session/use-session.ts';

const KEY = 'foothold-countries';
/** Of so many documents the country is kept; the ones that were asked first are forgotten first. */
const MOST = 60;

/** By the number of a document, or by the key of one that was never saved. */
type Kept = readonly (readonly [document: string, country: string])[];

/** While the page lives, a device that keeps nothing has it, too. */
const chosenIn = new WeakMap<EditorSession, string>();

/** The country that somebody chose for the open document on this device; nothing where none was chosen. */
export function keptCountry(session: EditorSession): string | undefined {
  const document = nameOf(session);
  return chosenIn.get(session) ?? read().find(([name]) => name === document)?.[1];
}

/** Keeps the choice on this device: it is no part of what is written, and never sent. */
export function keepCountry(session: EditorSession, country: string): void {
  const isFirst = !chosenIn.has(session);
  chosenIn.set(session, country);
  write(nameOf(session), country);
  if (session.state().stored || !isFirst) return;
  // It gets its number with the first save.
  const stop = session.subscribe(() => {
    if (!session.state().stored) return;
    stop();
    write(nameOf(session), chosenIn.get(session) ?? country);
  });
}

function nameOf(session: EditorSession): string {
  const { stored } = session.state();
  return stored ? String(stored.id) : (session.creationKey() ?? '');
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  } catch {
    return [];
  }
}

function isPair(entry: unknown): entry is readonly [string, string] {
  return Array.isArray(entry) && entry.length === 2 && entry.every((part) => typeof part === 'string');
}

function write(document: string, country: string): void {
  const others = read().filter(([name]) => name !== document);
  const kept = country === '' ? others : [...others, [document, country] as const];
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
  } catch {
    // Then it holds for this visit.
  }
}

import { useSyncExternalStore } from 'react';
import { useEditorSession, type EditorSession } from '#editor/session/use-session.ts';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';

/** What was opened or folded by a press, by list and entry; all others stand as the choice of this device says. */
type Chosen = ReadonlyMap<string, boolean>;

const NOTHING: Chosen = new Map();
const KEY = 'foothold:one-card';

/** Forgotten with the page, but not with a tab of the editor. */
const chosenIn = new WeakMap<EditorSession, Chosen>();
const listeners = new Set<() => void>();
/** The choice while this page lives: a device that keeps nothing has it, too. */
let oneAtATime: boolean | undefined;

/** Which entries of a list are open. Until somebody chooses, a small screen shows one at a time, a wide one all. */
export function useOpenCards(path: string, ids: readonly string[]) {
  const session = useEditorSession();
  const chosen = useSyncExternalStore(subscribe, () => chosenIn.get(session) ?? NOTHING);
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const single = useSyncExternalStore(subscribe, keptChoice) ?? !wide;
  // A list within an entry is the same wherever that entry stands.
  const list = path.split('.').filter((part) => !/^\d+$/.test(part));
  const keyOf = (id: string) => `${list.join('.')}:${id}`;
  const isOpen = (id: string) => chosen.get(keyOf(id)) ?? (ids.length === 1 || !single);
  const put = (next: Chosen) => {
    chosenIn.set(session, next);
    tellAll();
  };
  /** With this one open; of the others none stays open where one is open at a time, now or once the window is small. */
  const withOpen = (id: string): Chosen => {
    const next = new Map(chosenIn.get(session));
    for (const key of ids.map(keyOf)) {
      if (single) next.set(key, false);
      else if (next.get(key) === true) next.delete(key);
    }
    return next.set(keyOf(id), true);
  };
  return {
    single,
    isOpen,
    set(id: string, open: boolean) {
      put(open ? withOpen(id) : new Map(chosenIn.get(session)).set(keyOf(id), false));
    },
    /** The one that somebody writes in stays open where the window becomes a small one: a tablet that is turned. */
    keepOpen(id: string) {
      if (!single && chosen.get(keyOf(id)) !== true) put(withOpen(id));
    },
    setSingle(on: boolean) {
      keepChoice(on);
      put(NOTHING);
    },
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  for (const listener of listeners) listener();
}

function keptChoice(): boolean | undefined {
  if (oneAtATime !== undefined) return oneAtATime;
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? undefined : kept === 'on';
  } catch {
    return undefined;
  }
}

function keepChoice(on: boolean): void {
  oneAtATime = on;
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Then it holds for this visit.
  }
}

const UNFOLD = 'foothold:unfold';

/** Opens every card that an element is folded away in, before the next line runs. */
export function unfold(element: Element): void {
  element.dispatchEvent(new CustomEvent(UNFOLD, { bubbles: true }));
}

/** Calls `open` whenever something within an element is to be seen. */
export function onUnfold(element: Element, open: () => void): () => void {
  element.addEventListener(UNFOLD, open);
  return () => element.removeEventListener(UNFOLD, open);
}

import { useSyncExternalStore } from 'react';
import { onStorageCleared } from '#editor/device/clear-storage.ts';
import { createListeners } from '#platform/listeners.ts';

/* Templates that somebody has pinned, on this device. */

const KEY = 'foothold-pinned-templates';
/** More than there are templates: what stands there may have been written by anybody. */
const MOST = 100;

type Pins = ReadonlySet<string>;

const NONE: Pins = new Set();
const listeners = createListeners();
/** A device that keeps nothing has them while the page lives. */
let pins: Pins | null = null;

/** The pinned templates of a kind, and what pins or lets go one of them. */
export function usePins(kind: string) {
  const all = useSyncExternalStore(subscribe, current, () => NONE);
  const nameOf = (templateId: string) => `${kind}:${templateId}`;
  return {
    isPinned: (templateId: string) => all.has(nameOf(templateId)),
    toggle(templateId: string) {
      const name = nameOf(templateId);
      const next = new Set(current());
      if (!next.delete(name)) next.add(name);
      put(next);
    },
  };
}

function put(next: Pins): void {
  pins = next;
  try {
    if (next.size === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify([...next].slice(-MOST)));
  } catch {
    // Then they hold for this visit.
  }
  listeners.emit();
}

function current(): Pins {
  return (pins ??= kept());
}

function kept(): Pins {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(names)) return NONE;
    return new Set(names.filter((name) => typeof name === 'string').slice(0, MOST));
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  const end = listeners.subscribe(listener);
  // Another tab of the same person.
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) forget();
  };
  window.addEventListener('storage', follow);
  return () => {
    end();
    window.removeEventListener('storage', follow);
  };
}

function forget(): void {
  pins = null;
  listeners.emit();
}

onStorageCleared(forget);

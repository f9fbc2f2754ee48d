import { useSyncExternalStore } from 'react';
import { onStorageCleared } from '#editor/device/clear-storage.ts';

export type Channel = 'email' | 'phone';

/** A code that is on its way, and when another may be asked for. */
export type SentCode = { channel: Channel; contact: string; sentAt: number; resendAt: number };

const KEY = 'sentCode';
/** How long a code works, in ms; afterwards there is nothing to come back to. */
const LIFETIME_MS = 10 * 60_000;

// undefined: not read yet; null: none is waited for.
let current: SentCode | null | undefined;
const listeners = new Set<() => void>();

/**
 * The code that this tab waits for. Phones drop a browser's tab while its owner reads the code in another app: it is
 * kept for the tab, so that the person comes back to the code field and not to an empty form.
 */
export function useSentCode(): SentCode | null {
  return useSyncExternalStore(subscribe, readOnce, () => null);
}

export function keepSentCode(sent: SentCode): void {
  change(sent);
  try {
    sessionStorage.setItem(KEY, JSON.stringify(sent));
  } catch {
    // Without storage the step lasts as long as the page.
  }
}

export function forgetSentCode(): void {
  change(null);
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

onStorageCleared(() => change(null));

function change(to: SentCode | null): void {
  current = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readOnce(): SentCode | null {
  if (current === undefined) current = keptSentCode(Date.now()) ?? null;
  return current;
}

function keptSentCode(now: number): SentCode | undefined {
  try {
    return readSentCode(sessionStorage.getItem(KEY), now);
  } catch {
    return undefined;
  }
}

/** Reads what was kept; undefined where it is unreadable or the code has run out. */
export function readSentCode(kept: string | null, now: number): SentCode | undefined {
  const value = parse(kept);
  if (typeof value !== 'object' || value === null) return undefined;
  // Another version of the product may have written it: each field is checked.
  const { channel, contact, sentAt, resendAt } = value as Partial<Record<keyof SentCode, unknown>>;
  if ((channel !== 'email' && channel !== 'phone') || typeof contact !== 'string') return undefined;
  if (typeof sentAt !== 'number' || typeof resendAt !== 'number') return undefined;
  const age = now - sentAt;
  return age >= 0 && age < LIFETIME_MS ? { channel, contact, sentAt, resendAt } : undefined;
}

function parse(kept: string | null): unknown {
  try {
    return JSON.parse(kept ?? 'null');
  } catch {
    return undefined;
  }
}

import type { ToastContent } from './toast.tsx';

/** Where a toast waits while the browser loads another page in full. */
const KEY = 'queuedToast';

/** Leaves a toast for the next page that is loaded in full. */
export function queueToast(content: ToastContent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(content));
  } catch {
    // Without storage the message is lost, not the work it speaks of.
  }
}

/** Takes the toast that the page before left, if it did. */
export function takeQueuedToast(): ToastContent | null {
  try {
    const stored = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return stored === null ? null : (JSON.parse(stored) as ToastContent); // Written by queueToast alone.
  } catch {
    return null;
  }
}

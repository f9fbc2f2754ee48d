import type { Toast } from './toast.ts';

const KEY = 'foothold:toast';

/** Keeps a toast for the next page of this tab: one that is loaded anew loses what is shown. */
export function queueToast(toast: Toast): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(toast));
  } catch {
    // Storage may be switched off; a lost notice is no reason to fail.
  }
}

/** The toast kept for this page, once. */
export function takeQueuedToast(): Toast | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept === null ? undefined : readToast(JSON.parse(kept));
  } catch {
    return undefined;
  }
}

function readToast(kept: unknown): Toast | undefined {
  if (typeof kept !== 'object' || kept === null || !('title' in kept) || typeof kept.title !== 'string')
    return;
  return {
    title: kept.title,
    ...('description' in kept && typeof kept.description === 'string'
      ? { description: kept.description }
      : {}),
    variant: 'variant' in kept && kept.variant === 'destructive' ? 'destructive' : 'default',
  };
}

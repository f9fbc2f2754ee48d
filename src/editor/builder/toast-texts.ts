import type { SaveOutcome } from '#editor/session/session-step.ts';
import type { Toast } from '#ui/toast/toast.tsx';

/*
 * The short messages (toasts) that an editor shows in the corner of the screen. What differs by the kind of document
 * stands in `content/texts.ts` of its feature.
 */

/** What an editor says of its kind of document. */
export type DocumentTexts = {
  savedTitle: string;
  saved: string;
  saveFailed: string;
  downloadFailed: string;
  downloadReady: string;
  needsSubscription: string;
  /** For a document that must be saved by hand before it can be downloaded; null where downloading saves it. */
  saveFirst: string | null;
  /** What helps where even the closest spacing leaves lines on a last page. */
  fitAdvice: string;
};

const KEPT = 'What you wrote is kept on this device.';

export function signedOutToast(): Toast {
  return { title: 'Please sign in', description: `Your session has ended. ${KEPT}`, variant: 'warning' };
}

export function errorToast(description: string): Toast {
  return { title: 'Error', description, variant: 'destructive' };
}

export function offlineToast(saveFailed: string, keptOnDevice: boolean): Toast {
  return errorToast(offlineReason(saveFailed, keptOnDevice));
}

function offlineReason(saveFailed: string, keptOnDevice: boolean): string {
  return `${saveFailed} There is no connection. ${keptOnDevice ? KEPT : 'Please leave this page open.'}`;
}

/** Why a save did not come about. */
export function notSavedReason(outcome: SaveOutcome, saveFailed: string, keptOnDevice: boolean): string {
  if (outcome.kind === 'offline') return offlineReason(saveFailed, keptOnDevice);
  const message = 'message' in outcome ? outcome.message : '';
  return message || saveFailed;
}

export function bothKeptToast(copy: string): Toast {
  return {
    title: 'Both versions are kept',
    description: `The other one is now "${copy}" on your dashboard.`,
  };
}

export function goneToast(message: string): Toast {
  return errorToast(
    `${message} It was deleted elsewhere. Press Save to keep what you have here as a new one.`,
  );
}

export function savedToast({ savedTitle, saved }: DocumentTexts): Toast {
  return { title: savedTitle, description: saved };
}

/** `onGo` shows the field that could not be saved. */
export function partlySavedToast(title: string, reason: string, onGo: () => void): Toast {
  return {
    ...{ title, description: reason, variant: 'warning' },
    action: { label: 'Go to field', onSelect: onGo },
  };
}

export function saveFirstToast(saveFirst: string): Toast {
  return { title: 'Save first', description: saveFirst, variant: 'warning' };
}

/** `onLook` shows what would better be changed before the file goes out. */
export function downloadReadyToast({ downloadReady }: DocumentTexts, onLook?: () => void): Toast {
  const ready: Toast = { title: 'Download ready', description: downloadReady };
  return onLook ? { ...ready, action: { label: 'See what to check', onSelect: onLook } } : ready;
}

/** `onPlans` shows the plans. */
export function subscriptionToast(description: string, onPlans?: () => void): Toast {
  const required: Toast = { title: 'Subscription required', description, variant: 'destructive' };
  return onPlans ? { ...required, action: { label: 'See the plans', onSelect: onPlans } } : required;
}

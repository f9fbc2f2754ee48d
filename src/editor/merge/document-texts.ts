/** What the screen tells about a document's saving and downloading. */
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

/** A short message in the corner of the screen. */
export type Message = { title: string; description?: string; variant?: 'default' | 'destructive' };

const KEPT = 'What you wrote is kept on this device.';

export function signedOutMessage(): Message {
  return { title: 'Please sign in', description: `Your session has ended. ${KEPT}` };
}

export function errorMessage(description: string): Message {
  return { title: 'Error', description, variant: 'destructive' };
}

export function offlineMessage(saveFailed: string, keptOnDevice: boolean): Message {
  return errorMessage(
    `${saveFailed} There is no connection. ${keptOnDevice ? KEPT : 'Please leave this page open.'}`,
  );
}

export function bothKeptMessage(copy: string): Message {
  return {
    title: 'Both versions are kept',
    description: `The other one is now "${copy}" on your dashboard.`,
  };
}

export function goneMessage(message: string): Message {
  return errorMessage(
    `${message} It was deleted elsewhere. Press Save to keep what you have here as a new one.`,
  );
}

/** What happened to an account's documents on this device, in whichever of its tabs. */
export type DeviceNews =
  /** What is not saved has changed. */
  | { kind: 'drafts' }
  /** A tab has saved a document, which is now of this version. */
  | { kind: 'saved'; document: string; version: number }
  /** A tab has deleted a document. */
  | { kind: 'deleted'; document: string };

/** Brings news of one account to whoever listens, in this tab and in the others. */
export interface NewsOfDevice {
  emit(news: DeviceNews): void;
  /** Answers the function that stops it. */
  subscribe(listener: (news: DeviceNews) => void): () => void;
}

/** The part of a `BroadcastChannel` that news travels by. */
export type NewsChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

type AccountNews = { accountId: number; news: DeviceNews };

/** News for every account of this browser; without a channel it stays in this tab. */
export function createNews(channel: NewsChannel | undefined): (accountId: number) => NewsOfDevice {
  const listeners = new Set<(sent: AccountNews) => void>();
  const deliver = (sent: AccountNews) => {
    for (const listener of listeners) listener(sent);
  };
  // Only this product writes there, in the form that `emit` gives it.
  channel?.addEventListener('message', ({ data }: MessageEvent) => deliver(data as AccountNews));
  return (accountId) => ({
    emit(news) {
      const sent = { accountId, news };
      deliver(sent);
      channel?.postMessage(sent);
    },
    subscribe(listener) {
      const ofAccount = (sent: AccountNews) => {
        if (sent.accountId === accountId) listener(sent.news);
      };
      listeners.add(ofAccount);
      return () => listeners.delete(ofAccount);
    },
  });
}

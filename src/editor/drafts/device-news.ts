/** What happened to an account's documents on this device, in whichever of its tabs. */
export type DeviceNews =
  /** What is not saved has changed. */
  | { kind: 'drafts' }
  /** A tab has saved a document, which is now of this version. */
  | { kind: 'saved'; document: string; version: number };

/** Brings news of one account to whoever listens, in this tab and in the others. */
export interface NewsOfDevice {
  tell(news: DeviceNews): void;
  /** Answers the function that stops it. */
  subscribe(listener: (news: DeviceNews) => void): () => void;
}

/** The part of a `BroadcastChannel` that news travels by. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

type AccountNews = { accountId: number; news: DeviceNews };

/** News for every account of this browser; without a channel it stays in this tab. */
export function createNews(channel: Channel | undefined): (accountId: number) => NewsOfDevice {
  const listeners = new Set<(told: AccountNews) => void>();
  const deliver = (told: AccountNews) => {
    for (const listener of listeners) listener(told);
  };
  // Only this product writes there, in the form that `tell` gives it.
  channel?.addEventListener('message', ({ data }: MessageEvent) => deliver(data as AccountNews));
  return (accountId) => ({
    tell(news) {
      const told = { accountId, news };
      deliver(told);
      channel?.postMessage(told);
    },
    subscribe(listener) {
      const ofAccount = (told: AccountNews) => {
        if (told.accountId === accountId) listener(told.news);
      };
      listeners.add(ofAccount);
      return () => listeners.delete(ofAccount);
    },
  });
}

import { handDraftOver, lookAtDraft } from '#editor/session/exchange-draft.ts';
import type { SharedDraft } from '#editor/session/draft-event.ts';
import type { ModelDevice, ModelPage } from './model-pages.ts';
import type { ModelServer } from './model-server.ts';
import type { Text } from './session-setup.ts';

/** What pages and the server tell each other of a draft: one exchange at a time, as a page has them. */
export class DraftExchanges {
  readonly #parts: Parameters<typeof handDraftOver<Text>>[1];
  /** The page whose draft is being exchanged. */
  #under: ModelPage | null = null;

  constructor(server: ModelServer, { shared }: ModelDevice) {
    this.#parts = {
      gateway: server.gateway.drafts,
      store: {
        keep: async (key: string, found: SharedDraft<Text>) => void shared.set(key, structuredClone(found)),
        drop: async (key: string) => void shared.delete(key),
      },
    };
  }

  share(page: ModelPage): void {
    this.#exchange(page, () => handDraftOver(page, this.#parts, new Date()));
  }

  look(page: ModelPage): void {
    this.#exchange(page, () => lookAtDraft(page, this.#parts));
  }

  #exchange(page: ModelPage, exchange: () => Promise<unknown>): void {
    if (this.#under === page) return;
    this.#under = page;
    void exchange().then(() => {
      if (this.#under === page) this.#under = null;
    });
  }
}

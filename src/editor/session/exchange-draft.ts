import { fingerprintOf } from './content.ts';
import type { DocumentSession } from './document-session.ts';
import type { DraftGateway } from './draft-gateway.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import type { SharedDraft } from './draft-event.ts';

/** Where the device keeps what the server was last known to have of drafts, by their keys. */
export type SharedDraftStore<Data> = {
  keep(key: string, shared: SharedDraft<Data>): Promise<void>;
  drop(key: string): Promise<void>;
};

export type ExchangeParts<Data> = {
  gateway: DraftGateway<Data>;
  store: SharedDraftStore<Data>;
};

/** The part of a session that its draft is exchanged by. */
export type DraftOwner<Data extends Record<string, unknown>> = Pick<
  DocumentSession<Data>,
  'draftToShare' | 'hearOfDraft' | 'creationKey' | 'sharedDraft'
>;

/** Hands the server what it has not heard of a draft; answers why it could not, or null. */
export async function handDraftOver<Data extends Record<string, unknown>>(
  session: DraftOwner<Data>,
  parts: ExchangeParts<Data>,
  now: Date,
): Promise<SaveFailure | null> {
  const due = session.draftToShare();
  if (!due) return null;
  const { what, key, content, writtenAt, shared } = due;
  const { gateway, store } = parts;
  const isStill = () => session.creationKey() === key;
  try {
    if (what === 'keep') {
      // Whatever becomes of the call, the device knows its own words again.
      session.hearOfDraft({ type: 'draftHanded', handed: fingerprintOf(content, content.title.trim()) });
      const kept = await gateway.keep(
        key,
        content,
        writtenAt ?? now.toISOString(),
        shared?.updatedAt ?? null,
      );
      if (!isStill()) return null;
      session.hearOfDraft({ type: 'draftShared', shared: kept });
      await store.keep(key, kept);
    } else if (shared) {
      await gateway.remove(key, shared.updatedAt);
      if (!isStill()) return null;
      session.hearOfDraft({ type: 'draftGone' });
      await store.drop(key);
    }
    return null;
  } catch (error) {
    const failure = saveFailure(error);
    return failure.kind === 'conflict' ? lookAtDraft(session, parts) : failure;
  }
}

/**
 * Takes in what the server has of a draft; answers why it could not be asked, or null. The device notes only what the
 * session has taken in: one that was left meanwhile takes in nothing, and whoever opens its draft next would go over what
 * another device wrote as if it stood in it.
 */
export async function lookAtDraft<Data extends Record<string, unknown>>(
  session: DraftOwner<Data>,
  { gateway, store }: ExchangeParts<Data>,
): Promise<SaveFailure | null> {
  const key = session.creationKey();
  if (key === null) return null;
  try {
    const answer = await gateway.read(key);
    if (session.creationKey() !== key) return null;
    const isWrittenOn = session.draftToShare() !== null;
    session.hearOfDraft(answer);
    const taken = session.sharedDraft();
    if (answer.type === 'draftFound') {
      if (taken?.updatedAt === answer.shared.updatedAt) await store.keep(key, answer.shared);
    }
    // What was thrown away elsewhere, and is here as it was, is known on by what the server had: it goes from here, too.
    else if (answer.type === 'draftGone' && isWrittenOn && taken === null) await store.drop(key);
    return null;
  } catch (error) {
    return saveFailure(error);
  }
}

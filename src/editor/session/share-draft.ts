import { sameValue } from '#documents/merge/same-value.ts';
import { onServerReached } from '#platform/http/api-call.ts';
import type { DocumentSession } from './document-session.ts';
import { handDraftOver, lookAtDraft, type ExchangeParts } from './exchange-draft.ts';
import type { SaveFailure } from './save-failure.ts';
import { delayOf } from './session-effects.ts';
import type { Wait } from './session-step.ts';
import type { DraftToShare } from './shared-draft.ts';

/** Pause in typing after which a draft is handed to the server, in ms. */
export const SHARE_PAUSE_MS = 2_000;
/** Longest time that somebody types on before it is handed over all the same, in ms. */
export const SHARE_AT_LEAST_MS = 10_000;

type Shared<Data extends Record<string, unknown>> = Pick<
  DocumentSession<Data>,
  'draftToShare' | 'hearOfDraft' | 'creationKey' | 'sharedDraft' | 'subscribe' | 'state'
>;

/**
 * Keeps what was never saved on the server, too, under its creation key, so that it is on every device of its person: one
 * call at a time, a pause after typing, and again later where it did not get through. Typing never waits for it, nothing
 * is sent before something was written, and what the server will not take stays on the device without a word.
 * @param isKnown whether another device may have written in it: then the server is asked first
 * @returns the function that ends it; with `handsOver` what the server has not heard of is handed over once more
 */
export function shareDraft<Data extends Record<string, unknown>>(
  session: Shared<Data>,
  parts: ExchangeParts<Data>,
  isKnown: boolean,
): (handsOver: boolean) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first of what is unsent was seen. */
  let since: number | null = null;
  let isUnderWay = false;
  let isOver = false;
  let failures = 0;
  let failure: SaveFailure | null = null;
  /** When what did not get through is tried again. */
  let notBefore = 0;
  const withheld = createWithheld(session);
  const { due } = withheld;
  let key = session.creationKey();

  function follow(): void {
    const before = key;
    key = session.creationKey();
    if (before !== null && key !== before) void parts.store.drop(before);
    clearTimeout(timer);
    if (isOver || isUnderWay) return;
    if (!due()) return void (since = null);
    const now = Date.now();
    since ??= now;
    const at = Math.max(Math.min(now + SHARE_PAUSE_MS, since + SHARE_AT_LEAST_MS), notBefore);
    timer = setTimeout(() => void handOver(), Math.max(0, at - now));
  }

  async function handOver(): Promise<void> {
    // A first save takes the draft with it.
    if (session.state().saving) return follow();
    const sent = due()?.content;
    const before = session.sharedDraft();
    await exchange(() => handDraftOver(session, parts, new Date()), sent);
    withheld.whereDiscarded(before?.content);
    follow();
  }

  async function look(): Promise<void> {
    const before = session.sharedDraft();
    await exchange(() => lookAtDraft(session, parts), undefined);
    withheld.whereDiscarded(before?.content);
    follow();
  }

  async function exchange(call: () => Promise<SaveFailure | null>, sent: unknown): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    clearTimeout(timer);
    failure = await call();
    isUnderWay = false;
    since = null;
    failures = failure ? failures + 1 : 0;
    notBefore = failure ? Date.now() + delayOf(againAfter(failure, failures)) : 0;
    if (!failure) return;
    if (failure.kind === 'refused' || failure.kind === 'gone') withheld.add(sent);
    // It comes back with whoever signs in again.
    if (failure.kind === 'signedOut') isOver = true;
  }

  const now = () => void (!isOver && !isUnderWay && due() && handOver());
  const onVisible = () => {
    if (document.visibilityState === 'hidden') return now();
    if (!isOver && session.sharedDraft()) void look();
  };
  const onReached = () => {
    if (failure?.kind === 'offline') now();
  };
  const stopListening = [session.subscribe(follow), onServerReached(onReached), onPage(now, onVisible)];
  if (isKnown) void look();
  else follow();

  return (handsOver) => {
    for (const stop of stopListening) stop();
    clearTimeout(timer);
    const isDue = handsOver && !isOver && !isUnderWay && due() !== null;
    isOver = true;
    if (isDue) void handDraftOver(session, parts, new Date());
  };
}

/** What is not to be sent as it is, until somebody writes on: refused, or thrown away on another device. */
function createWithheld<Data extends Record<string, unknown>>(session: Shared<Data>) {
  let withheld: unknown = null;
  return {
    /** What is to be sent. */
    due(): DraftToShare<Data> | null {
      const draft = session.draftToShare();
      return draft?.content === withheld ? null : draft;
    },
    add(content: unknown): void {
      withheld = content;
    },
    /** What was thrown away on another device does not come back from this one. */
    whereDiscarded(shared: unknown): void {
      const draft = session.draftToShare();
      const isDiscarded = shared !== undefined && session.sharedDraft() === null && draft !== null;
      if (isDiscarded && sameValue(draft.content, shared)) withheld = draft.content;
    },
  };
}

/** Listens for the network and for the page being looked at or left. @returns the function that ends it */
function onPage(onOnline: () => void, onVisibility: () => void): () => void {
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}

function againAfter(failure: SaveFailure, failures: number): Wait {
  const retryAfterSeconds = 'retryAfterSeconds' in failure ? failure.retryAfterSeconds : undefined;
  return { kind: 'retry', failures, retryAfterSeconds };
}

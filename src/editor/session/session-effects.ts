import type { DraftStore } from '#editor/drafts/draft-store.ts';
import type { ServerCopies } from '#editor/drafts/server-copies.ts';
import type { DocumentGateway } from './document-gateway.ts';
import { saveFailure } from './save-failure.ts';
import type { Effect, SaveOutcome, SessionEvent, Wait } from './session-step.ts';

/** What the effects of a session are carried out with. */
export type EffectParts<Data> = {
  drafts: Pick<DraftStore, 'keep' | 'drop' | 'leave'>;
  copies: Pick<ServerCopies, 'keep' | 'drop'>;
  gateway: DocumentGateway<Data>;
  /** The server has this version now, by a save of this page. */
  onSaved?(saved: { id: number; version: number }): void;
};

/** Pause in typing after which a saved document saves itself, in ms. */
export const AUTOSAVE_PAUSE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 60_000;
/** Share of a wait that is left to chance, so that devices cut off together do not come back at one moment. */
const RETRY_JITTER = 0.25;

/** Carries out what a session decides: calls, the one timer, drafts, the device's copies, and answers to who waits. */
export function createEffects<Data extends Record<string, unknown>>(
  { gateway, drafts, copies, onSaved }: EffectParts<Data>,
  dispatch: (event: SessionEvent<Data>) => void,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest = 0;
  const waiting = new Map<number, (outcome: SaveOutcome) => void>();
  let leaving: Promise<unknown> = Promise.resolve();
  const end = Promise.withResolvers<void>();

  function carryOut(effect: Effect<Data>): void {
    switch (effect.type) {
      case 'create':
        return call(gateway.create(effect.content, effect.key, effect.seen), (saved) => ({
          ...{ type: 'created', saved },
        }));
      case 'update': {
        const { id, content, version, cause, settled } = effect;
        const paths = settled.map(({ path }) => path);
        const updating = gateway.update(id, content, version, cause, paths);
        return call(updating, (saved) => ({ type: 'updated', saved }));
      }
      case 'read':
        return call(gateway.read(effect.id), (theirs) => ({ type: 'read', theirs }));
      case 'readDraft':
        return call(gateway.drafts.read(effect.key), (answer) => ({ type: 'draftRead', answer }));
      case 'copy':
        return call(gateway.create(effect.content, effect.key), () => ({ type: 'copied' }));
      case 'startTimer':
        clearTimeout(timer);
        timer = setTimeout(() => dispatch({ type: 'saveDue' }), delayOf(effect.wait));
        return;
      case 'stopTimer':
        return clearTimeout(timer);
      case 'keepDraft': {
        const { name, draft, number } = effect;
        void drafts.keep(name, draft).then((kept) => dispatch({ type: 'draftKept', number, kept }));
        return;
      }
      case 'dropDraft':
        return void drafts.drop(effect.name, effect.creationKey);
      case 'leaveDraft':
        leaving = drafts.leave(effect.name, effect.creationKey);
        return;
      case 'keepCopy':
        return void copies.keep(effect.name, effect.copy);
      case 'dropCopy':
        return void copies.drop(effect.name);
      case 'announce':
        return onSaved?.({ id: effect.id, version: effect.version });
      case 'answer':
        return answer(effect.requests, effect.outcome);
      case 'closed':
        return end.resolve(leaving.then(() => undefined));
    }
  }

  function call<Answer>(under: Promise<Answer>, eventOf: (answer: Answer) => SessionEvent<Data>): void {
    void under.then(
      (answer) => dispatch(eventOf(answer)),
      (error: unknown) => dispatch({ type: 'failed', failure: saveFailure(error) }),
    );
  }

  function answer(requests: readonly number[], outcome: SaveOutcome): void {
    for (const request of requests) {
      waiting.get(request)?.(outcome);
      waiting.delete(request);
    }
  }

  /** Tells the session of a request, and answers what becomes of it. */
  function request(eventOf: (request: number) => SessionEvent<Data>): Promise<SaveOutcome> {
    lastRequest += 1;
    const number = lastRequest;
    return new Promise((resolve) => {
      waiting.set(number, resolve);
      dispatch(eventOf(number));
    });
  }

  /** `ended` settles once the session is closed and nothing is under way. */
  return { carryOut, request, ended: end.promise };
}

/** How long to wait, in ms: less and less often where saving fails time after time. */
export function delayOf(wait: Wait): number {
  if (wait.kind === 'pause') return AUTOSAVE_PAUSE_MS;
  const backoff = Math.min(RETRY_FIRST_MS * 2 ** (wait.failures - 1), RETRY_MOST_MS);
  // However chance has it, not before the server has said.
  const atLeast = ((wait.retryAfterSeconds ?? 0) * 1_000) / (1 - RETRY_JITTER);
  return Math.max(backoff, atLeast) * (1 - RETRY_JITTER * Math.random());
}

import { redone, undone, type Trace } from '#editor/history/history.ts';
import type { DraftStore } from '#editor/drafts/draft-store.ts';
import type { ServerCopies } from '#editor/drafts/server-copies.ts';
import { createListeners } from '#platform/listeners.ts';
import type { Content, Stored } from './content.ts';
import { newCreationKey } from './creation-key.ts';
import type { DocumentGateway } from './document-gateway.ts';
import { saveFailure, type FieldProblem } from './save-failure.ts';
import { firstStep, transition } from './session-machine.ts';
import type { SessionStart } from './session-start.ts';
import {
  initialState,
  type Effect,
  type SaveInitiator,
  type SaveOutcome,
  type SessionEvent,
  type Wait,
} from './session-state.ts';
import { viewOf } from './session-view.ts';

/** What an editing session works with. */
export type SessionParts<Data> = {
  drafts: Pick<DraftStore, 'keep' | 'drop' | 'leave' | 'cleared'>;
  copies: Pick<ServerCopies, 'keep' | 'drop'>;
  gateway: DocumentGateway<Data>;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  now(): Date;
  /** What of it cannot be saved as it was typed, and why: then nothing is sent. */
  validate?: ((content: Content<Data>) => FieldProblem | null) | undefined;
  /** The server has this version now, by a save of this page. */
  onSaved?(saved: { id: number; version: number }): void;
};

/** Pause in typing after which a saved document saves itself, in ms. */
export const AUTOSAVE_PAUSE_MS = 2_000;
const RETRY_FIRST_MS = 5_000;
const RETRY_MOST_MS = 60_000;
/** Share of a wait that is left to chance, so that devices cut off together do not come back at one moment. */
const RETRY_JITTER = 0.25;

/**
 * The editing of one document: holds what is on the screen, keeps it on the device at every change, saves it one
 * save at a time, and never lets an answer of the server overwrite what was typed meanwhile. What happens next is
 * decided by `transition`; here it is carried out.
 */
export type DocumentSession<Data extends Record<string, unknown>> = ReturnType<
  typeof createDocumentSession<Data>
>;

export function createDocumentSession<Data extends Record<string, unknown>>(
  start: SessionStart<Data>,
  { gateway, drafts, copies, draftNameOf, now, onSaved, validate }: SessionParts<Data>,
) {
  const listeners = createListeners();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastRequest = 0;
  const waiting = new Map<number, (outcome: SaveOutcome) => void>();
  let leaving: Promise<unknown> = Promise.resolve();
  const end = Promise.withResolvers<void>();

  let state = initialState(start, newCreationKey());
  let view = viewOf(state);
  for (const effect of firstStep(state).effects) carryOut(effect);

  function dispatch(event: SessionEvent<Data>): void {
    const step = transition(state, event, {
      ...{ now: now(), freshKey: newCreationKey() },
      ...{ draftNameOf, titleOf: gateway.titleOf, validate },
    });
    const isChanged = step.state !== state;
    state = step.state;
    if (isChanged) view = viewOf(state);
    // What is typed is on the device before anybody hears of it.
    for (const effect of step.effects) carryOut(effect);
    if (isChanged) listeners.emit();
  }

  function carryOut(effect: Effect<Data>): void {
    switch (effect.type) {
      case 'create':
        return call(gateway.create(effect.content, effect.key), (saved) => ({ type: 'created', saved }));
      case 'update': {
        const updating = gateway.update(effect.id, effect.content, effect.version);
        return call(updating, (saved) => ({ type: 'updated', saved }));
      }
      case 'read':
        return call(gateway.read(effect.id), (theirs) => ({ type: 'read', theirs }));
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
  function ask(eventOf: (request: number) => SessionEvent<Data>): Promise<SaveOutcome> {
    lastRequest += 1;
    const request = lastRequest;
    return new Promise((resolve) => {
      waiting.set(request, resolve);
      dispatch(eventOf(request));
    });
  }

  return {
    state: () => view,

    /** Name of this document's draft on the device. */
    draftName: () => state.draft.name,

    /** Of a document that was never saved, the key by which its draft is told from others. */
    creationKey: () => (state.document.kind === 'new' ? state.document.creationKey : null),

    subscribe: listeners.subscribe,

    edit(change: (content: Content<Data>) => Content<Data>): void {
      dispatch({ type: 'edited', content: change(state.content) });
    },

    /** Takes back the last change of the person's; answers where it was. */
    undo(): Trace | undefined {
      const trace = undone(state.history, state.content)?.trace;
      dispatch({ type: 'undone' });
      return trace;
    },

    /** Does again what was taken back last; answers where it was. */
    redo(): Trace | undefined {
      const trace = redone(state.history, state.content)?.trace;
      dispatch({ type: 'redone' });
      return trace;
    },

    /** Saves what is on the screen; when a save is under way, that one first. */
    save: (by: SaveInitiator) => ask((request) => ({ type: 'saveRequested', by, request })),

    /** Saves without being asked where there is something to save; for when the page is hidden or back online. */
    saveIfDirty: () => dispatch({ type: 'saveDue' }),

    /** Tries again at once what could not get through; for when the server was heard of in another way. */
    serverReached: () => dispatch({ type: 'serverReached' }),

    /** Saves mine over the other version, which can be brought back for as long as the notice stands. */
    keepMine: () => ask((request) => ({ type: 'mineKept', request })),

    /** Shows the other version; mine can be brought back for as long as the notice stands. */
    takeTheirs: () => dispatch({ type: 'theirsTaken' }),

    /** Makes a document of its own of the other version, and saves mine over it. */
    keepBoth: () => ask((request) => ({ type: 'bothKept', request })),

    /** Puts the version that was put aside on the screen, and the one on the screen aside. */
    swapNotice: () => dispatch({ type: 'noticeSwapped' }),

    dismissNotice: () => dispatch({ type: 'noticeDismissed' }),

    /** Goes on from a newer version that was saved elsewhere, where nothing is unsaved here. */
    follow(newer: Stored<Data>): void {
      dispatch({ type: 'savedElsewhere', newer });
    },

    /**
     * Ends the session; what a stored document has unsaved is saved once more, and a draft that stays is left to
     * whoever opens it next. Settles when nothing is under way.
     */
    close(): Promise<void> {
      if (state.lifecycle === 'open') dispatch({ type: 'left', saves: !drafts.cleared() });
      return end.promise;
    },
  };
}

/** How long to wait, in ms: less and less often where saving fails time after time. */
function delayOf(wait: Wait): number {
  if (wait.kind === 'pause') return AUTOSAVE_PAUSE_MS;
  const backoff = Math.min(RETRY_FIRST_MS * 2 ** (wait.failures - 1), RETRY_MOST_MS);
  const atLeast = (wait.retryAfterSeconds ?? 0) * 1_000;
  return Math.max(backoff, atLeast * (1 + RETRY_JITTER)) * (1 - RETRY_JITTER * Math.random());
}

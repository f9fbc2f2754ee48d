import type { FieldConflict } from '#documents/merge/merge.ts';
import { redone, undone, type Trace } from '#editor/history/history.ts';
import type { DraftStore } from '#editor/drafts/draft-store.ts';
import type { Choices } from '#editor/merge/merge-content.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import { createListeners } from '#platform/listeners.ts';
import type { Content, Stored } from './content.ts';
import { newCreationKey } from './creation-key.ts';
import type { SavingRules } from './held-back.ts';
import { choicesOf } from './reconcile.ts';
import { createEffects, type EffectParts } from './session-effects.ts';
import { firstStep, transition } from './session-machine.ts';
import type { SessionStart } from './session-start.ts';
import { draftKeyOf, initialState, type SaveInitiator } from './session-state.ts';
import type { SaveOutcome, SessionEvent } from './session-step.ts';
import { viewOf } from './session-view.ts';
import { draftToShare } from './shared-draft.ts';
import type { DraftEvent } from './draft-event.ts';

/** What comes from elsewhere, and changes what is on the screen. */
const FROM_ELSEWHERE: readonly SessionEvent<unknown>['type'][] = [
  'read',
  'savedElsewhere',
  'draftRead',
  'draftFound',
];

/** What an editing session works with. */
export type SessionParts<Data> = EffectParts<Data> &
  SavingRules<Data> & {
    drafts: Pick<DraftStore, 'cleared'>;
    /** Name of a stored document's draft on the device. */
    draftNameOf(id: number): string;
    now(): Date;
    /** Shows what came from elsewhere; a page keeps its caret meanwhile. */
    showMerged?: (show: () => void) => void;
  };

/**
 * The editing of one document: holds what is on the screen, keeps it on the device at every change, saves it one
 * save at a time, and never lets an answer of the server overwrite what was typed meanwhile. What happens next is
 * decided by `transition`, and carried out by its effects.
 */
export type DocumentSession<Data extends Record<string, unknown>> = ReturnType<
  typeof createDocumentSession<Data>
>;

export function createDocumentSession<Data extends Record<string, unknown>>(
  start: SessionStart<Data>,
  parts: SessionParts<Data>,
) {
  const { fields, gateway, drafts, draftNameOf, now, unsavable, showMerged = (show) => show() } = parts;
  const listeners = createListeners();
  const { carryOut, request, ended } = createEffects<Data>(parts, dispatch);

  const rules = { fields, unsavable };
  let state = initialState(start, newCreationKey(), rules);
  let view = viewOf(state, rules);
  for (const effect of firstStep(state, rules).effects) carryOut(effect);

  function dispatch(event: SessionEvent<Data>): void {
    const step = transition(state, event, {
      ...{ now: now(), freshKey: newCreationKey() },
      ...{ fields, draftNameOf, titleOf: gateway.titleOf, unsavable },
    });
    const isChanged = step.state !== state;
    state = step.state;
    if (isChanged) view = viewOf(state, rules);
    // What is typed is on the device before anybody hears of it.
    for (const effect of step.effects) carryOut(effect);
    if (!isChanged) return;
    // What comes from elsewhere changes texts under the caret.
    if (FROM_ELSEWHERE.includes(event.type)) showMerged(() => listeners.emit());
    else listeners.emit();
  }

  return {
    state: () => view,

    /** Whether it is still edited here: what is changed in one that has ended reaches nobody. */
    isOpen: () => state.lifecycle === 'open',

    /** What each choice between two versions comes to, and what it is about; null where there is none to be made. */
    choices(): Choices<Data> | null {
      return 'conflict' in state.activity ? choicesOf(fields, state.activity.conflict, state.content) : null;
    },

    /** The title that it is kept by, or that a first save would give it. */
    title: () => gateway.titleOf(state.content),

    /** What the server is still to hear of what was never saved. */
    draftToShare: () => draftToShare(state, rules),

    /** What the server was last known to keep of what was never saved. */
    sharedDraft: () => (state.document.kind === 'new' ? state.document.shared : null),

    /** Takes in what was heard of the server's draft under the creation key. */
    hearOfDraft(event: DraftEvent<Data>): void {
      dispatch(event);
    },

    /** Name of this document's draft on the device. */
    draftName: () => state.draft.name,

    /** Of a document that was never saved, the key by which its draft is told from others. */
    creationKey: () => (state.document.kind === 'new' ? state.document.creationKey : null),

    /** The same, and of one that was saved here for the first time the key that its draft had. */
    draftKey: () => draftKeyOf(state.document),

    subscribe: listeners.subscribe,

    /** `cause` names what it does, where that is more than editing: the version before it is then kept. */
    edit(change: (content: Content<Data>) => Content<Data>, cause?: SaveCause): void {
      dispatch({ type: 'edited', content: change(state.content), cause });
    },

    /** Changes what a document begins with: where nothing was written yet, that counts as nothing written. */
    beginWith(change: (content: Content<Data>) => Content<Data>): void {
      dispatch({ type: 'begunOtherwise', content: change(state.content) });
    },

    ...steps(dispatch, (turn) => turn(state.history, state.content, fields)?.trace),

    ...saves(dispatch, request),

    ...decisions(dispatch, request),

    /** Goes on from a newer version that was saved elsewhere, where nothing is unsaved here. */
    follow(newer: Stored<Data>): void {
      dispatch({ type: 'savedElsewhere', newer });
    },

    /** Another tab has deleted it: what stands here can be saved as a new one. */
    deletedElsewhere(): void {
      dispatch({ type: 'deletedElsewhere' });
    },

    /** The person has decided what a merge left open: the next save tells so. */
    settle(conflicts: readonly FieldConflict[]): void {
      dispatch({ type: 'settled', conflicts });
    },

    /** Takes such decisions back: they are open again. */
    reopen(conflicts: readonly FieldConflict[]): void {
      dispatch({ type: 'reopened', conflicts });
    },

    /** What came in has been looked at. */
    seeArrival: () => dispatch({ type: 'arrivalSeen' }),

    /** Ends the session of a document that was deleted here: what is unsaved is nobody's any more. */
    abandon(): void {
      if (state.lifecycle === 'open') dispatch({ type: 'left', saves: false });
    },

    /**
     * Ends the session; what a stored document has unsaved is saved once more, and a draft that stays is left to
     * whoever opens it next. Settles when nothing is under way.
     */
    close(): Promise<void> {
      if (state.lifecycle === 'open') dispatch({ type: 'left', saves: !drafts.cleared() });
      return ended;
    },
  };
}

type Dispatch<Data> = (event: SessionEvent<Data>) => void;
/** Tells the session of a request, and answers what becomes of it. */
type Request<Data> = (eventOf: (number: number) => SessionEvent<Data>) => Promise<SaveOutcome>;

/** Taking back what the person has changed, step by step. */
function steps<Data>(
  dispatch: Dispatch<Data>,
  traceOf: (turn: typeof undone<Data> | typeof redone<Data>) => Trace | undefined,
) {
  return {
    /** Makes what is typed next a step of its own, whatever was typed just now. */
    endStep: () => dispatch({ type: 'paused' }),

    /** Takes back the last change of the person's; answers where it was. */
    undo(): Trace | undefined {
      const trace = traceOf(undone);
      dispatch({ type: 'undone' });
      return trace;
    },

    /** Does again what was taken back last; answers where it was. */
    redo(): Trace | undefined {
      const trace = traceOf(redone);
      dispatch({ type: 'redone' });
      return trace;
    },
  };
}

/** The ways in which a save comes about. */
function saves<Data>(dispatch: Dispatch<Data>, request: Request<Data>) {
  return {
    /** Saves what is on the screen; when a save is under way, that one first. */
    save: (by: SaveInitiator) => request((number) => ({ type: 'saveRequested', by, request: number })),

    /** Saves without being asked where there is something to save; for when the page is hidden or back online. */
    saveIfDirty: () => dispatch({ type: 'saveDue' }),

    /** Tries again at once what could not get through; for when the server was heard of in another way. */
    serverReached: () => dispatch({ type: 'serverReached' }),
  };
}

/** What the person decides between two versions, and about the one that was put aside. */
function decisions<Data>(dispatch: Dispatch<Data>, request: Request<Data>) {
  return {
    /** Saves mine over the other version, which can be brought back for as long as the notice stands. */
    keepMine: () => request((number) => ({ type: 'mineKept', request: number })),

    /** Shows the other version; mine can be brought back for as long as the notice stands. */
    takeTheirs: () => dispatch({ type: 'theirsTaken' }),

    /** Saves mine with the other version's words at these places, by the paths of the conflicts. */
    chooseEach: (taken: ReadonlySet<string>) =>
      request((number) => ({ type: 'eachChosen', taken, request: number })),

    /** Makes a document of its own of the other version, and saves mine over it. */
    keepBoth: () => request((number) => ({ type: 'bothKept', request: number })),

    /** Puts the version that was put aside on the screen, and the one on the screen aside. */
    swapNotice: () => dispatch({ type: 'noticeSwapped' }),

    dismissNotice: () => dispatch({ type: 'noticeDismissed' }),
  };
}

import { vi } from 'vitest';
import type { Draft } from '#editor/drafts/draft.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import type { DocumentGateway } from '#editor/session/document-gateway.ts';
import { createDocumentSession, type DocumentSession } from '#editor/session/document-session.ts';
import { saveFailure } from '#editor/session/save-failure.ts';
import { firstStep, transition } from '#editor/session/session-machine.ts';
import {
  isSettled,
  startNew,
  startStored,
  type PreparedDraft,
  type SessionStart,
} from '#editor/session/session-start.ts';
import { draftKeyOf, initialState, type SessionState } from '#editor/session/session-state.ts';
import { type Effect, type SaveOutcome, type SessionEvent } from '#editor/session/session-step.ts';
import { viewOf } from '#editor/session/session-view.ts';
import { draftToShare } from '#editor/session/shared-draft.ts';
import type { SharedDraft } from '#editor/session/draft-event.ts';
import type { ModelServer } from './model-server.ts';
import { unsavable } from './model-texts.ts';
import { draftNameOf, first, TEXT_FIELDS, type Text } from './session-setup.ts';

/** What a device keeps, at once and without fail. */
export class ModelDevice {
  readonly drafts = new Map<string, Draft>();
  readonly copies = new Map<string, ServerCopy>();
  readonly shared = new Map<string, SharedDraft<Text>>();

  keepDraft = (name: string, draft: Draft) => void this.drafts.set(name, structuredClone(draft));

  dropDraft(name: string, creationKey: string | undefined): void {
    const found = this.drafts.get(name)?.creationKey;
    if (found === undefined || creationKey === undefined || found === creationKey) this.drafts.delete(name);
  }
}

/** Name of the draft of what was never saved. */
export const NEW = 'resume/new';

/** How a session begins with what the device and the server have; `isFirst` where it may make a document of its own. */
export function startAsOpened(
  name: string,
  device: ModelDevice,
  server: ModelServer,
  online: boolean,
): { start: SessionStart<Text>; isFirst: boolean } {
  // What this test put in.
  const draft = structuredClone(device.drafts.get(name)) as PreparedDraft<Text> | undefined;
  if (name === NEW) {
    const shared = structuredClone(device.shared.get(draft?.creationKey ?? ''));
    const start = { ...startNew(first, draft, name), ...(shared && { shared }) };
    return { start, isFirst: draft === undefined };
  }
  const id = Number(name.slice('resume/'.length));
  const copy = device.copies.get(name);
  const known = copy && { ...structuredClone(copy), id, data: copy.data as Text };
  if (!online && known)
    return { start: { ...startStored(known, draft, name), fromDevice: true }, isFirst: false };
  const stored = structuredClone(server.documents.get(id));
  if (!stored) {
    device.copies.delete(name);
    if (!draft) return startAsOpened(NEW, device, server, online);
    // Where the page was left before it heard that the document is gone, its draft has no key yet.
    return { start: startNew(first, draft, name), isFirst: draft.creationKey === undefined };
  }
  const start = startStored(stored, draft, name, known);
  if (isSettled(start)) {
    device.drafts.delete(name);
    device.copies.set(name, stored);
  }
  return { start, isFirst: false };
}

/** A page that edits a document: what a person does to it, and what can be seen of it. */
export type ModelPage = Omit<DocumentSession<Text>, 'subscribe'> & {
  /** The wait that the page has set itself is over, if there is one. */
  timerFires(): void;
  isWaiting(): boolean;
  /** The page is gone. */
  end(): void;
};

let keys = 0;
const freshKey = () => `key-${(keys += 1)}`;

/** The session as people have it, with its runner; time is the test's. */
export function runnerPage(
  start: SessionStart<Text>,
  gateway: DocumentGateway<Text>,
  device: ModelDevice,
): ModelPage {
  const session = createDocumentSession(
    { creationKey: freshKey(), ...start },
    {
      gateway,
      drafts: {
        keep: async (name, draft) => (device.keepDraft(name, draft), true),
        drop: async (name, key) => device.dropDraft(name, key),
        leave: async () => undefined,
        cleared: () => false,
      },
      copies: {
        keep: async (name, copy) => void device.copies.set(name, structuredClone(copy)),
        drop: async (name) => void device.copies.delete(name),
      },
      fields: TEXT_FIELDS,
      draftNameOf,
      now: () => new Date(),
      unsavable,
    },
  );
  return {
    ...session,
    timerFires: () => void vi.advanceTimersToNextTimer(),
    isWaiting: () => vi.getTimerCount() > 0,
    end: () => void vi.clearAllTimers(),
  };
}

/** The pure machine alone: its effects are done by the plainest means. */
export function machinePage(
  start: SessionStart<Text>,
  gateway: DocumentGateway<Text>,
  device: ModelDevice,
): ModelPage {
  const rules = { fields: TEXT_FIELDS, unsavable };
  let state: SessionState<Text> = initialState({ creationKey: freshKey(), ...start }, freshKey(), rules);
  let isWaiting = false;
  let requests = 0;
  let clock = 0;
  const answers = new Map<number, (outcome: SaveOutcome) => void>();
  const closing = Promise.withResolvers<void>();
  firstStep(state, rules).effects.forEach(carryOut);

  function dispatch(event: SessionEvent<Text>): void {
    clock += 400;
    const step = transition(state, event, {
      now: new Date(clock),
      freshKey: freshKey(),
      fields: TEXT_FIELDS,
      draftNameOf,
      titleOf: gateway.titleOf,
      unsavable,
    });
    state = step.state;
    step.effects.forEach(carryOut);
  }

  function carryOut(effect: Effect<Text>): void {
    const failed = (error: unknown) => dispatch({ type: 'failed', failure: saveFailure(error) });
    switch (effect.type) {
      case 'create':
        return void gateway
          .create(effect.content, effect.key, effect.seen)
          .then((saved) => dispatch({ type: 'created', saved }), failed);
      case 'update':
        return void gateway
          .update(effect.id, effect.content, effect.version)
          .then((saved) => dispatch({ type: 'updated', saved }), failed);
      case 'read':
        return void gateway.read(effect.id).then((theirs) => dispatch({ type: 'read', theirs }), failed);
      case 'readDraft':
        return void gateway.drafts
          .read(effect.key)
          .then((answer) => dispatch({ type: 'draftRead', answer }), failed);
      case 'copy':
        return void gateway
          .create(effect.content, effect.key)
          .then(() => dispatch({ type: 'copied' }), failed);
      case 'startTimer':
      case 'stopTimer':
        isWaiting = effect.type === 'startTimer';
        return;
      case 'keepDraft':
        device.keepDraft(effect.name, effect.draft);
        return dispatch({ type: 'draftKept', number: effect.number, kept: true });
      case 'dropDraft':
        return device.dropDraft(effect.name, effect.creationKey);
      case 'keepCopy':
        return void device.copies.set(effect.name, structuredClone(effect.copy));
      case 'dropCopy':
        return void device.copies.delete(effect.name);
      case 'answer':
        return effect.requests.forEach((request) => answers.get(request)?.(effect.outcome));
      case 'closed':
        return closing.resolve();
    }
  }

  function ask(eventOf: (request: number) => SessionEvent<Text>): Promise<SaveOutcome> {
    const request = (requests += 1);
    return new Promise((resolve) => {
      answers.set(request, resolve);
      dispatch(eventOf(request));
    });
  }

  return {
    state: () => viewOf(state, rules),
    isOpen: () => state.lifecycle === 'open',
    draftName: () => state.draft.name,
    creationKey: () => (state.document.kind === 'new' ? state.document.creationKey : null),
    draftKey: () => draftKeyOf(state.document),
    title: () => gateway.titleOf(state.content),
    sharedDraft: () => (state.document.kind === 'new' ? state.document.shared : null),
    draftToShare: () => draftToShare(state, rules),
    hearOfDraft: dispatch,
    edit: (change) => dispatch({ type: 'edited', content: change(state.content) }),
    beginWith: (change) => dispatch({ type: 'begunOtherwise', content: change(state.content) }),
    endStep: () => dispatch({ type: 'paused' }),
    undo: () => void dispatch({ type: 'undone' }),
    redo: () => void dispatch({ type: 'redone' }),
    save: (by) => ask((request) => ({ type: 'saveRequested', by, request })),
    saveIfDirty: () => dispatch({ type: 'saveDue' }),
    deletedElsewhere: () => dispatch({ type: 'deletedElsewhere' }),
    serverReached: () => dispatch({ type: 'serverReached' }),
    choices: () => null,
    abandon: () => dispatch({ type: 'left', saves: false }),
    keepMine: () => ask((request) => ({ type: 'mineKept', request })),
    takeTheirs: () => dispatch({ type: 'theirsTaken' }),
    chooseEach: (taken) => ask((request) => ({ type: 'eachChosen', taken, request })),
    keepBoth: () => ask((request) => ({ type: 'bothKept', request })),
    swapNotice: () => dispatch({ type: 'noticeSwapped' }),
    dismissNotice: () => dispatch({ type: 'noticeDismissed' }),
    follow: (newer) => dispatch({ type: 'savedElsewhere', newer }),
    reopen: (conflicts) => dispatch({ type: 'reopened', conflicts }),
    settle: (conflicts) => dispatch({ type: 'settled', conflicts }),
    seeArrival: () => dispatch({ type: 'arrivalSeen' }),
    close() {
      dispatch({ type: 'left', saves: true });
      return closing.promise;
    },
    timerFires() {
      if (!isWaiting) return;
      isWaiting = false;
      dispatch({ type: 'saveDue' });
    },
    isWaiting: () => isWaiting,
    end: () => undefined,
  };
}

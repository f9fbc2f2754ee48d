import type { Fields } from '#documents/fields.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import { noHistory, type History } from '#editor/history/history.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import { sameParts, type Content, type ContentFingerprint, type Stored } from './content.ts';
import type { CreatedAs, SavedAs } from './document-gateway.ts';
import type { FieldProblem, SaveFailure } from './save-failure.ts';
import { NOTHING_FOLLOWED, type FollowingState } from './following.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import type { VersionNotice } from './version-notice.ts';
import type { DraftAnswer } from './draft-gateway.ts';
import type { SessionStart } from './session-start.ts';
import type { DraftEvent, SharedDraft } from './shared-draft.ts';

/** A document that was never saved. */
export type NewDocument<Data> = {
  kind: 'new';
  /** Sent with its first save, so that one sent again makes no second document; tells its draft from others. */
  creationKey: string;
  /** Whether the person has asked for a first save that has not come about: then it is tried again. */
  saveRequested: boolean;
  /** What the server was last known to keep under the key; null for nothing. */
  shared: SharedDraft<Data> | null;
  /** Handed to the server without an answer: it may keep any of them. */
  handed: readonly ContentFingerprint[];
};

/** A document that the server keeps. */
export type StoredDocument = {
  kind: 'stored';
  id: number;
  /** The version that what is on the screen builds on. */
  version: number;
  /** False where it was opened from this device's copy and the server has not answered since. */
  confirmed: boolean;
};

/** Who asks for a save. */
export type SaveInitiator = 'person' | 'autosave';

/** A save that was asked for; `requests` are the numbers by which those who wait for it know their answer. */
export type SaveRequest = { by: SaveInitiator; requests: readonly number[] };

/** One save from its first call to its answer. */
export type SaveRun = SaveRequest & {
  /** Whether it began with a document that was never saved. */
  creates: boolean;
  /** What was asked for meanwhile: it follows. */
  next: SaveRequest | null;
};

/** What a save is named as, and what was decided before it. */
export type Reasons = { cause: SaveCause | null; settled: readonly FieldConflict[] };

/** The call of a save that is waiting for the server's answer. */
export type SaveCall<Data> =
  /** `seen` is the moment of the draft that it goes on from. */
  | { kind: 'create'; seen: string | null; sent: Content<Data>; fingerprint: ContentFingerprint }
  | ({ kind: 'update'; sent: Content<Data>; fingerprint: ContentFingerprint } & Reasons)
  /**
   * Reads the server's version: because a save found another one than it builds on, because it is not known, or because
   * the document was made before.
   */
  | { kind: 'read'; after: 'conflict' | 'offline' | 'repeated' }
  /** Reads the draft under the key, since that of this moment is not the one that is there. */
  | { kind: 'readDraft'; refused: string | null };

/** Both sides have changed the same part: the person decides, and nothing is saved until then. */
export type VersionConflict<Data> = {
  theirs: Stored<Data>;
  /** What both sides began with, as far as that is known. */
  base: Partial<Content<Data>>;
  /** Creation key of the document that the other version becomes, if both are kept. */
  copyKey: string;
};

/** What is going on between this page and the server: one thing at a time. */
export type Activity<Data> =
  | { kind: 'idle' }
  | { kind: 'saving'; run: SaveRun; call: SaveCall<Data> }
  | { kind: 'conflict'; conflict: VersionConflict<Data> }
  /** The other version is being made a document of its own. */
  | { kind: 'copying'; conflict: VersionConflict<Data>; requests: readonly number[] };

export type SessionState<Data> = {
  /** What is on the screen. */
  content: Content<Data>;
  /** What the server is known to have, or a new document's first look; null where that is not known. */
  base: Content<Data> | null;
  /** Sent without an answer: the server may have any of them, or none. */
  unconfirmed: readonly ContentFingerprint[];
  document: NewDocument<Data> | StoredDocument;
  activity: Activity<Data>;
  /** Why the last save did not come about, until the next one does. */
  failure: SaveFailure | null;
  failuresInARow: number;
  draft: {
    /** Its name on the device. */
    name: string;
    /** Number of the last one that was handed to the device. */
    number: number;
    /** Whether the device has it; false where its storage is full or switched off. */
    kept: boolean;
  };
  /** Whether what is on the screen was saved in another tab, and nothing was written or saved here since. */
  followed: boolean;
  /** Whether what was saved elsewhere was brought together with what is on the screen, and nothing was written since. */
  mergedIn: boolean;
  /** When something was written here last, ISO 8601 in UTC; null where nothing was since it was opened. */
  writtenAt: string | null;
  notice: VersionNotice<Data> | null;
  /** What the person can take back and do again. */
  history: History<Data>;
  /** Whether the person has changed something since it was opened. */
  hasEdits: boolean;
  /** Whether it was read from a file, and not looked at when it was opened. */
  isUntouched: boolean;
  /** What the next save is named as, where it does more than edit: the server then keeps the version before it. */
  cause: SaveCause | null;
  /** What it is to the document that it follows. */
  following: FollowingState<Data>;
  /** `closing` while the last save is under way. */
  lifecycle: 'open' | 'closing' | 'closed';
};

export type SaveOutcome = { kind: 'saved'; created: boolean } | SaveFailure;

/** What happens to a session. */
export type SessionEvent<Data> =
  | { type: 'edited'; content: Content<Data>; cause?: SaveCause | undefined }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'noticeSwapped' }
  | { type: 'noticeDismissed' }
  | { type: 'saveRequested'; by: SaveInitiator; request: number }
  /** The pause in typing, or the wait after a failure, is over; the page is hidden; the network is back. */
  | { type: 'saveDue' }
  /** Any call to the server was answered. */
  | { type: 'serverReached' }
  /** Answers to the one call that is under way. */
  | { type: 'created'; saved: CreatedAs }
  | { type: 'updated'; saved: SavedAs }
  | { type: 'read'; theirs: Stored<Data> }
  | { type: 'copied' }
  | { type: 'draftRead'; answer: DraftAnswer<Data> }
  | { type: 'failed'; failure: SaveFailure }
  /** What the person decides about a conflict. */
  | { type: 'mineKept'; request: number }
  | { type: 'theirsTaken' }
  | { type: 'bothKept'; request: number }
  /** The other version's words at these places, mine at all others. */
  | { type: 'eachChosen'; taken: ReadonlySet<string>; request: number }
  /** Another tab has saved this version. */
  | { type: 'savedElsewhere'; newer: Stored<Data> }
  /** The person has decided what a merge left open. */
  | { type: 'settled'; conflicts: readonly FieldConflict[] }
  /** What came in has been looked at. */
  | { type: 'arrivalSeen' }
  | { type: 'draftKept'; number: number; kept: boolean }
  | DraftEvent<Data>
  /** The editor is left; after logging out there is nobody to save for. */
  | { type: 'left'; saves: boolean };

/** How long to wait before what is unsaved is saved. */
export type Wait =
  { kind: 'pause' } | { kind: 'retry'; failures: number; retryAfterSeconds: number | undefined };

/** What a session wants done. */
export type Effect<Data> =
  /** `seen` is the moment of the draft that it goes on from. */
  | { type: 'create'; content: Content<Data>; key: string; seen: string | null }
  | ({ type: 'update'; id: number; content: Content<Data>; version: number } & Reasons)
  | { type: 'read'; id: number }
  | { type: 'readDraft'; key: string }
  | { type: 'copy'; content: Content<Data>; key: string }
  /** Sets the one timer, in place of what it was set to. */
  | { type: 'startTimer'; wait: Wait }
  | { type: 'stopTimer' }
  | { type: 'keepDraft'; name: string; draft: Draft; number: number }
  | { type: 'dropDraft'; name: string; creationKey: string | undefined }
  | { type: 'leaveDraft'; name: string; creationKey: string | undefined }
  | { type: 'keepCopy'; name: string; copy: Omit<ServerCopy, 'data'> & { data: Data } }
  | { type: 'dropCopy'; name: string }
  /** This page has saved the document: lists and other tabs want to know. */
  | { type: 'announce'; id: number; version: number }
  | { type: 'answer'; requests: readonly number[]; outcome: SaveOutcome }
  | { type: 'closed' };

/** Where a session has come to, and what is to be done for it. */
export type Step<Data> = { state: SessionState<Data>; effects: readonly Effect<Data>[] };

/** What a session knows of the world outside: its rules, and the moment. */
export type Environment<Data> = {
  /** What documents of the kind hold: versions are merged by it. */
  fields: Fields;
  now: Date;
  /** A creation key that nobody has used. */
  freshKey: string;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  /** The title that the server keeps it by. */
  titleOf(content: Content<Data>): string;
  /** What of it cannot be saved as it was typed, and why: then nothing is sent. */
  validate?: ((content: Content<Data>) => FieldProblem | null) | undefined;
};

export function initialState<Data>(start: SessionStart<Data>, freshKey: string): SessionState<Data> {
  const { content, base, stored, notice, draftName, creationKey = freshKey, sent = [] } = start;
  const { history = noHistory<Data>(), cause = null, shared = null, handed = [] } = start;
  return {
    content,
    base,
    unconfirmed: sent,
    document: stored
      ? { kind: 'stored', ...stored, confirmed: !start.fromDevice }
      : { kind: 'new', creationKey, saveRequested: false, shared, handed },
    activity: { kind: 'idle' },
    failure: null,
    failuresInARow: 0,
    draft: { name: draftName, number: 0, kept: true },
    followed: false,
    mergedIn: false,
    writtenAt: start.writtenAt ?? null,
    notice,
    history,
    hasEdits: false,
    isUntouched: start.isUntouched ?? false,
    cause,
    following: start.following ?? NOTHING_FOLLOWED,
    lifecycle: 'open',
  };
}

/** Whether the screen holds something that the server is not known to have. */
export function isUnsaved({ content, base, unconfirmed, following }: SessionState<unknown>): boolean {
  // As long as one may have arrived, nobody knows what the server has.
  const isSame = unconfirmed.length === 0 && base !== null && sameParts(content, base);
  return !isSame || following.settled.length > 0;
}

/** Whether the last that was heard is that the server cannot be reached. */
export function wasOffline({ document, failure }: SessionState<unknown>): boolean {
  return failure?.kind === 'offline' || (document.kind === 'stored' && !document.confirmed);
}

/** Whether there is something to save, or to ask the server for, without the person's asking (again). */
export function savesItself(state: SessionState<unknown>): boolean {
  const { document } = state;
  return document.kind === 'stored'
    ? isUnsaved(state) || !document.confirmed
    : isUnsaved(state) && document.saveRequested;
}

/** The step with a change of its state and further effects. */
export function withChange<Data>(
  { state, effects }: Step<Data>,
  change: Partial<SessionState<Data>>,
  ...further: readonly Effect<Data>[]
): Step<Data> {
  return { state: { ...state, ...change }, effects: [...effects, ...further] };
}

/** Sets the timer where there is something to save without the person's asking. */
export function scheduleSave<Data>(step: Step<Data>, wait: Wait = { kind: 'pause' }): Step<Data> {
  const waits = savesItself(step.state) && step.state.lifecycle === 'open';
  return withChange(step, {}, waits ? { type: 'startTimer', wait } : { type: 'stopTimer' });
}

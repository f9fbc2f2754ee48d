import { noHistory, type History } from '#editor/history/history.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import { sameParts, type Content, type ContentFingerprint, type Stored } from './content.ts';
import { isSavedAs, savableOf, type Savable, type SavingRules } from './held-back.ts';
import type { SaveFailure } from './save-failure.ts';
import { NOTHING_FOLLOWED, type FollowingState } from './following.ts';
import type { FieldConflict } from '#documents/merge/merge.ts';
import type { VersionNotice } from './version-notice.ts';
import type { SessionStart } from './session-start.ts';
import type { SharedDraft } from './draft-event.ts';

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
  /** Whether the server is known to have a newer one. */
  isBehind?: boolean;
  /** The creation key that its draft had, where this session saved it first. */
  createdAs?: string;
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
  /** Whether the person has paused since what is held back was typed: then it is said. */
  saysHeldBack: boolean;
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

export function initialState<Data>(
  start: SessionStart<Data>,
  freshKey: string,
  rules: SavingRules<Data>,
): SessionState<Data> {
  const { content, base, stored, notice, draftName, creationKey = freshKey, sent = [] } = start;
  const { history = noHistory<Data>(), cause = null, shared = null, handed = [], isBehind = false } = start;
  const state: SessionState<Data> = {
    content,
    base,
    unconfirmed: sent,
    document: stored
      ? { kind: 'stored', ...stored, confirmed: !start.fromDevice, ...(isBehind && { isBehind }) }
      : { kind: 'new', creationKey, saveRequested: false, shared, handed },
    activity: { kind: 'idle' },
    failure: null,
    failuresInARow: 0,
    draft: { name: draftName, number: 0, kept: true },
    followed: false,
    mergedIn: false,
    saysHeldBack: true,
    writtenAt: start.writtenAt ?? null,
    notice,
    history,
    hasEdits: false,
    isUntouched: start.isUntouched ?? false,
    cause,
    following: start.following ?? NOTHING_FOLLOWED,
    lifecycle: 'open',
  };
  // What is held back is not saved by itself, and is no version to choose.
  const isAllSaved = stored !== null && !isSavable(state, rules);
  return isAllSaved && notice?.kind === 'restored' ? { ...state, notice: null } : state;
}

/** Whether the screen holds something that the server is not known to have. */
export function isUnsaved({ content, base, unconfirmed, following }: SessionState<unknown>): boolean {
  // As long as one may have arrived, nobody knows what the server has.
  const isSame = unconfirmed.length === 0 && base !== null && sameParts(content, base);
  return !isSame || following.settled.length > 0;
}

/** What of the document on the screen can be saved, and what is held back. */
export function savableIn<Data>(
  { content, base, document }: SessionState<Data>,
  rules: SavingRules<Data>,
): Savable<Data> {
  const saved = document.kind === 'new' ? (document.shared?.content ?? base) : base;
  return savableOf(rules, content, saved);
}

/** Whether a save would bring anything to the server. */
export function isSavable<Data>(state: SessionState<Data>, rules: SavingRules<Data>): boolean {
  const { base, unconfirmed, following } = state;
  const isSame = unconfirmed.length === 0 && base !== null && isSavedAs(savableIn(state, rules), base);
  return !isSame || following.settled.length > 0;
}

/** Whether nobody has written anything in a new document, here or elsewhere. */
export function isBlank(state: SessionState<unknown>): boolean {
  const { document, history, activity } = state;
  const isNew = document.kind === 'new' && document.shared === null && document.handed.length === 0;
  return isNew && activity.kind === 'idle' && history.past.length === 0 && !isUnsaved(state);
}

/** Whether the last that was heard is that the server cannot be reached. */
export function wasOffline({ document, failure }: SessionState<unknown>): boolean {
  return failure?.kind === 'offline' || (document.kind === 'stored' && !document.confirmed);
}

/** Whether there is something to save, or to ask the server for, without the person's asking (again). */
export function savesItself<Data>(state: SessionState<Data>, rules: SavingRules<Data>): boolean {
  const { document } = state;
  return document.kind === 'stored'
    ? isSavable(state, rules) || isBehindServer(document)
    : isUnsaved(state) && document.saveRequested;
}

/** By what the draft is told from others that a document is, or was until this session saved it; null for all others. */
export function draftKeyOf(document: NewDocument<unknown> | StoredDocument): string | null {
  return document.kind === 'new' ? document.creationKey : (document.createdAs ?? null);
}

/** Whether the server has to be asked what it has. */
export function isBehindServer({ confirmed, isBehind = false }: StoredDocument): boolean {
  return !confirmed || isBehind;
}

/** Whether something is held back of which the person has not been told. */
export function isUnsaid<Data>(state: SessionState<Data>, rules: SavingRules<Data>): boolean {
  return !state.saysHeldBack && savableIn(state, rules).heldBack.length > 0;
}

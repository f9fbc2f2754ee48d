import type { History } from '#editor/history/history.ts';
import type { Content, Stored } from './content.ts';
import type { FollowingState } from './following.ts';
import type { SavingRules } from './held-back.ts';
import { isFieldRefusal, type FieldProblem, type SaveFailure } from './save-failure.ts';
import { isSavable, isUnsaved, savableIn, type SaveInitiator, type SessionState } from './session-state.ts';
import type { VersionNotice } from './version-notice.ts';

/** What the screen shows of an editing session. Parts that did not change are the same objects as before. */
export type SessionView<Data> = {
  /** What is on the screen. */
  content: Content<Data>;
  /** Where the server keeps it; null while it was never saved. */
  stored: { id: number; version: number } | null;
  /** What of it can be saved; the same where nothing is held back. Pages, checks and the PDF are made of it. */
  savable: Content<Data>;
  /** What is held back: on the screen and on this device, and in no save. */
  heldBack: readonly FieldProblem[];
  /** Whether there is something to save. */
  dirty: boolean;
  /** Who asked for the save that is under way. */
  saving: SaveInitiator | null;
  status: SaveStatus;
  /** Why the last save did not come about, until the next one does. */
  failure: SaveFailure | null;
  /** Fields that cannot be saved as they are, until their text changes. */
  fieldErrors: readonly FieldProblem[];
  /** Whether the device holds what the server does not have; false where its storage is full or switched off. */
  keptOnDevice: boolean;
  /** When something was written here last, ISO 8601 in UTC; null where nothing was since it was opened. */
  writtenAt: string | null;
  /** The other tab's or device's version, while the person has not chosen. */
  conflict: Stored<Data> | null;
  notice: VersionNotice<Data> | null;
  /** What the person can take back and do again. */
  history: History<Data>;
  /** What it is to the document that it follows. */
  following: FollowingState<Data>;
};

/** How the writing stands. */
export type SaveStatus =
  | 'empty'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'partly'
  | 'followed'
  | 'merged'
  | 'copy'
  | 'offline'
  | 'invalid'
  | 'failed'
  | 'conflict';

export function viewOf<Data>(state: SessionState<Data>, rules: SavingRules<Data>): SessionView<Data> {
  const { content, document, activity, failure, draft, writtenAt, notice, history, following } = state;
  const { content: savable, heldBack } = savableIn(state, rules);
  return {
    content,
    savable,
    heldBack,
    stored: document.kind === 'stored' ? document : null,
    dirty: hasToSave(state, rules),
    saving: savingBy(state),
    status: saveStatus(state, rules),
    failure,
    fieldErrors: fieldErrorsOf(failure, state.saysHeldBack ? heldBack : NO_ERRORS),
    keptOnDevice: draft.kept,
    writtenAt,
    conflict: 'conflict' in activity ? activity.conflict.theirs : null,
    notice,
    history,
    following,
  };
}

function savingBy({ activity }: SessionState<unknown>): SaveInitiator | null {
  if (activity.kind === 'copying') return 'person';
  if (activity.kind !== 'saving') return null;
  return activity.run.next?.by === 'person' ? 'person' : activity.run.by;
}

const NO_ERRORS: readonly FieldProblem[] = [];

function fieldErrorsOf(
  failure: SaveFailure | null,
  heldBack: readonly FieldProblem[],
): readonly FieldProblem[] {
  return isFieldRefusal(failure) ? [failure, ...heldBack] : heldBack;
}

/** What is held back of a new document is saved with the rest as soon as it can be. */
function hasToSave<Data>(state: SessionState<Data>, rules: SavingRules<Data>): boolean {
  return state.document.kind === 'new' ? isUnsaved(state) : isSavable(state, rules);
}

/** The one that hides the others comes first. */
function saveStatus<Data>(state: SessionState<Data>, rules: SavingRules<Data>): SaveStatus {
  const { document, activity, failure, saysHeldBack } = state;
  const dirty = hasToSave(state, rules);
  const isPart = !dirty && savableIn(state, rules).heldBack.length > 0;
  const isCopy = document.kind === 'stored' && !document.confirmed;
  // Looking whether the server has something newer is no saving.
  if (savingBy(state) && (dirty || !isCopy)) return 'saving';
  if (activity.kind === 'conflict') return 'conflict';
  if (!dirty && isCopy) return isPart ? 'offline' : 'copy';
  if (!dirty && !isPart) return savedStatus(state);
  if (isFieldRefusal(failure)) return 'invalid';
  if (failure) return failure.kind === 'offline' ? 'offline' : 'failed';
  return isPart && saysHeldBack ? 'partly' : 'unsaved';
}

function savedStatus({ document, followed, mergedIn }: SessionState<unknown>): SaveStatus {
  if (followed) return 'followed';
  if (mergedIn) return 'merged';
  return document.kind === 'stored' ? 'saved' : 'empty';
}

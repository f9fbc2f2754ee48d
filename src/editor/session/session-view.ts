import type { History } from '#editor/history/history.ts';
import type { Content, Stored } from './content.ts';
import type { FollowingState } from './following.ts';
import { isFieldRefusal, type FieldRefusal, type SaveFailure } from './save-failure.ts';
import { isUnsaved, type SaveInitiator, type SessionState } from './session-state.ts';
import type { VersionNotice } from './version-notice.ts';

/** What the screen shows of an editing session. Parts that did not change are the same objects as before. */
export type SessionView<Data> = {
  /** What is on the screen. */
  content: Content<Data>;
  /** Where the server keeps it; null while it was never saved. */
  stored: { id: number; version: number } | null;
  /** Whether the screen holds something that the server is not known to have. */
  dirty: boolean;
  /** Who asked for the save that is under way. */
  saving: SaveInitiator | null;
  status: SaveStatus;
  /** Why the last save did not come about, until the next one does. */
  failure: SaveFailure | null;
  /** A field that cannot be saved as it is, until its text changes. */
  fieldError: FieldRefusal | null;
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
  | 'followed'
  | 'merged'
  | 'copy'
  | 'offline'
  | 'invalid'
  | 'failed'
  | 'conflict';

export function viewOf<Data>(state: SessionState<Data>): SessionView<Data> {
  const { content, document, activity, failure, draft, writtenAt, notice, history, following } = state;
  return {
    content,
    stored: document.kind === 'stored' ? document : null,
    dirty: isUnsaved(state),
    saving: savingBy(state),
    status: saveStatus(state),
    failure,
    fieldError: isFieldRefusal(failure) ? failure : null,
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

/** The one that hides the others comes first. */
function saveStatus(state: SessionState<unknown>): SaveStatus {
  const { document, activity, failure, followed, mergedIn } = state;
  const dirty = isUnsaved(state);
  const isCopy = document.kind === 'stored' && !document.confirmed;
  // Looking whether the server has something newer is no saving.
  if (savingBy(state) && (dirty || !isCopy)) return 'saving';
  if (activity.kind === 'conflict') return 'conflict';
  if (!dirty && isCopy) return 'copy';
  if (!dirty && followed) return 'followed';
  if (!dirty && mergedIn) return 'merged';
  if (!dirty) return document.kind === 'stored' ? 'saved' : 'empty';
  if (isFieldRefusal(failure)) return 'invalid';
  if (failure) return failure.kind === 'offline' ? 'offline' : 'failed';
  return 'unsaved';
}

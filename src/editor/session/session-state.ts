import { valueAt, type Content, type Stored } from './content.ts';
import { noHistory, type History } from '#editor/history/history.ts';
import type { SaveFailure } from './save-failure.ts';
import type { Notice, NoticeKind } from './notice.ts';
import type { SessionStart } from './session-start.ts';

export type SessionState<Data> = {
  /** What is on the screen. */
  content: Content<Data>;
  /** Where the server keeps it; null while it was never saved. */
  stored: { id: number; version: number } | null;
  /** Whether the screen holds something that the server does not have. */
  dirty: boolean;
  /** Who asked for the save that is under way. */
  saving: 'person' | 'itself' | null;
  /** Why the last save did not come about, until the next one does. */
  failure: SaveFailure | null;
  /** Whether the device holds what the server does not have; false where its storage is full or switched off. */
  kept: boolean;
  /** Whether it was opened without the server, from this device's copy, and the server has not answered since. */
  fromDevice: boolean;
  /** Whether what is on the screen was saved in another tab, and nothing was written here since. */
  followed: boolean;
  /** When something was written here last, ISO 8601 in UTC; null where nothing was since it was opened. */
  writtenAt: string | null;
  /** The other tab's or device's version, while the person has not chosen. */
  conflict: Stored<Data> | null;
  /** What both versions of a conflict began with, where that is known. */
  conflictBase: Content<Data> | null;
  /** A field that the server would not take, until its text changes. */
  fieldError: { field: string; message: string } | null;
  notice: Notice<Data> | null;
  /** What the person can take back and do again. */
  history: History<Data>;
};

/** The state in which an editing session begins. */
export function initialState<Data>(start: SessionStart<Data>): SessionState<Data> {
  const { content, stored, base, notice, fromDevice = false, writtenAt = null } = start;
  return {
    content,
    stored,
    dirty: content !== base,
    saving: null,
    failure: null,
    kept: true,
    fromDevice,
    followed: false,
    writtenAt,
    conflict: null,
    conflictBase: null,
    fieldError: null,
    notice,
    history: noHistory(),
  };
}

/** Whether there is something to save, or to ask the server for, without the person's asking (again). */
export function savesItself({ stored, dirty, fromDevice }: SessionState<unknown>, asked: boolean): boolean {
  return stored ? dirty || fromDevice : dirty && asked;
}

/**
 * What was refused, and still is once `content` is on the screen: a field whose text has changed is worth another try. Where
 * the document as a whole was refused, only the next save tells.
 */
export function stillRefused<Data>(
  { failure, fieldError, content: before }: SessionState<Data>,
  content: Content<Data>,
): Pick<SessionState<Data>, 'failure' | 'fieldError'> {
  const stays = fieldError && valueAt(content, fieldError.field) === valueAt(before, fieldError.field);
  if (stays) return { failure, fieldError };
  const isOver = failure?.kind === 'refused' && failure.field !== undefined;
  return { failure: isOver ? null : failure, fieldError: null };
}

/** What it is called once the two versions have changed places. */
export const SWAPPED: Record<NoticeKind, NoticeKind> = {
  restored: 'discarded',
  restoredAndSaved: 'discarded',
  discarded: 'restored',
  tookTheirs: 'keptMine',
  keptMine: 'tookTheirs',
};

/**
 * What is left to say of a version that was put aside, once what is on the screen is saved. Whoever saves what was
 * restored, or has gone on writing in it, has decided for it; what saved itself untouched can still be taken back.
 */
export function noticeAfterSave<Data>({ notice, saving, history }: SessionState<Data>): Notice<Data> | null {
  if (notice?.kind === 'restoredAndSaved') return null;
  if (notice?.kind !== 'restored') return notice;
  const untouched = saving === 'itself' && history.past.length === 0;
  return untouched ? { ...notice, kind: 'restoredAndSaved' } : null;
}

/** How the writing stands, in the order in which one hides the other. */
export type SaveStatus =
  | 'saving'
  | 'conflict'
  | 'copy'
  | 'followed'
  | 'offline'
  | 'unfit'
  | 'failed'
  | 'unsaved'
  | 'saved'
  | 'empty';

export function saveStatus(state: SessionState<unknown>): SaveStatus {
  // Looking whether the server has something newer is no saving.
  if (state.saving && (state.dirty || !state.fromDevice)) return 'saving';
  if (state.conflict) return 'conflict';
  if (!state.dirty && state.fromDevice) return 'copy';
  if (!state.dirty && state.followed) return 'followed';
  if (!state.dirty) return state.stored ? 'saved' : 'empty';
  if (state.fieldError) return 'unfit';
  if (state.failure) return state.failure.kind === 'offline' ? 'offline' : 'failed';
  return 'unsaved';
}

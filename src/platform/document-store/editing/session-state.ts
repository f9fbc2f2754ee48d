import type { Content, Stored } from './content.ts';
import type { SaveFailure } from './save-failure.ts';

/** What happened to the two versions. */
export type NoticeKind = 'restored' | 'discarded' | 'tookTheirs' | 'keptMine';

/** A quiet line about a version that was put aside and can be brought back. */
export type Notice<Data> = {
  kind: NoticeKind;
  /** The version that is not on the screen now. */
  other: Content<Data>;
};

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
  /** The other tab's or device's version, while the person has not chosen. */
  conflict: Stored<Data> | null;
  /** A field that the server would not take, until its text changes. */
  fieldError: { field: string; message: string } | null;
  notice: Notice<Data> | null;
};

/** What it is called once the two versions have changed places. */
export const SWAPPED: Record<NoticeKind, NoticeKind> = {
  restored: 'discarded',
  discarded: 'restored',
  tookTheirs: 'keptMine',
  keptMine: 'tookTheirs',
};

/** How the writing stands, in the order in which one hides the other. */
export type SaveStatus = 'saving' | 'conflict' | 'offline' | 'failed' | 'unsaved' | 'saved' | 'empty';

export function saveStatus(state: SessionState<unknown>): SaveStatus {
  if (state.saving) return 'saving';
  if (state.conflict) return 'conflict';
  if (!state.dirty) return state.stored ? 'saved' : 'empty';
  if (state.failure) return state.failure.kind === 'offline' ? 'offline' : 'failed';
  return 'unsaved';
}

import type { Content, ContentFingerprint } from './content.ts';

/** What the server keeps of a document that was never saved, by the moment at which it has it from. */
export type SharedDraft<Data> = { content: Content<Data>; updatedAt: string };

/** What this device heard of the draft under its document's key. */
export type DraftEvent<Data> =
  /** It is about to be handed to the server. */
  | { type: 'draftHanded'; handed: ContentFingerprint }
  /** The server has it now. */
  | { type: 'draftShared'; shared: SharedDraft<Data> }
  /** The server has this one. */
  | { type: 'draftFound'; shared: SharedDraft<Data> }
  /** The server has none: it was thrown away on another device, or was never handed over. */
  | { type: 'draftGone' }
  /** Another device has saved it: it is a document. */
  | { type: 'draftSaved' };

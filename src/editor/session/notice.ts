import type { Content } from './content.ts';

/** What happened to the two versions. */
export type NoticeKind = 'restored' | 'restoredAndSaved' | 'discarded' | 'tookTheirs' | 'keptMine';

/** A quiet line about a version that was put aside and can be brought back. */
export type Notice<Data> = {
  kind: NoticeKind;
  /** The version that is not on the screen now. */
  other: Content<Data>;
};

import type { Content } from './content.ts';

type NoticeKind =
  | 'restored'
  | 'restoredAndSaved'
  | 'discarded'
  | 'tookTheirs'
  | 'keptMine'
  /** Of each conflict one side was chosen. */
  | 'choseEach'
  /** Never saved, and written on two devices: the later words stand. */
  | 'laterMine'
  | 'laterTheirs';

/** A quiet line about a version that was put aside and can be brought back. */
export type VersionNotice<Data> = {
  kind: NoticeKind;
  /** The version that is not on the screen now. */
  other: Content<Data>;
};

/** What a version that was put aside is called once the two have changed places. */
export const SWAPPED_NOTICE: Record<NoticeKind, NoticeKind> = {
  restored: 'discarded',
  restoredAndSaved: 'discarded',
  discarded: 'restored',
  tookTheirs: 'keptMine',
  keptMine: 'tookTheirs',
  choseEach: 'tookTheirs',
  laterMine: 'tookTheirs',
  laterTheirs: 'keptMine',
};

/** Whether it is about versions between which the person has chosen. */
export function isOfConflict({ kind }: VersionNotice<unknown>): boolean {
  return kind === 'keptMine' || kind === 'tookTheirs' || kind === 'choseEach';
}

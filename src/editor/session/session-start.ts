import { sameValue } from '#documents/merge/same-value.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { History } from '#editor/history/history.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import { contentOf, type Content, type ContentFingerprint, type Stored } from './content.ts';
import { followingOf, type FollowingState } from './following.ts';
import type { SharedDraft } from './draft-event.ts';
import type { VersionNotice } from './version-notice.ts';

/** What an editing session begins with. */
export type SessionStart<Data> = {
  content: Content<Data>;
  /** What the server is known to have, or a new document's first look; null where that is not known any more. */
  base: Content<Data> | null;
  stored: { id: number; version: number } | null;
  notice: VersionNotice<Data> | null;
  /** Name of the document's draft on the device. */
  draftName: string;
  /** Key of the first save of what was never saved; a new one is made where there is none. */
  creationKey?: string | undefined;
  /** What was sent before without an answer. */
  sent?: readonly ContentFingerprint[] | undefined;
  /** Whether `base` is this device's copy, the server being out of reach. */
  fromDevice?: boolean;
  /** Whether the server has a newer version than the one that it goes on from. */
  isBehind?: boolean;
  /** When `content` was written, where it was not saved. */
  writtenAt?: string;
  /** Version that this device's draft of it was written on, null for none; absent where there is no draft. */
  draftOn?: number | null;
  /** What can be taken back of what was done before, where the device has kept that. */
  history?: History<Data>;
  /** What the next save of it is named as. */
  cause?: SaveCause | undefined;
  /** What the server was last known to keep of what was never saved. */
  shared?: SharedDraft<Data> | undefined;
  /** Of that, what was handed over before without an answer. */
  handed?: readonly ContentFingerprint[] | undefined;
  /** Whether it was read from a file and not looked at yet. */
  isUntouched?: boolean;
  /** What it is to the document that it follows. */
  following?: FollowingState<Data>;
};

/** A draft fit for the screen. */
export type PreparedDraft<Data> = Content<Data> &
  Pick<
    Draft,
    'baseVersion' | 'writtenAt' | 'creationKey' | 'sent' | 'handed' | 'untouchedImport' | 'cause' | 'settled'
  >;

/**
 * A stored document, with what this device has not saved of it. `copy` is what the draft was written on, as far as
 * this device has it: by it, what was changed here and elsewhere since can be told apart. `seen` is the version that was
 * seen here last.
 */
export function startStored<Data>(
  stored: Stored<Data>,
  draft: PreparedDraft<Data> | undefined,
  draftName: string,
  copy?: Stored<Data>,
  seen?: Stored<Data>,
): SessionStart<Data> {
  const server = contentOf(stored);
  const { id, version } = stored;
  const following = followingOf(stored, draft?.settled, seen);
  const asSaved = {
    content: server,
    base: server,
    stored: { id, version },
    notice: null,
    draftName,
    following,
  };
  if (!draft) return asSaved;
  const isSame = sameValue(contentOf(draft), server);
  // What was sent from this version may still arrive, and would come over what was taken back here.
  const isOpen = Boolean(draft.sent?.length) && draft.baseVersion === version;
  const isDecided = following.settled.length > 0;
  // The save had arrived, only its answer had not.
  if (isSame && !isOpen && !isDecided) return { ...asSaved, draftOn: draft.baseVersion };
  return {
    ...startDraft(id, { ...draft, baseVersion: draft.baseVersion ?? version }, draftName, copy),
    ...(draft.baseVersion === version && { base: server }),
    ...(draft.baseVersion !== null && draft.baseVersion !== version && { isBehind: true }),
    following,
    notice: isSame ? null : { kind: 'restored', other: server },
  };
}

/** Whether a session that begins so has nothing unsaved. */
export function isSettled({ notice, sent, following }: SessionStart<unknown>): boolean {
  return notice === null && !sent?.length && !following?.settled.length;
}

/** What this device has not saved of a document, as it is: the next save finds out what the server has. */
export function startDraft<Data>(
  id: number | null,
  draft: PreparedDraft<Data>,
  draftName: string,
  copy?: Stored<Data>,
): SessionStart<Data> {
  const { baseVersion, writtenAt, sent, handed, creationKey, cause } = draft;
  return {
    content: contentOf(draft),
    base: copy && copy.version === baseVersion ? contentOf(copy) : null,
    // The draft's own version: when another device saved since, the next save finds that out.
    stored: id !== null && baseVersion !== null ? { id, version: baseVersion } : null,
    notice: null,
    draftName,
    creationKey,
    sent,
    handed,
    writtenAt,
    draftOn: baseVersion,
    ...(id !== null && { cause }),
  };
}

/** A document that was never saved, with what this device has of it. */
export function startNew<Data>(
  first: Content<Data>,
  draft: (Content<Data> & Partial<PreparedDraft<Data>>) | undefined,
  draftName: string,
): SessionStart<Data> {
  const start = { content: first, base: first, stored: null, notice: null, draftName };
  if (!draft) return start;
  const { creationKey, sent, handed, writtenAt, untouchedImport } = draft;
  if (sameValue(contentOf(draft), first)) return { ...start, creationKey, sent, handed };
  return {
    ...start,
    content: contentOf(draft),
    notice: untouchedImport ? null : { kind: 'restored', other: first },
    creationKey,
    sent,
    handed,
    isUntouched: untouchedImport ?? false,
    draftOn: null,
    ...(writtenAt && { writtenAt }),
  };
}

import type { FieldConflict } from '#documents/merge/merge.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import type { Content, Stored } from './content.ts';
import type { CreatedAs, SavedAs } from './document-gateway.ts';
import type { DraftAnswer } from './draft-gateway.ts';
import type { SavingRules } from './held-back.ts';
import type { SaveFailure } from './save-failure.ts';
import type { Reasons, SaveInitiator, SessionState } from './session-state.ts';
import type { DraftEvent } from './draft-event.ts';

export type SaveOutcome = { kind: 'saved'; created: boolean } | SaveFailure;

/** What happens to a session. */
export type SessionEvent<Data> =
  | { type: 'edited'; content: Content<Data>; cause?: SaveCause | undefined }
  /** As `edited`, and where nothing was written yet, it is what the document begins with. */
  | { type: 'begunOtherwise'; content: Content<Data> }
  /** What comes next is a step of its own. */
  | { type: 'paused' }
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
  /** Another tab has deleted it. */
  | { type: 'deletedElsewhere' }
  /** The person has decided what a merge left open. */
  | { type: 'settled'; conflicts: readonly FieldConflict[] }
  /** The person takes that back. */
  | { type: 'reopened'; conflicts: readonly FieldConflict[] }
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
export type Environment<Data> = SavingRules<Data> & {
  now: Date;
  /** A creation key that nobody has used. */
  freshKey: string;
  /** Name of a stored document's draft on the device. */
  draftNameOf(id: number): string;
  /** The title that the server keeps it by. */
  titleOf(content: Content<Data>): string;
};

/** The step with a change of its state and further effects. */
export function withChange<Data>(
  { state, effects }: Step<Data>,
  change: Partial<SessionState<Data>>,
  ...further: readonly Effect<Data>[]
): Step<Data> {
  return { state: { ...state, ...change }, effects: [...effects, ...further] };
}

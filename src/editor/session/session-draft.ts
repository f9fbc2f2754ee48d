import type { FieldConflict } from '#documents/merge/merge.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { SaveCause } from '#editor/store/contract.ts';
import { sameParts, type Content, type ContentFingerprint } from './content.ts';
import { isUnsaved, type SessionState } from './session-state.ts';
import type { Effect, Step } from './session-step.ts';

/** What this device has to have of a session for as long as the server may not. */
type NeededDraft<Data> = {
  name: string;
  /** Of a document that was never saved: by it its draft is told from others of the same name. */
  creationKey: string | undefined;
  baseVersion: number | null;
  content: Content<Data>;
  /** What is under way or was sent without an answer. */
  sent: readonly ContentFingerprint[];
  /** What was handed to the server's drafts without an answer. */
  handed: readonly ContentFingerprint[];
  cause: SaveCause | null;
  settled: readonly FieldConflict[];
};

/**
 * The step with what it takes for the device to have what the server may not have. It is decided here alone, from what
 * has changed: an edit, a version that is built on, a call that is sent. Drafts come before calls: whatever becomes of
 * one, the device can tell.
 */
export function withDraft<Data extends Record<string, unknown>>(
  before: SessionState<Data>,
  step: Step<Data>,
  now: Date,
): Step<Data> {
  const [old, needed] = [neededDraft(before), neededDraft(step.state)];
  const moved = before.draft.name !== step.state.draft.name;
  const effects: Effect<Data>[] = [];
  let { draft } = step.state;
  if (needed && !(old && isSameDraft(old, needed))) {
    draft = { ...draft, number: draft.number + 1 };
    const kept = draftOf(needed, step.state.writtenAt ?? now.toISOString());
    effects.push({ type: 'keepDraft', name: draft.name, draft: kept, number: draft.number });
  }
  if (old && !needed && !moved) effects.push({ type: 'dropDraft', ...placeOf(step.state) });
  // Only what was never saved has another name than before.
  if (moved) effects.push({ type: 'dropDraft', ...placeOf(before) });
  return { state: { ...step.state, draft }, effects: [...effects, ...step.effects] };
}

function placeOf({ document, draft }: SessionState<unknown>) {
  return { name: draft.name, creationKey: document.kind === 'new' ? document.creationKey : undefined };
}

function neededDraft<Data>(state: SessionState<Data>): NeededDraft<Data> | null {
  const { content, document, activity, unconfirmed } = state;
  const call = activity.kind === 'saving' && 'fingerprint' in activity.call ? activity.call : null;
  // What is under way may arrive without an answer: it must be known again, and what was typed meanwhile be kept.
  const isAhead = call !== null && (document.kind === 'new' || !sameParts(call.sent, content));
  if (!isUnsaved(state) && !isAhead) return null;
  return {
    ...placeOf(state),
    baseVersion: document.kind === 'stored' ? document.version : null,
    content,
    sent: call ? [...unconfirmed, call.fingerprint] : unconfirmed,
    handed: document.kind === 'new' ? document.handed : [],
    cause: state.cause ?? (call?.kind === 'update' ? call.cause : null),
    settled: state.following.settled,
  };
}

function isSameDraft(one: NeededDraft<unknown>, other: NeededDraft<unknown>): boolean {
  return (
    one.name === other.name &&
    one.creationKey === other.creationKey &&
    one.baseVersion === other.baseVersion &&
    one.cause === other.cause &&
    one.settled === other.settled &&
    sameParts(one.content, other.content) &&
    isSameList(one.sent, other.sent) &&
    isSameList(one.handed, other.handed)
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}

function draftOf<Data extends Record<string, unknown>>(
  { content, baseVersion, creationKey, sent, handed, cause, settled }: NeededDraft<Data>,
  writtenAt: string,
): Draft {
  return {
    ...content,
    baseVersion,
    writtenAt,
    ...(creationKey !== undefined && { creationKey }),
    ...(sent.length > 0 && { sent }),
    ...(handed.length > 0 && { handed }),
    ...(cause && { cause }),
    ...(settled.length > 0 && { settled }),
  };
}

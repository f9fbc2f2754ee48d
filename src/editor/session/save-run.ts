import { sameValue } from '#documents/merge/same-value.ts';
import { sameParts, fingerprintOf, valueAt, type Content, type ContentFingerprint } from './content.ts';
import { isFieldRefusal, type SaveFailure } from './save-failure.ts';
import {
  withChange,
  isUnsaved,
  scheduleSave,
  type Activity,
  type Effect,
  type NewDocument,
  type SaveCall,
  type SaveOutcome,
  type SaveRequest,
  type SaveRun,
  type Step,
  type Environment,
} from './session-state.ts';

export type Saving<Data> = Extract<Activity<Data>, { kind: 'saving' }>;
type Sending<Data> = Pick<Extract<SaveCall<Data>, { sent: unknown }>, 'sent' | 'fingerprint'>;

/** Begins a save. Whatever asked for it, this is where it is decided which call it takes. */
export function beginSave<Data>(step: Step<Data>, request: SaveRequest, env: Environment<Data>): Step<Data> {
  const { document } = step.state;
  const creates = document.kind === 'new';
  const isWanted = creates && request.by === 'person';
  const wanted = isWanted ? withChange(step, { document: { ...document, saveRequested: true } }) : step;
  return nextCall(wanted, { ...request, creates, next: null }, env);
}

export function nextCall<Data>(before: Step<Data>, run: SaveRun, env: Environment<Data>): Step<Data> {
  const step = withChange(before, {}, { type: 'stopTimer' });
  const { document, content } = step.state;
  const isNew = document.kind === 'new';
  // Nothing was written on this device's copy: what matters is whether the server has something newer.
  if (!isNew && !document.confirmed && !isUnsaved(step.state))
    return startCall(step, run, { kind: 'read', after: 'offline' }, { type: 'read', id: document.id });
  const problem = env.validate?.(content);
  if (problem) return failRun(step, run, null, { kind: 'refused', ...problem }, env);
  const sending = { sent: content, fingerprint: fingerprintOf(content, env.titleOf(content)) };
  if (isNew) {
    const seen = document.shared?.updatedAt ?? null;
    const effect = { type: 'create', content, key: document.creationKey, seen } as const;
    return startCall(step, run, { kind: 'create', seen, ...sending }, effect);
  }
  const { id, version } = document;
  const { cause, following } = step.state;
  const { settled } = following;
  // What is done while it is under way has reasons of its own.
  return startCall(
    withChange(step, { cause: null }),
    run,
    { kind: 'update', ...sending, cause, settled },
    { type: 'update', id, content, version, cause, settled },
  );
}

export function startCall<Data>(
  step: Step<Data>,
  run: SaveRun,
  call: SaveCall<Data>,
  effect: Effect<Data>,
): Step<Data> {
  return withChange(step, { activity: { kind: 'saving', run, call } }, effect);
}

/** A save did not come about; `call` is what was sent, if anything was. What was written stays where it is. */
export function failRun<Data>(
  step: Step<Data>,
  run: SaveRun,
  call: Sending<Data> | null,
  failure: SaveFailure,
  env: Environment<Data>,
): Step<Data> {
  const { state } = step;
  const { document, unconfirmed } = state;
  const failuresInARow = state.failuresInARow + 1;
  const noted = withChange(step, { failure, failuresInARow });
  if (failure.kind === 'offline' || failure.kind === 'failed') {
    const { retryAfterSeconds } = failure;
    const later = withChange(noted, {
      unconfirmed: call ? withSent(unconfirmed, call.fingerprint) : unconfirmed,
    });
    const wait = { kind: 'retry', failures: failuresInARow, retryAfterSeconds } as const;
    return endRun(scheduleSave(later, wait), run, failure, env);
  }
  if (failure.kind === 'gone') {
    // Deleted elsewhere: what is on the screen can be saved as a new document.
    const next: NewDocument<Data> = {
      ...{ kind: 'new', creationKey: env.freshKey, saveRequested: false },
      ...{ shared: null, handed: [] },
    };
    const gone = { document: next, base: null, unconfirmed: [] };
    return endRun(withChange(noted, gone, { type: 'dropCopy', name: state.draft.name }), run, failure, env);
  }
  const refused = document.kind === 'new' ? { document: { ...document, saveRequested: false } } : {};
  const { content } = state;
  if (!call || sameParts(call.sent, content)) return endRun(withChange(noted, refused), run, failure, env);
  // What was typed meanwhile may be what is asked for.
  const standing = failureAfterEdit(failure, call.sent, content);
  return endRun(scheduleSave(withChange(noted, { ...refused, failure: standing })), run, failure, env, true);
}

/** What of a failure holds once the content has changed: a field whose text has changed is worth another try. */
export function failureAfterEdit(
  failure: SaveFailure | null,
  before: Content<unknown>,
  after: Content<unknown>,
): SaveFailure | null {
  if (!isFieldRefusal(failure)) return failure;
  return valueAt(before, failure.field) === valueAt(after, failure.field) ? failure : null;
}

/**
 * A save has come to its end: whoever waits for it is answered, and what was asked for meanwhile follows. With `isOutdated`
 * a failure is that of an older text than the one on the screen.
 */
export function endRun<Data>(
  step: Step<Data>,
  { requests, next }: SaveRun,
  outcome: SaveOutcome,
  env: Environment<Data>,
  isOutdated = false,
): Step<Data> {
  const { activity, lifecycle, document } = step.state;
  const idle: Activity<Data> = activity.kind === 'conflict' ? activity : { kind: 'idle' };
  const done = withChange(step, { activity: idle }, { type: 'answer', requests, outcome });
  const further = next ?? (lifecycle === 'closing' && document.kind === 'stored' ? AUTOSAVE : null);
  const isDue = outcome.kind === 'saved' ? isUnsaved(done.state) : isOutdated;
  if (further && isDue) return beginSave(done, further, env);
  const told = next ? withChange(done, {}, { type: 'answer', requests: next.requests, outcome }) : done;
  return lifecycle === 'closing' ? finishClosing(told) : told;
}

const AUTOSAVE: SaveRequest = { by: 'autosave', requests: [] };

/** The editor is left: what a stored document has unsaved is saved once more, unless that is hopeless. */
export function leave<Data>(step: Step<Data>, saves: boolean, env: Environment<Data>): Step<Data> {
  const { activity, failure, document } = step.state;
  const stopped = withChange(step, { lifecycle: 'closing' }, { type: 'stopTimer' });
  // After logging out there is nobody to save for, and no draft to leave.
  if (!saves) return withChange(stopped, { lifecycle: 'closed' }, { type: 'closed' });
  if (activity.kind === 'saving' || activity.kind === 'copying') return stopped;
  const isHopeless = failure?.kind === 'signedOut' || failure?.kind === 'refused';
  if (activity.kind === 'conflict' || document.kind === 'new' || isHopeless || !isUnsaved(step.state))
    return finishClosing(stopped);
  return beginSave(stopped, AUTOSAVE, env);
}

/** Nothing is under way any more: a draft that stays is left to whoever opens it next. */
export function finishClosing<Data>(step: Step<Data>): Step<Data> {
  const { document, draft } = step.state;
  const creationKey = document.kind === 'new' ? document.creationKey : undefined;
  const leaving: Effect<Data>[] = isUnsaved(step.state)
    ? [{ type: 'leaveDraft', name: draft.name, creationKey }]
    : [];
  return withChange(step, { lifecycle: 'closed' }, ...leaving, { type: 'closed' });
}

/** Most contents that are remembered as sent without an answer. */
const SENT_MAX = 20;

function withSent(
  sent: readonly ContentFingerprint[],
  latest: ContentFingerprint,
): readonly ContentFingerprint[] {
  const others = sent.filter((one) => !sameValue(one, latest));
  return [...others, latest].slice(-SENT_MAX);
}

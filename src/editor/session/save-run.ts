import { sameValue } from '#documents/merge/same-value.ts';
import { contentOf, sameParts, fingerprintOf, withSent, type Content } from './content.ts';
import type { SavingRules } from './held-back.ts';
import { failureAfterEdit, type SaveFailure } from './save-failure.ts';
import {
  isBehindServer,
  isSavable,
  isUnsaid,
  isUnsaved,
  savableIn,
  savesItself,
  type Activity,
  type NewDocument,
  type SaveCall,
  type SaveRequest,
  type SaveRun,
} from './session-state.ts';
import {
  withChange,
  type Effect,
  type SaveOutcome,
  type Step,
  type Environment,
  type Wait,
} from './session-step.ts';

export type Saving<Data> = Extract<Activity<Data>, { kind: 'saving' }>;
type Sending<Data> = Pick<Extract<SaveCall<Data>, { sent: unknown }>, 'sent' | 'fingerprint'>;

/** Most contents that are remembered as sent without an answer. */
const SENT_MAX = 20;

/** Sets the timer where there is something to save without the person's asking, or to say of what is held back. */
export function scheduleSave<Data>(
  step: Step<Data>,
  rules: SavingRules<Data>,
  wait: Wait = { kind: 'pause' },
): Step<Data> {
  const { state } = step;
  const isDue = savesItself(state, rules) || isUnsaid(state, rules);
  const waits = isDue && state.lifecycle === 'open';
  return withChange(step, {}, waits ? { type: 'startTimer', wait } : { type: 'stopTimer' });
}

/** Somebody asks for a save; while one is under way it follows that one. */
export function requestSave<Data>(
  step: Step<Data>,
  request: SaveRequest,
  env: Environment<Data>,
): Step<Data> {
  const { activity } = step.state;
  switch (activity.kind) {
    case 'conflict':
    case 'copying':
      return withChange(
        step,
        {},
        { type: 'answer', requests: request.requests, outcome: { kind: 'conflict' } },
      );
    case 'saving': {
      const { run } = activity;
      const byPerson = request.by === 'person' || run.next?.by === 'person';
      const requests = [...(run.next?.requests ?? []), ...request.requests];
      const next: SaveRequest = { by: byPerson ? 'person' : 'autosave', requests };
      return withChange(step, { activity: { ...activity, run: { ...run, next } } });
    }
    case 'idle':
      return beginSave(step, request, env);
  }
}

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
  const { document, base } = step.state;
  const isNew = document.kind === 'new';
  const { content, heldBack } = savableIn(step.state, env);
  const isAllSaved = !isNew && !isSavable(step.state, env);
  // Nothing that can be saved was written on this device's copy: what matters is whether the server has something newer.
  // What is held back has what was last saved in its place, so that this has to be known.
  const isToBeRead = !isNew && (isAllSaved ? isBehindServer(document) : base === null && heldBack.length > 0);
  if (isToBeRead)
    return startCall(step, run, { kind: 'read', after: 'offline' }, { type: 'read', id: document.id });
  if (isAllSaved && heldBack.length > 0) {
    const saved = withChange(step, { failure: null, failuresInARow: 0 });
    return endRun(saved, run, { kind: 'saved', created: run.creates }, env);
  }
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

/** Deleted elsewhere: what is on the screen can be saved as a new document. */
function asNew<Data>(step: Step<Data>, base: Content<Data> | null, env: Environment<Data>): Step<Data> {
  const next: NewDocument<Data> = {
    ...{ kind: 'new', creationKey: env.freshKey, saveRequested: false },
    ...{ shared: null, handed: [] },
  };
  // Of what was deleted nothing is shown as saved elsewhere any more.
  const gone = { document: next, base, unconfirmed: [], followed: false, mergedIn: false };
  return withChange(step, gone, { type: 'dropCopy', name: step.state.draft.name });
}

/** Another tab has deleted it. Where all of it was saved, nobody wanted to keep any: it is no draft. */
export function withGone<Data>(step: Step<Data>, env: Environment<Data>): Step<Data> {
  const { state } = step;
  const failure: SaveFailure = { kind: 'gone', message: '' };
  return withChange(
    asNew(step, isUnsaved(state) ? null : state.content, env),
    { failure },
    { type: 'stopTimer' },
  );
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
      unconfirmed: call ? withSent(unconfirmed, call.fingerprint, SENT_MAX) : unconfirmed,
    });
    const wait = { kind: 'retry', failures: failuresInARow, retryAfterSeconds } as const;
    return endRun(scheduleSave(later, env, wait), run, failure, env);
  }
  if (failure.kind === 'gone') {
    return endRun(asNew(noted, null, env), run, failure, env);
  }
  const refused = document.kind === 'new' ? { document: { ...document, saveRequested: false } } : {};
  const { content } = savableIn(state, env);
  const isAsSent =
    !call || sameParts(call.sent, content) || sameValue(contentOf(call.sent), contentOf(content));
  if (isAsSent) return endRun(withChange(noted, refused), run, failure, env);
  // What was typed meanwhile may be what is asked for.
  const standing = failureAfterEdit(failure, call.sent, content);
  return endRun(
    scheduleSave(withChange(noted, { ...refused, failure: standing }), env),
    run,
    failure,
    env,
    true,
  );
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
  const done = withChange(
    step,
    { activity: idle, saysHeldBack: true },
    { type: 'answer', requests, outcome },
  );
  const further = next ?? (lifecycle === 'closing' && document.kind === 'stored' ? AUTOSAVE : null);
  const isDue = outcome.kind === 'saved' ? isSavable(done.state, env) : isOutdated;
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
  if (activity.kind === 'conflict' || document.kind === 'new' || isHopeless || !isSavable(step.state, env))
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

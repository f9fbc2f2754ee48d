import { sameJson, sameParts, sentContent, valueAt, type Content, type SentContent } from './content.ts';
import { isFieldRefusal, type SaveFailure } from './save-failure.ts';
import {
  changed,
  isUnsaved,
  savedSoon,
  type Activity,
  type Effect,
  type NewDocument,
  type SaveCall,
  type SaveOutcome,
  type SaveRequest,
  type SaveRun,
  type Step,
  type Surroundings,
} from './session-state.ts';

export type Saving<Data> = Extract<Activity<Data>, { kind: 'saving' }>;
type Sending<Data> = Pick<Extract<SaveCall<Data>, { sent: unknown }>, 'sent' | 'print'>;

/** Begins a save. Whatever asked for it, this is where it is decided which call it takes. */
export function beginSave<Data>(
  step: Step<Data>,
  request: SaveRequest,
  around: Surroundings<Data>,
): Step<Data> {
  const creates = step.state.document.kind === 'new';
  return nextCall(step, { ...request, creates, next: null }, around);
}

export function nextCall<Data>(before: Step<Data>, run: SaveRun, around: Surroundings<Data>): Step<Data> {
  const step = changed(before, {}, { type: 'stopTimer' });
  const { document, content } = step.state;
  const isNew = document.kind === 'new';
  // Nothing was written on this device's copy: what matters is whether the server has something newer.
  if (!isNew && !document.confirmed && !isUnsaved(step.state))
    return calling(step, run, { kind: 'read', after: 'offline' }, { type: 'read', id: document.id });
  const problem = around.validate?.(content);
  if (problem) return failed(step, run, null, { kind: 'refused', ...problem }, around);
  const sending = { sent: content, print: sentContent(content, around.titleOf(content)) };
  if (isNew)
    return calling(
      step,
      run,
      { kind: 'create', ...sending },
      { type: 'create', content, key: document.creationKey },
    );
  const { id, version } = document;
  return calling(step, run, { kind: 'update', ...sending }, { type: 'update', id, content, version });
}

export function calling<Data>(
  step: Step<Data>,
  run: SaveRun,
  call: SaveCall<Data>,
  effect: Effect<Data>,
): Step<Data> {
  return changed(step, { activity: { kind: 'saving', run, call } }, effect);
}

/** A save did not come about; `call` is what was sent, if anything was. What was written stays where it is. */
export function failed<Data>(
  step: Step<Data>,
  run: SaveRun,
  call: Sending<Data> | null,
  failure: SaveFailure,
  around: Surroundings<Data>,
): Step<Data> {
  const { state } = step;
  const { document, unconfirmed } = state;
  const failuresInARow = state.failuresInARow + 1;
  const noted = changed(step, { failure, failuresInARow });
  if (failure.kind === 'offline' || failure.kind === 'failed') {
    const { retryAfterSeconds } = failure;
    const later = changed(noted, { unconfirmed: call ? withSent(unconfirmed, call.print) : unconfirmed });
    const wait = { kind: 'retry', failures: failuresInARow, retryAfterSeconds } as const;
    return ended(savedSoon(later, wait), run, failure, around);
  }
  if (failure.kind === 'gone') {
    // Deleted elsewhere: what is on the screen can be saved as a new document.
    const next: NewDocument = { kind: 'new', creationKey: around.freshKey, saveRequested: false };
    const gone = { document: next, base: null, unconfirmed: [] };
    return ended(changed(noted, gone, { type: 'dropCopy', name: state.draft.name }), run, failure, around);
  }
  const refused = document.kind === 'new' ? { document: { ...document, saveRequested: false } } : {};
  const { content } = state;
  if (!call || sameParts(call.sent, content)) return ended(changed(noted, refused), run, failure, around);
  // What was typed meanwhile may be what is asked for.
  const standing = failureAfterEdit(failure, call.sent, content);
  return ended(savedSoon(changed(noted, { ...refused, failure: standing })), run, failure, around);
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

/** A save has come to its end: whoever waits for it is answered, and what was asked for meanwhile follows. */
export function ended<Data>(
  step: Step<Data>,
  { requests, next }: SaveRun,
  outcome: SaveOutcome,
  around: Surroundings<Data>,
): Step<Data> {
  const { activity, lifecycle } = step.state;
  const idle: Activity<Data> = activity.kind === 'conflict' ? activity : { kind: 'idle' };
  const done = changed(step, { activity: idle }, { type: 'answer', requests, outcome });
  const further = next ?? (lifecycle === 'closing' ? AUTOSAVE : null);
  if (further && outcome.kind === 'saved' && isUnsaved(done.state)) return beginSave(done, further, around);
  const told = next ? changed(done, {}, { type: 'answer', requests: next.requests, outcome }) : done;
  return lifecycle === 'closing' ? closed(told) : told;
}

const AUTOSAVE: SaveRequest = { by: 'autosave', requests: [] };

/** The editor is left: what a stored document has unsaved is saved once more, unless that is hopeless. */
export function leave<Data>(step: Step<Data>, saves: boolean, around: Surroundings<Data>): Step<Data> {
  const { activity, failure, document } = step.state;
  const stopped = changed(step, { lifecycle: 'closing' }, { type: 'stopTimer' });
  // After logging out there is nobody to save for, and no draft to leave.
  if (!saves) return changed(stopped, { lifecycle: 'closed' }, { type: 'closed' });
  if (activity.kind === 'saving' || activity.kind === 'copying') return stopped;
  const isHopeless = failure?.kind === 'signedOut' || failure?.kind === 'refused';
  if (activity.kind === 'conflict' || document.kind === 'new' || isHopeless || !isUnsaved(step.state))
    return closed(stopped);
  return beginSave(stopped, AUTOSAVE, around);
}

/** Nothing is under way any more: a draft that stays is left to whoever opens it next. */
export function closed<Data>(step: Step<Data>): Step<Data> {
  const { document, draft } = step.state;
  const creationKey = document.kind === 'new' ? document.creationKey : undefined;
  const leaving: Effect<Data>[] = isUnsaved(step.state)
    ? [{ type: 'leaveDraft', name: draft.name, creationKey }]
    : [];
  return changed(step, { lifecycle: 'closed' }, ...leaving, { type: 'closed' });
}

/** Most contents that are remembered as sent without an answer. */
const SENT_MAX = 20;

function withSent(sent: readonly SentContent[], latest: SentContent): readonly SentContent[] {
  const others = sent.filter((one) => !sameJson(one, latest));
  return [...others, latest].slice(-SENT_MAX);
}

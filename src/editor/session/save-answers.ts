import { sameParts, type Content, type Stored } from './content.ts';
import { followingAfter, followingSaved, type FollowingState } from './following.ts';
import type { CreatedAs, SavedAs } from './document-gateway.ts';
import type { DraftAnswer } from './draft-gateway.ts';
import { historyFor, reconcile } from './reconcile.ts';
import type { SaveFailure } from './save-failure.ts';
import { startCall, endRun, failRun, nextCall, scheduleSave, type Saving } from './save-run.ts';
import {
  draftKeyOf,
  isSavable,
  type SaveCall,
  type SaveRun,
  type SessionState,
  type StoredDocument,
} from './session-state.ts';
import { withChange, type Effect, type Step, type Environment } from './session-step.ts';
import { hearOfDraft } from './shared-draft.ts';
import type { VersionNotice } from './version-notice.ts';

/** The server has answered a first save. The one place that knows what becomes of a document's creation. */
export function afterCreated<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  saved: CreatedAs,
  env: Environment<Data>,
): Step<Data> {
  if (call.kind !== 'create') return step;
  const { title, repeated } = saved;
  if (!repeated) return acceptSave(step, run, call.sent, saved, title, env);
  // It was made before: by an earlier call of this device, perhaps with an older text, or by another device that went on
  // with the draft. What it holds is looked at before anything goes on top of it.
  return startCall(step, run, { kind: 'read', after: 'repeated' }, { type: 'read', id: saved.id });
}

export function afterUpdated<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  saved: SavedAs,
  env: Environment<Data>,
): Step<Data> {
  if (call.kind !== 'update') return step;
  return acceptSave(told(step, call), run, call.sent, saved, undefined, env);
}

/** What was decided is known to the server. */
function told<Data>(
  step: Step<Data>,
  { settled, sent }: Extract<SaveCall<Data>, { kind: 'update' }>,
): Step<Data> {
  return withChange(step, { following: followingSaved(step.state.following, settled, sent.data) });
}

/** The server has `sent`. What was typed meanwhile stays on the screen. */
function acceptSave<Data>(
  step: Step<Data>,
  run: SaveRun,
  sent: Content<Data>,
  { id, version, updatedAt }: SavedAs,
  givenTitle: string | undefined,
  env: Environment<Data>,
): Step<Data> {
  const { state } = step;
  // A title is only taken where none was sent: the server may have trimmed one that is still being typed.
  const title = isBlank(sent.title) ? (givenTitle ?? sent.title) : sent.title;
  const name = env.draftNameOf(id);
  const base = { ...sent, title };
  const stored = withChange(
    step,
    {
      ...serverConfirmed(state.document, id, version),
      base,
      content: state.content.title === sent.title ? { ...state.content, title } : state.content,
      draft: { ...state.draft, name },
      followed: false,
      notice: noticeAfterSave(state, run),
    },
    { type: 'keepCopy', name, copy: copyOf({ ...base, ...linkOf(state.following), id, version, updatedAt }) },
    { type: 'announce', id, version },
  );
  return endRun(scheduleSave(stored, env), run, { kind: 'saved', created: run.creates }, env);
}

/** What holds once the server has answered with a version that what is on the screen builds on. */
function serverConfirmed(
  before: SessionState<unknown>['document'],
  id: number,
  version: number,
): Pick<SessionState<unknown>, 'unconfirmed' | 'failure' | 'failuresInARow'> & { document: StoredDocument } {
  const key = draftKeyOf(before);
  const stored = { kind: 'stored', id, version, confirmed: true } as const;
  const document = { ...stored, ...(key !== null && { createdAs: key }) };
  return { document, unconfirmed: [], failure: null, failuresInARow: 0 };
}

/** The server's version was read, as it is another one than this session builds on, or may be. */
export function afterRead<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  theirs: Stored<Data>,
  env: Environment<Data>,
): Step<Data> {
  const { state } = step;
  const { document } = state;
  if (call.kind !== 'read' || (document.kind === 'new') !== (call.after === 'repeated')) return step;
  // It refuses a save over the very version that it has: it is not well, and asking at once would never end.
  const isRefused = call.after === 'conflict' && document.kind === 'stored';
  if (isRefused && theirs.version === document.version)
    return failRun(step, run, null, { kind: 'failed', message: '', retryAfterSeconds: undefined }, env);
  const { base, content, common } = reconcile(env, state, theirs);
  if (!content) {
    const conflict = { theirs, base: common, copyKey: env.freshKey };
    const asked = withChange(step, { activity: { kind: 'conflict', conflict }, failure: null });
    return endRun(asked, run, { kind: 'conflict' }, env);
  }
  const next = withChange(
    onTopOf(step, theirs, base, env),
    {
      content,
      // What was made elsewhere has been written in since this session began.
      history: call.after === 'repeated' ? historyFor(state, content) : state.history,
      mergedIn: state.mergedIn || !sameParts(content, state.content),
    },
    ...announced<Data>(theirs, call.after === 'repeated'),
  );
  if (isSavable(next.state, env)) return nextCall(next, run, env);
  // What the server has is as good as saved.
  const notice = noticeAfterSave(state, run);
  return endRun(withChange(next, { notice, cause: null }), run, { kind: 'saved', created: run.creates }, env);
}

/**
 * From now on the session builds on this version of the server's; what is on the screen stays.
 * @param base the same as a content: the very one of the screen where it is that
 */
export function onTopOf<Data>(
  step: Step<Data>,
  theirs: Stored<Data>,
  base: Content<Data>,
  env: Environment<Data>,
): Step<Data> {
  const { state } = step;
  const name = env.draftNameOf(theirs.id);
  return withChange(
    step,
    {
      ...serverConfirmed(state.document, theirs.id, theirs.version),
      base,
      draft: { ...state.draft, name },
      following: followingAfter(state.following, state.base, theirs),
    },
    { type: 'keepCopy', name, copy: copyOf(theirs) },
  );
}

/** A document that is new to this device is new to its lists. */
function announced<Data>({ id, version }: Stored<Data>, isNew: boolean): Effect<Data>[] {
  return isNew ? [{ type: 'announce', id, version }] : [];
}

/** What this device keeps of what the server has. */
export function copyOf<Data>(stored: Stored<Data>) {
  const { version, title, templateId, data, updatedAt, base, conflicts = [] } = stored;
  return {
    ...{ version, title, templateId, data },
    ...(updatedAt !== undefined && { updatedAt }),
    ...(base && { base }),
    ...(conflicts.length > 0 && { conflicts }),
  };
}

function linkOf({ base, conflicts }: FollowingState<unknown>) {
  return { base, conflicts };
}

/** The draft under the key was read, since the save found another one than it goes on from. */
export function afterDraftRead<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  answer: DraftAnswer<Data>,
  env: Environment<Data>,
): Step<Data> {
  if (call.kind !== 'readDraft') return step;
  if (answer.type === 'draftSaved') return nextCall(step, run, env);
  const heard = hearOfDraft(step, answer, env);
  const { document } = heard.state;
  // It refuses to go on from the very draft that it has: it is not well, and asking at once would never end.
  if (document.kind === 'new' && (document.shared?.updatedAt ?? null) === call.refused)
    return failRun(step, run, null, { kind: 'failed', message: '', retryAfterSeconds: undefined }, env);
  return nextCall(heard, run, env);
}

/** A call of a save did not come about. */
export function afterFailed<Data>(
  before: Step<Data>,
  { run, call }: Saving<Data>,
  failure: SaveFailure,
  env: Environment<Data>,
): Step<Data> {
  const cause = before.state.cause ?? (call.kind === 'update' ? call.cause : null);
  const step = withChange(before, { cause });
  const { document } = step.state;
  if (failure.kind === 'conflict' && call.kind === 'update' && document.kind === 'stored')
    return startCall(
      withChange(step, { document: { ...document, isBehind: true } }),
      run,
      { kind: 'read', after: 'conflict' },
      { type: 'read', id: document.id },
    );
  // Another device has written in the draft: that is brought in, and saved with the rest.
  if (failure.kind === 'conflict' && call.kind === 'create' && document.kind === 'new') {
    const reading = { kind: 'readDraft', refused: call.seen } as const;
    return startCall(step, run, reading, { type: 'readDraft', key: document.creationKey });
  }
  // What was never saved cannot be deleted; with another key it could be made twice.
  const isStrange = failure.kind === 'gone' && document.kind === 'new';
  const why: SaveFailure = isStrange
    ? { kind: 'failed', message: failure.message, retryAfterSeconds: undefined }
    : failure;
  return failRun(step, run, 'fingerprint' in call ? call : null, why, env);
}

/**
 * What is left to say of a version that was put aside, once what is on the screen is saved. Whoever saves what was
 * restored, or has gone on writing in it, has decided for it; what saved itself untouched can still be taken back.
 */
function noticeAfterSave<Data>(
  { notice, hasEdits }: SessionState<Data>,
  run: SaveRun,
): VersionNotice<Data> | null {
  if (notice?.kind === 'restoredAndSaved') return null;
  if (notice?.kind !== 'restored') return notice;
  const byPerson = run.by === 'person' || run.next?.by === 'person';
  return byPerson || hasEdits ? null : { ...notice, kind: 'restoredAndSaved' };
}

function isBlank(title: string): boolean {
  return title.trim() === '';
}

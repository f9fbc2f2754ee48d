import { sameParts, fingerprintOf, type Content, type Stored } from './content.ts';
import { followingAfter, followingSaved, type Following } from './following.ts';
import type { CreatedAs, SavedAs } from './document-gateway.ts';
import { reconcile } from './reconcile.ts';
import type { SaveFailure } from './save-failure.ts';
import { startCall, endRun, failRun, nextCall, type Saving } from './save-run.ts';
import {
  withChange,
  isUnsaved,
  scheduleSave,
  type SaveCall,
  type SaveRun,
  type SessionState,
  type Step,
  type Environment,
} from './session-state.ts';
import type { VersionNotice } from './version-notice.ts';

/** The server has answered a first save. The one place that knows what becomes of a document's creation. */
export function afterCreated<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  saved: CreatedAs,
  env: Environment<Data>,
): Step<Data> {
  if (call.kind !== 'create') return step;
  const { id, version, title, repeated } = saved;
  if (!repeated) return acceptSave(step, run, call.sent, saved, title, env);
  // An earlier call had arrived after all, perhaps with an older text: this one goes on top of it.
  const { draft } = step.state;
  const stored = withChange(step, {
    document: { kind: 'stored', id, version, confirmed: true },
    // What it was made with is one of the texts that were sent, or of an earlier page: not the blank that it began as.
    base: null,
    draft: { ...draft, name: env.draftNameOf(id) },
  });
  const content = isBlank(call.sent.title) ? { ...call.sent, title } : call.sent;
  const update: SaveCall<Data> = {
    kind: 'update',
    sent: call.sent,
    fingerprint: fingerprintOf(content, env.titleOf(content)),
    givenTitle: title,
    cause: null,
    settled: [],
  };
  return startCall(stored, run, update, {
    ...{ type: 'update', id, content, version },
    ...{ cause: null, settled: [] },
  });
}

export function afterUpdated<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  saved: SavedAs,
  env: Environment<Data>,
): Step<Data> {
  if (call.kind !== 'update') return step;
  return acceptSave(told(step, call), run, call.sent, saved, call.givenTitle, env);
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
      ...serverConfirmed(id, version),
      base,
      content: state.content.title === sent.title ? { ...state.content, title } : state.content,
      draft: { ...state.draft, name },
      followed: false,
      notice: noticeAfterSave(state, run),
    },
    { type: 'keepCopy', name, copy: copyOf({ ...base, ...linkOf(state.following), id, version, updatedAt }) },
    { type: 'announce', id, version },
  );
  return endRun(scheduleSave(stored), run, { kind: 'saved', created: run.creates }, env);
}

/** What holds once the server has answered with a version that what is on the screen builds on. */
export function serverConfirmed(
  id: number,
  version: number,
): Pick<SessionState<unknown>, 'document' | 'unconfirmed' | 'failure' | 'failuresInARow'> {
  const document = { kind: 'stored', id, version, confirmed: true } as const;
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
  if (call.kind !== 'read' || document.kind !== 'stored') return step;
  // It refuses a save over the very version that it has: it is not well, and asking at once would never end.
  if (call.after === 'conflict' && theirs.version === document.version)
    return failRun(step, run, null, { kind: 'failed', message: '', retryAfterSeconds: undefined }, env);
  const { base, content, common } = reconcile(env.fields, state, theirs);
  if (!content) {
    const conflict = { theirs, base: common, copyKey: env.freshKey };
    const asked = withChange(step, { activity: { kind: 'conflict', conflict }, failure: null });
    return endRun(asked, run, { kind: 'conflict' }, env);
  }
  const next = withChange(
    step,
    {
      ...serverConfirmed(theirs.id, theirs.version),
      base,
      content,
      following: followingAfter(state.following, state.base, theirs),
      mergedIn: state.mergedIn || !sameParts(content, state.content),
    },
    { type: 'keepCopy', name: state.draft.name, copy: copyOf(theirs) },
  );
  if (isUnsaved(next.state)) return nextCall(next, run, env);
  // What the server has is as good as saved.
  const notice = noticeAfterSave(state, run);
  return endRun(withChange(next, { notice, cause: null }), run, { kind: 'saved', created: run.creates }, env);
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

function linkOf({ base, conflicts }: Following<unknown>) {
  return { base, conflicts };
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
    return startCall(step, run, { kind: 'read', after: 'conflict' }, { type: 'read', id: document.id });
  // What was never saved cannot be deleted; with another key it could be made twice.
  const isStrange = failure.kind === 'gone' && document.kind === 'new';
  const why: SaveFailure = isStrange
    ? { kind: 'failed', message: failure.message, retryAfterSeconds: undefined }
    : failure;
  return failRun(step, run, call.kind === 'read' ? null : call, why, env);
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

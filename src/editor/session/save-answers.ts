import { sentContent, type Content, type Stored } from './content.ts';
import type { CreatedAs, SavedAs } from './document-gateway.ts';
import { historyFor, reconciled } from './reconcile.ts';
import type { SaveFailure } from './save-failure.ts';
import { calling, ended, failed, nextCall, type Saving } from './save-run.ts';
import {
  changed,
  isUnsaved,
  savedSoon,
  type SaveCall,
  type SaveRun,
  type SessionState,
  type Step,
  type Surroundings,
  type VersionNotice,
} from './session-state.ts';

/** The server has answered a first save. The one place that knows what becomes of a document's creation. */
export function afterCreated<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  saved: CreatedAs,
  around: Surroundings<Data>,
): Step<Data> {
  if (call.kind !== 'create') return step;
  const { id, version, title, repeated } = saved;
  if (!repeated) return accepted(step, run, call.sent, saved, title, around);
  // An earlier call had arrived after all, perhaps with an older text: this one goes on top of it.
  const { draft } = step.state;
  const stored = changed(step, {
    document: { kind: 'stored', id, version, confirmed: true },
    // What it was made with is one of the texts that were sent, or of an earlier page: not the blank that it began as.
    base: null,
    draft: { ...draft, name: around.draftNameOf(id) },
  });
  const content = isBlank(call.sent.title) ? { ...call.sent, title } : call.sent;
  const update: SaveCall<Data> = {
    kind: 'update',
    sent: call.sent,
    print: sentContent(content, around.titleOf(content)),
    givenTitle: title,
  };
  return calling(stored, run, update, { type: 'update', id, content, version });
}

export function afterUpdated<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  saved: SavedAs,
  around: Surroundings<Data>,
): Step<Data> {
  if (call.kind !== 'update') return step;
  return accepted(step, run, call.sent, saved, call.givenTitle, around);
}

/** The server has `sent`. What was typed meanwhile stays on the screen. */
function accepted<Data>(
  step: Step<Data>,
  run: SaveRun,
  sent: Content<Data>,
  { id, version, updatedAt }: SavedAs,
  givenTitle: string | undefined,
  around: Surroundings<Data>,
): Step<Data> {
  const { state } = step;
  // A title is only taken where none was sent: the server may have trimmed one that is still being typed.
  const title = isBlank(sent.title) ? (givenTitle ?? sent.title) : sent.title;
  const name = around.draftNameOf(id);
  const base = { ...sent, title };
  const stored = changed(
    step,
    {
      ...answered(id, version),
      base,
      content: state.content.title === sent.title ? { ...state.content, title } : state.content,
      draft: { ...state.draft, name },
      followed: false,
      notice: noticeAfterSave(state, run),
    },
    { type: 'keepCopy', name, copy: { ...base, version, ...(updatedAt !== undefined && { updatedAt }) } },
    { type: 'announce', id, version },
  );
  return ended(savedSoon(stored), run, { kind: 'saved', created: run.creates }, around);
}

/** What holds once the server has answered with a version that what is on the screen builds on. */
export function answered(
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
  around: Surroundings<Data>,
): Step<Data> {
  const { state } = step;
  const { document } = state;
  if (call.kind !== 'read' || document.kind !== 'stored') return step;
  // It refuses a save over the very version that it has: it is not well, and asking at once would never end.
  if (call.after === 'conflict' && theirs.version === document.version)
    return failed(step, run, null, { kind: 'failed', message: '', retryAfterSeconds: undefined }, around);
  const { base, content, common } = reconciled(state, theirs);
  if (!content) {
    const conflict = { theirs, base: common, copyKey: around.freshKey };
    const asked = changed(step, { activity: { kind: 'conflict', conflict }, failure: null });
    return ended(asked, run, { kind: 'conflict' }, around);
  }
  const next = changed(
    step,
    {
      ...answered(theirs.id, theirs.version),
      base,
      content,
      history: historyFor(state, content),
    },
    { type: 'keepCopy', name: state.draft.name, copy: copyOf(theirs) },
  );
  if (isUnsaved(next.state)) return nextCall(next, run, around);
  // What the server has is as good as saved.
  const notice = noticeAfterSave(state, run);
  return ended(changed(next, { notice }), run, { kind: 'saved', created: run.creates }, around);
}

/** What this device keeps of what the server has. */
export function copyOf<Data>({ version, title, templateId, data, updatedAt }: Stored<Data>) {
  return { version, title, templateId, data, ...(updatedAt !== undefined && { updatedAt }) };
}

/** A call of a save did not come about. */
export function afterFailed<Data>(
  step: Step<Data>,
  { run, call }: Saving<Data>,
  failure: SaveFailure,
  around: Surroundings<Data>,
): Step<Data> {
  const { document } = step.state;
  if (failure.kind === 'conflict' && call.kind === 'update' && document.kind === 'stored')
    return calling(step, run, { kind: 'read', after: 'conflict' }, { type: 'read', id: document.id });
  // What was never saved cannot be deleted; with another key it could be made twice.
  const isStrange = failure.kind === 'gone' && document.kind === 'new';
  const why: SaveFailure = isStrange
    ? { kind: 'failed', message: failure.message, retryAfterSeconds: undefined }
    : failure;
  return failed(step, run, call.kind === 'read' ? null : call, why, around);
}

/**
 * What is left to say of a version that was put aside, once what is on the screen is saved. Whoever saves what was
 * restored, or has gone on writing in it, has decided for it; what saved itself untouched can still be taken back.
 */
function noticeAfterSave<Data>(
  { notice, history }: SessionState<Data>,
  run: SaveRun,
): VersionNotice<Data> | null {
  if (notice?.kind === 'restoredAndSaved') return null;
  if (notice?.kind !== 'restored') return notice;
  const byPerson = run.by === 'person' || run.next?.by === 'person';
  return byPerson || history.past.length > 0 ? null : { ...notice, kind: 'restoredAndSaved' };
}

function isBlank(title: string): boolean {
  return title.trim() === '';
}

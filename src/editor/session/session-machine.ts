import { recorded, redone, undone, type History } from '#editor/history/history.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import { contentOf, sameParts, type Content, type Stored } from './content.ts';
import { followed, historyFor } from './reconcile.ts';
import { afterCreated, afterFailed, afterRead, afterUpdated, answered, copyOf } from './save-answers.ts';
import { beginSave, closed, failureAfterEdit, leave } from './save-run.ts';
import { withDraft } from './session-draft.ts';
import {
  changed,
  savedSoon,
  savesItself,
  type Conflict,
  type SaveRequest,
  type SessionEvent,
  type SessionState,
  type Step,
  type Surroundings,
  type VersionNotice,
} from './session-state.ts';

/**
 * What becomes of an editing session when something happens, and what is to be done for it. Nothing else decides that:
 * this is a pure function, and the effects are carried out beside it.
 */
export function transition<Data extends Record<string, unknown>>(
  state: SessionState<Data>,
  event: SessionEvent<Data>,
  around: Surroundings<Data>,
): Step<Data> {
  return withDraft(state, handled({ state, effects: [] }, event, around), around.now);
}

/** What a session does before anything happens to it. */
export function firstStep<Data>(state: SessionState<Data>): Step<Data> {
  return savesItself(state) ? savedSoon({ state, effects: [] }) : { state, effects: [] };
}

function handled<Data>(step: Step<Data>, event: SessionEvent<Data>, around: Surroundings<Data>): Step<Data> {
  const { state } = step;
  const { content, history, notice, activity } = state;
  switch (event.type) {
    case 'edited': {
      const at = around.now.getTime();
      return sameParts(content, event.content)
        ? step
        : written(step, event.content, around, { history: recorded(history, content, event.content, at) });
    }
    case 'undone':
    case 'redone': {
      const turned = event.type === 'undone' ? undone(history, content) : redone(history, content);
      return turned ? written(step, turned.content, around, { history: turned.history }) : step;
    }
    case 'noticeSwapped':
      return notice
        ? written(step, notice.other, around, { notice: { kind: SWAPPED[notice.kind], other: content } })
        : step;
    case 'noticeDismissed':
      return changed(step, { notice: null });
    case 'saveRequested':
      return requested(step, { by: event.by, requests: [event.request] }, around);
    case 'saveDue':
      return due(step, around);
    case 'serverReached':
      return activity.kind === 'idle' && wasCutOff(state) ? due(step, around) : step;
    case 'mineKept':
    case 'theirsTaken':
    case 'bothKept':
      return chosen(step, event, around);
    case 'savedElsewhere':
      return shownFromElsewhere(step, event.newer);
    case 'draftKept': {
      const isNewest = event.number === state.draft.number;
      return isNewest ? changed(step, { draft: { ...state.draft, kept: event.kept } }) : step;
    }
    case 'left':
      return leave(step, event.saves, around);
    default:
      return answeredBy(step, event, around);
  }
}

/** The answer to the one call that is under way; of any other nothing is known. */
function answeredBy<Data>(
  step: Step<Data>,
  event: Extract<SessionEvent<Data>, { type: 'created' | 'updated' | 'read' | 'copied' | 'failed' }>,
  around: Surroundings<Data>,
): Step<Data> {
  const { activity } = step.state;
  if (activity.kind === 'copying') {
    const { conflict, requests } = activity;
    if (event.type === 'copied') {
      const resolved = goneOn(step, conflict, step.state.content, null, around);
      return beginSave(resolved, { by: 'person', requests }, around);
    }
    if (event.type !== 'failed') return step;
    const { failure } = event;
    const back = { activity: { kind: 'conflict', conflict }, failure } as const;
    const undecided = changed(step, back, { type: 'answer', requests, outcome: failure });
    return step.state.lifecycle === 'closing' ? closed(undecided) : undecided;
  }
  if (activity.kind !== 'saving') return step;
  switch (event.type) {
    case 'created':
      return afterCreated(step, activity, event.saved, around);
    case 'updated':
      return afterUpdated(step, activity, event.saved, around);
    case 'read':
      return afterRead(step, activity, event.theirs, around);
    case 'failed':
      return afterFailed(step, activity, event.failure, around);
    case 'copied':
      return step;
  }
}

/** Another content is on the screen, by the person's doing. */
function written<Data>(
  step: Step<Data>,
  content: Content<Data>,
  around: Surroundings<Data>,
  more: { history?: History<Data>; notice?: VersionNotice<Data> | null } = {},
): Step<Data> {
  const { state } = step;
  const change = {
    failure: failureAfterEdit(state.failure, state.content, content),
    followed: false,
    history: historyFor(state, content),
    writtenAt: around.now.toISOString(),
    ...more,
    content,
  };
  const next = changed(step, change);
  return state.activity.kind === 'idle' ? savedSoon(next) : next;
}

/** Whether the last that was heard is that the server cannot be reached. */
function wasCutOff({ document, failure }: SessionState<unknown>): boolean {
  return failure?.kind === 'offline' || (document.kind === 'stored' && !document.confirmed);
}

function due<Data>(step: Step<Data>, around: Surroundings<Data>): Step<Data> {
  const { activity, lifecycle } = step.state;
  if (activity.kind !== 'idle' || lifecycle !== 'open' || !savesItself(step.state)) return step;
  return beginSave(step, { by: 'autosave', requests: [] }, around);
}

/** Somebody asks for a save; while one is under way it follows that one. */
function requested<Data>(step: Step<Data>, request: SaveRequest, around: Surroundings<Data>): Step<Data> {
  const { activity, document } = step.state;
  switch (activity.kind) {
    case 'conflict':
    case 'copying':
      return changed(step, {}, { type: 'answer', requests: request.requests, outcome: { kind: 'conflict' } });
    case 'saving': {
      const { run } = activity;
      const byPerson = request.by === 'person' || run.next?.by === 'person';
      const requests = [...(run.next?.requests ?? []), ...request.requests];
      const next: SaveRequest = { by: byPerson ? 'person' : 'autosave', requests };
      return changed(step, { activity: { ...activity, run: { ...run, next } } });
    }
    case 'idle': {
      const wanted =
        request.by === 'person' && document.kind === 'new'
          ? changed(step, { document: { ...document, saveRequested: true } })
          : step;
      return beginSave(wanted, request, around);
    }
  }
}

/** The person decides between two versions. */
function chosen<Data>(
  step: Step<Data>,
  event: Extract<SessionEvent<Data>, { type: 'mineKept' | 'theirsTaken' | 'bothKept' }>,
  around: Surroundings<Data>,
): Step<Data> {
  const { activity, content } = step.state;
  if (activity.kind !== 'conflict') {
    // Decided already: what is on the screen is saved as ever.
    if (event.type === 'theirsTaken') return step;
    return requested(step, { by: 'person', requests: [event.request] }, around);
  }
  const { conflict } = activity;
  const theirs = contentOf(conflict.theirs);
  switch (event.type) {
    case 'theirsTaken':
      return goneOn(step, conflict, theirs, { kind: 'tookTheirs', other: content }, around);
    case 'mineKept': {
      const resolved = goneOn(step, conflict, content, { kind: 'keptMine', other: theirs }, around);
      return beginSave(resolved, { by: 'person', requests: [event.request] }, around);
    }
    case 'bothKept': {
      const copy = { ...theirs, title: copyTitle(theirs.title) };
      const copying = { kind: 'copying', conflict, requests: [event.request] } as const;
      return changed(step, { activity: copying }, { type: 'copy', content: copy, key: conflict.copyKey });
    }
  }
}

/** Goes on from the other side's version, with this content on the screen. */
function goneOn<Data>(
  step: Step<Data>,
  { theirs }: Conflict<Data>,
  content: Content<Data>,
  notice: VersionNotice<Data> | null,
  around: Surroundings<Data>,
): Step<Data> {
  const name = step.state.draft.name;
  const onTop = changed(
    step,
    { ...answered(theirs.id, theirs.version), base: contentOf(theirs), activity: { kind: 'idle' } },
    { type: 'keepCopy', name, copy: copyOf(theirs) },
  );
  return written(onTop, content, around, { notice });
}

/** Shows what another tab has saved, where nothing is unsaved here. */
function shownFromElsewhere<Data>(step: Step<Data>, newer: Stored<Data>): Step<Data> {
  const content = followed(step.state, newer);
  if (!content) return step;
  return changed(
    step,
    {
      ...answered(newer.id, newer.version),
      base: content,
      content,
      followed: true,
      history: historyFor(step.state, content),
    },
    // What was to be asked of the server is known now.
    { type: 'stopTimer' },
    { type: 'keepCopy', name: step.state.draft.name, copy: copyOf(newer) },
  );
}

/** What a version that was put aside is called once the two have changed places. */
const SWAPPED: Record<VersionNotice<unknown>['kind'], VersionNotice<unknown>['kind']> = {
  restored: 'discarded',
  restoredAndSaved: 'discarded',
  discarded: 'restored',
  tookTheirs: 'keptMine',
  keptMine: 'tookTheirs',
};

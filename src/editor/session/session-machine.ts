import { paused, recorded, redone, undone } from '#editor/history/history.ts';
import { contentOf, sameParts, type Content } from './content.ts';
import { copyTheirs, outcomeOf, type ConflictOutcome } from './decide-conflict.ts';
import { hearOf } from './follow-elsewhere.ts';
import type { SavingRules } from './held-back.ts';
import { choicesOf, historyFor } from './reconcile.ts';
import {
  afterCreated,
  afterDraftRead,
  afterFailed,
  afterRead,
  afterUpdated,
  onTopOf,
} from './save-answers.ts';
import { failureAfterEdit } from './save-failure.ts';
import { beginSave, finishClosing, leave, requestSave, scheduleSave } from './save-run.ts';
import { withDraft } from './session-draft.ts';
import {
  isBlank,
  isUnsaid,
  savesItself,
  wasOffline,
  type SessionState,
  type VersionConflict,
} from './session-state.ts';
import { withChange, type Environment, type SessionEvent, type Step } from './session-step.ts';
import { hearOfDraft } from './shared-draft.ts';
import type { DraftEvent } from './draft-event.ts';
import { isOfConflict, SWAPPED_NOTICE } from './version-notice.ts';

/**
 * What becomes of an editing session when something happens, and what is to be done for it. Nothing else decides that:
 * this is a pure function, and the effects are carried out beside it.
 */
export function transition<Data extends Record<string, unknown>>(
  state: SessionState<Data>,
  event: SessionEvent<Data>,
  env: Environment<Data>,
): Step<Data> {
  return withDraft(state, handle({ state, effects: [] }, event, env), env.now);
}

/** What a session does before anything happens to it. */
export function firstStep<Data>(state: SessionState<Data>, rules: SavingRules<Data>): Step<Data> {
  const step: Step<Data> = { state, effects: [] };
  return savesItself(state, rules) ? scheduleSave(step, rules) : step;
}

function handle<Data>(step: Step<Data>, event: SessionEvent<Data>, env: Environment<Data>): Step<Data> {
  const { state } = step;
  const { content, history, notice, activity } = state;
  switch (event.type) {
    case 'edited': {
      const at = env.now.getTime();
      return sameParts(content, event.content)
        ? step
        : showEdit(step, event.content, env, {
            history: recorded(history, content, event.content, at),
            hasEdits: true,
            // A first save has nothing before it that could be kept.
            ...(event.cause && state.document.kind === 'stored' && { cause: event.cause }),
          });
    }
    case 'begunOtherwise':
      return isBlank(state)
        ? withChange(step, { content: event.content, base: event.content })
        : handle(step, { type: 'edited', content: event.content }, env);
    case 'paused':
      return withChange(step, { history: paused(history) });
    case 'undone':
    case 'redone': {
      const turned =
        event.type === 'undone' ? undone(history, content, env.fields) : redone(history, content, env.fields);
      return turned ? showEdit(step, turned.content, env, { history: turned.history, hasEdits: true }) : step;
    }
    case 'noticeSwapped':
      return notice
        ? showEdit(step, notice.other, env, {
            notice: { kind: SWAPPED_NOTICE[notice.kind], other: content },
            ...(isOfConflict(notice) && { cause: 'merge' }),
          })
        : step;
    case 'noticeDismissed':
      return withChange(step, { notice: null });
    case 'saveRequested':
      return requestSave(step, { by: event.by, requests: [event.request] }, env);
    case 'saveDue':
      return autosave(step, env);
    case 'serverReached':
      return activity.kind === 'idle' && wasOffline(state) ? autosave(step, env) : step;
    case 'mineKept':
    case 'theirsTaken':
    case 'bothKept':
    case 'eachChosen':
      return decide(step, event, env);
    case 'deletedElsewhere':
    case 'savedElsewhere':
    case 'settled':
    case 'reopened':
    case 'arrivalSeen':
      return hearOf(step, event, env);
    case 'draftKept': {
      const { number, kept } = state.draft;
      // Of the ones before nobody asks any more.
      const isNews = event.number === number && event.kept !== kept;
      return isNews ? withChange(step, { draft: { ...state.draft, kept: event.kept } }) : step;
    }
    case 'left':
      return leave(step, event.saves, env);
    case 'draftHanded':
    case 'draftShared':
    case 'draftFound':
    case 'draftGone':
    case 'draftSaved':
      return handleDraft(step, event, env);
    default:
      return handleAnswer(step, event, env);
  }
}

/** Another content is on the screen, by the person's doing. */
function showEdit<Data>(
  step: Step<Data>,
  content: Content<Data>,
  env: Environment<Data>,
  more: Partial<Pick<SessionState<Data>, 'history' | 'notice' | 'hasEdits' | 'cause'>> = {},
): Step<Data> {
  const { state } = step;
  const change = {
    failure: failureAfterEdit(state.failure, state.content, content),
    followed: false,
    mergedIn: false,
    saysHeldBack: false,
    history: historyFor(state, content),
    writtenAt: env.now.toISOString(),
    // Whoever is back at what is saved has nothing to give a reason for.
    ...(state.base && sameParts(state.base, content) && { cause: null }),
    ...more,
    content,
  };
  const next = withChange(step, change);
  return state.activity.kind === 'idle' ? scheduleSave(next, env) : next;
}

/** The person decides between two versions. */
function decide<Data>(
  step: Step<Data>,
  event: Extract<SessionEvent<Data>, { type: 'mineKept' | 'theirsTaken' | 'bothKept' | 'eachChosen' }>,
  env: Environment<Data>,
): Step<Data> {
  const { activity, content } = step.state;
  if (activity.kind !== 'conflict') {
    // Decided already: what is on the screen is saved as ever.
    if (event.type === 'theirsTaken') return step;
    return requestSave(step, { by: 'person', requests: [event.request] }, env);
  }
  const { conflict } = activity;
  const choices = choicesOf(env.fields, conflict, content);
  if (event.type === 'bothKept') return copyTheirs(step, conflict, choices, event.request, env);
  const over = endConflict(step, conflict, outcomeOf(event, choices, env), env);
  if (event.type === 'theirsTaken') return over;
  return beginSave(over, { by: 'person', requests: [event.request] }, env);
}

/** Goes on from the other side's version, with what was decided on the screen. */
function endConflict<Data>(
  step: Step<Data>,
  { theirs }: VersionConflict<Data>,
  { content, notice }: ConflictOutcome<Data>,
  env: Environment<Data>,
): Step<Data> {
  const over = withChange(onTopOf(step, theirs, contentOf(theirs), env), { activity: { kind: 'idle' } });
  return showEdit(over, content, env, { notice, cause: 'merge' });
}

/** The answer to the one call that is under way; of any other nothing is known. */
function handleAnswer<Data>(
  step: Step<Data>,
  event: Extract<
    SessionEvent<Data>,
    { type: 'created' | 'updated' | 'read' | 'draftRead' | 'copied' | 'failed' }
  >,
  env: Environment<Data>,
): Step<Data> {
  const { activity } = step.state;
  if (activity.kind === 'copying') {
    const { conflict, requests } = activity;
    if (event.type === 'copied') {
      const { mine } = choicesOf(env.fields, conflict, step.state.content);
      const resolved = endConflict(step, conflict, { content: mine, notice: null }, env);
      return beginSave(resolved, { by: 'person', requests }, env);
    }
    if (event.type !== 'failed') return step;
    const { failure } = event;
    const back = { activity: { kind: 'conflict', conflict }, failure } as const;
    const undecided = withChange(step, back, { type: 'answer', requests, outcome: failure });
    return step.state.lifecycle === 'closing' ? finishClosing(undecided) : undecided;
  }
  if (activity.kind !== 'saving') return step;
  switch (event.type) {
    case 'created':
      return afterCreated(step, activity, event.saved, env);
    case 'updated':
      return afterUpdated(step, activity, event.saved, env);
    case 'read':
      return afterRead(step, activity, event.theirs, env);
    case 'draftRead':
      return afterDraftRead(step, activity, event.answer, env);
    case 'failed':
      return afterFailed(step, activity, event.failure, env);
    case 'copied':
      return step;
  }
}

/** Something was heard of the draft under the key; a save that has asked for it goes on. */
function handleDraft<Data>(step: Step<Data>, event: DraftEvent<Data>, env: Environment<Data>): Step<Data> {
  const { activity, document, lifecycle } = step.state;
  if (document.kind !== 'new' || lifecycle === 'closed') return step;
  // Of a page that is being left nobody sees what is put aside: whoever opens the draft next takes it in.
  if (event.type === 'draftFound' && lifecycle === 'closing') return step;
  if (event.type !== 'draftSaved') return hearOfDraft(step, event, env);
  if (activity.kind !== 'idle' || lifecycle !== 'open') return step;
  // By its key the document is found, and what was written here since is brought in.
  const adopted = withChange(step, { document: { ...document, saveRequested: true } });
  return beginSave(adopted, { by: 'autosave', requests: [] }, env);
}

function autosave<Data>(step: Step<Data>, env: Environment<Data>): Step<Data> {
  const { activity, lifecycle } = step.state;
  if (activity.kind !== 'idle' || lifecycle !== 'open') return step;
  if (!savesItself(step.state, env))
    return isUnsaid(step.state, env) ? withChange(step, { saysHeldBack: true }) : step;
  return beginSave(step, { by: 'autosave', requests: [] }, env);
}

import type { Stored } from './content.ts';
import { followingAfter, followingReopened } from './following.ts';
import { canGoOnFrom, serverContent } from './reconcile.ts';
import { onTopOf } from './save-answers.ts';
import { beginSave, scheduleSave, withGone } from './save-run.ts';
import { isSavable, isUnsaved } from './session-state.ts';
import { withChange, type Environment, type SessionEvent, type Step } from './session-step.ts';

/** What was heard of the server's version, or decided of it, beside editing. */
export function hearOf<Data>(
  step: Step<Data>,
  event: Extract<
    SessionEvent<Data>,
    { type: 'deletedElsewhere' | 'savedElsewhere' | 'settled' | 'reopened' | 'arrivalSeen' }
  >,
  env: Environment<Data>,
): Step<Data> {
  const { document, following, activity } = step.state;
  switch (event.type) {
    case 'deletedElsewhere':
      // A save that is under way hears of it by itself.
      return document.kind === 'stored' && activity.kind === 'idle' ? withGone(step, env) : step;
    case 'savedElsewhere':
      return follow(step, event.newer, env);
    case 'settled': {
      const settled = [...following.settled, ...event.conflicts];
      const next = withChange(step, { following: { ...following, settled } });
      return activity.kind === 'idle' ? scheduleSave(next, env) : next;
    }
    case 'reopened':
      return withChange(step, { following: followingReopened(following, event.conflicts) });
    case 'arrivalSeen':
      return withChange(step, { following: { ...following, arrived: null } });
  }
}

/** Shows what another tab has saved, where nothing is to be saved here. */
function follow<Data>(step: Step<Data>, newer: Stored<Data>, env: Environment<Data>): Step<Data> {
  const { state } = step;
  const { document, following, base } = state;
  const isSame = document.kind === 'stored' && document.id === newer.id && document.version === newer.version;
  // It is the same, but follows another one than before, or none.
  if (isSame) return withChange(step, { following: followingAfter(following, base, newer) });
  if (document.kind !== 'stored' || !canGoOnFrom(state, newer)) return step;
  if (isUnsaved(state)) {
    if (isSavable(state, env)) return step;
    // What is held back is brought together with it, or the person is asked.
    const behind = withChange(step, { document: { ...document, isBehind: true } });
    return beginSave(behind, { by: 'autosave', requests: [] }, env);
  }
  const content = serverContent(state.content, newer);
  // What was to be asked of the server is known now.
  const stop = { type: 'stopTimer' } as const;
  return withChange(onTopOf(step, newer, content, env), { content, followed: true }, stop);
}

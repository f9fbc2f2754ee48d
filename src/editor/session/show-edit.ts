import { sameParts, type Content } from './content.ts';
import { historyFor } from './reconcile.ts';
import { failureAfterEdit } from './save-run.ts';
import type { SessionState } from './session-state.ts';
import { scheduleSave, withChange, type Environment, type Step } from './session-step.ts';

/** Another content is on the screen, by the person's doing. */
export function showEdit<Data>(
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

import { chosenContent } from '#editor/merge/chosen-content.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import { contentOf, type Content } from './content.ts';
import { savableOf } from './held-back.ts';
import { choicesOf } from './reconcile.ts';
import { onTopOf } from './save-answers.ts';
import { beginSave, requestSave } from './save-run.ts';
import type { VersionConflict } from './session-state.ts';
import { withChange, type Environment, type SessionEvent, type Step } from './session-step.ts';
import { showEdit } from './show-edit.ts';
import type { VersionNotice } from './version-notice.ts';

/** The person decides between two versions. */
export function decideConflict<Data>(
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
  const { mine, theirs } = choices;
  switch (event.type) {
    case 'theirsTaken':
      return resolveConflict(step, conflict, theirs, { kind: 'tookTheirs', other: mine }, env);
    case 'mineKept': {
      const resolved = resolveConflict(step, conflict, mine, { kind: 'keptMine', other: theirs }, env);
      return beginSave(resolved, { by: 'person', requests: [event.request] }, env);
    }
    case 'eachChosen': {
      const chosen = chosenContent(env.fields, choices, event.taken);
      const resolved = resolveConflict(step, conflict, chosen, { kind: 'choseEach', other: theirs }, env);
      return beginSave(resolved, { by: 'person', requests: [event.request] }, env);
    }
    case 'bothKept': {
      const other = savableOf(env, theirs, contentOf(conflict.theirs)).content;
      const copy = { ...other, title: copyTitle(env.titleOf(other)) };
      const copying = { kind: 'copying', conflict, requests: [event.request] } as const;
      return withChange(step, { activity: copying }, { type: 'copy', content: copy, key: conflict.copyKey });
    }
  }
}

/** Goes on from the other side's version, with this content on the screen. */
export function resolveConflict<Data>(
  step: Step<Data>,
  { theirs }: VersionConflict<Data>,
  content: Content<Data>,
  notice: VersionNotice<Data> | null,
  env: Environment<Data>,
): Step<Data> {
  const settled = withChange(onTopOf(step, theirs, contentOf(theirs), env), { activity: { kind: 'idle' } });
  return showEdit(settled, content, env, { notice, cause: 'merge' });
}

import { contentOf, type Stored } from './content.ts';
import { followingAfter } from './following.ts';
import { followed } from './reconcile.ts';
import { copyOf, serverConfirmed } from './save-answers.ts';
import { scheduleSave, withChange, type SessionEvent, type Step } from './session-state.ts';

/** What was heard of the server's version, or decided of it, beside editing. */
export function hearOf<Data>(
  step: Step<Data>,
  event: Extract<SessionEvent<Data>, { type: 'savedElsewhere' | 'settled' | 'arrivalSeen' }>,
): Step<Data> {
  const { following, activity } = step.state;
  switch (event.type) {
    case 'savedElsewhere':
      return follow(step, event.newer);
    case 'settled': {
      const settled = [...following.settled, ...event.conflicts];
      const next = withChange(step, { following: { ...following, settled } });
      return activity.kind === 'idle' ? scheduleSave(next) : next;
    }
    case 'arrivalSeen':
      return withChange(step, { following: { ...following, arrived: null } });
  }
}

/** Shows what another tab has saved, where nothing is unsaved here. */
function follow<Data>(step: Step<Data>, newer: Stored<Data>): Step<Data> {
  const { state } = step;
  const { document, following, base } = state;
  const isSame = document.kind === 'stored' && document.id === newer.id && document.version === newer.version;
  // It is the same, but follows another one than before, or none.
  if (isSame) return withChange(step, { following: followingAfter(following, base, newer) });
  const content = followed(state, newer);
  if (!content) return step;
  return withChange(
    step,
    {
      ...serverConfirmed(newer.id, newer.version),
      base: content,
      content,
      followed: true,
      following: followingAfter(following, base ?? contentOf(newer), newer),
    },
    // What was to be asked of the server is known now.
    { type: 'stopTimer' },
    { type: 'keepCopy', name: state.draft.name, copy: copyOf(newer) },
  );
}

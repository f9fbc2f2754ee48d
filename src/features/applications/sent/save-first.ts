import type { ApplicationSession } from '../detail/application-session.ts';
import { fieldName } from '../detail/field-names.ts';

/** What stands on the screen is not saved: the words are for the person. */
export class NotSavedYet extends Error {}

/** Saves what is unsaved, so that what is kept is what stands here. What cannot be saved as it is stops it. */
export async function saveFirst(session: ApplicationSession): Promise<void> {
  const before = session.state();
  const outcome = before.dirty ? await session.save('person') : undefined;
  const [problem] = session.state().heldBack;
  if (problem) {
    const name = fieldName(problem.field.replace(/^data\./, '')) ?? 'One field';
    throw new NotSavedYet(`${name} is not saved yet. ${problem.message}`);
  }
  if (outcome && outcome.kind !== 'saved')
    throw new NotSavedYet('What stands here is not saved yet. It can be marked as sent once it is.');
}

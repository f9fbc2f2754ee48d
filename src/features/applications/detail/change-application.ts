import type { ApplicationData } from '#documents/application/schema.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import { applicationKind } from '../application-kind.ts';
import type { ApplicationSession } from './application-session.ts';

/** Changes the open application as the person does. */
export function editApplication(session: ApplicationSession, part: Partial<ApplicationData>): void {
  session.edit((content) => ({ ...content, data: { ...content.data, ...part } }));
}

/**
 * Changes the application and saves it, so that what was made for it is with it wherever somebody goes next; where it was
 * left meanwhile, the stored one is changed.
 */
export async function changeApplication(
  session: ApplicationSession,
  change: (data: ApplicationData) => Partial<ApplicationData>,
): Promise<void> {
  const id = session.state().stored?.id;
  if (session.isOpen() || id === undefined) {
    editApplication(session, change(session.state().content.data));
    // What cannot be saved now stays on the device, and goes out when it can.
    await session.save('person');
  } else await changeStored(applicationKind, id, (data) => ({ ...data, ...change(data) }));
}

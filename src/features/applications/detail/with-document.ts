import type { ApplicationSession } from './application-session.ts';

/** Puts a document with the open application, and saves it, so that the two are together wherever somebody goes next. */
export async function withDocument(
  session: ApplicationSession,
  name: 'resumeId' | 'letterId',
  id: number,
): Promise<void> {
  session.edit((content) => ({ ...content, data: { ...content.data, [name]: id } }));
  // What cannot be saved now stays on the device, and goes out when it can.
  await session.save('person');
}

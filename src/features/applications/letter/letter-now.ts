import type { ApplicationData } from '#documents/application/schema.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { DeskKinds } from '../desk-kinds.ts';

/** The letter that would be made of an application now. */
export async function letterNow(
  kinds: Pick<DeskKinds, 'resume' | 'letterFor'>,
  application: ApplicationData,
): Promise<LetterData> {
  const { resumeId } = application;
  // A resume that was deleted or cannot be read says nothing of its person.
  const resume = resumeId === null ? null : await kinds.resume.gateway.read(resumeId).catch(() => null);
  const made = await kinds.letterFor(application, resume);
  // Letters are made for the kind of letters.
  return made.data as LetterData;
}

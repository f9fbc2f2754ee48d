import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import { withReadNotes } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { keepRead } from './device-drafts.ts';
import { draftName } from './draft-name.ts';

/** What was read of a file as the data of a resume, with what there is to say of it within. */
export function withDoubts(read: ImportedResume): ResumeData {
  return withReadNotes(read.data, read);
}

/**
 * Keeps a resume that was read from a file as a new draft on this device, beside every other; nothing of it is sent. With
 * null it is nobody's until its writer has signed in. Answers where it is gone on with; nothing where the browser cannot
 * keep it.
 */
export function keepNewResume(
  data: ResumeData,
  templateId: string | null,
  accountId: number | null,
): string | undefined {
  const creationKey = newCreationKey();
  const draft = {
    baseVersion: null,
    title: '',
    templateId: templateId ?? DEFAULT_RESUME_TEMPLATE,
    data,
    writtenAt: new Date().toISOString(),
    creationKey,
    untouchedImport: true,
  };
  const kept = keepRead(accountId, draftName({ name: 'resume' }, null), draft);
  return kept ? `/resume-builder/new?draft=${creationKey}` : undefined;
}

import type { ApplicationData } from '#documents/application/schema.ts';
import { DEFAULT_LETTER_TEMPLATE } from '#documents/letter/default-template.ts';
import { emptyLetter } from '#documents/letter/empty.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { Content } from '#editor/session/content.ts';
import { letterFromResume } from '#features/cover-letters/editing/from-resume.ts';
import { applicationTitle } from '#documents/application/title.ts';

/** A letter to an employer about a position, by the person of a resume and on its paper, where there is one. */
export function letterForApplication(
  application: ApplicationData,
  resume: Content<Record<string, unknown>> | null,
): Content<LetterData> {
  // The desk reads it as a resume: it was answered under the kind's own path, and prepared by its fields.
  const data = resume === null ? null : (resume.data as ResumeData);
  const empty = emptyLetter(data?.settings.paper ?? browserPaper());
  const letter = {
    ...empty,
    settings: { ...empty.settings, marks: true },
    recipient: { ...empty.recipient, company: application.employer, position: application.position },
  };
  return {
    title: applicationTitle(application),
    templateId: DEFAULT_LETTER_TEMPLATE,
    data: data === null ? letter : letterFromResume(letter, data.personalInfo),
  };
}

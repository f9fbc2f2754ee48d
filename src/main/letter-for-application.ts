import type { ApplicationData } from '#documents/application/schema.ts';
import { applicationTitle } from '#documents/application/title.ts';
import { letterWith, resumeDesign } from '#documents/catalog/designs.ts';
import { DEFAULT_LETTER_TEMPLATE } from '#documents/letter/default-template.ts';
import { emptyLetter } from '#documents/letter/empty.ts';
import { letterInLanguage } from '#documents/letter/in-language.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { withTakenValues } from '#documents/letter/taken-values.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { browserPaper } from '#editor/fields/browser-paper.ts';
import type { Content } from '#editor/session/content.ts';
import { letterFromResume } from '#features/cover-letters/editing/from-resume.ts';

/**
 * A letter to an employer about a position. Where there is a resume, it is by its person, in its language, unless
 * another is asked for, and on its paper, and set so that the two look alike. It remembers what it took over.
 */
export function letterForApplication(
  application: ApplicationData,
  resume: Content<Record<string, unknown>> | null,
  language?: string,
): Content<LetterData> {
  // The desk reads it as a resume: it was answered under the kind's own path, and prepared by its fields.
  const data = resume === null ? null : (resume.data as ResumeData);
  const empty = emptyLetter(data?.settings.paper ?? browserPaper());
  const letter = {
    ...empty,
    settings: { ...empty.settings, marks: true },
    recipient: { ...empty.recipient, company: application.employer, position: application.position },
  };
  const title = applicationTitle(application);
  if (resume === null || data === null) {
    const own = letterInLanguage(letter, language ?? letter.settings.language);
    return { title, templateId: DEFAULT_LETTER_TEMPLATE, data: withTakenValues(own) };
  }
  const { templateId, isPair } = letterWith(resume.templateId);
  const own = letterInLanguage(
    letterFromResume(letter, data.personalInfo),
    language ?? data.settings.language,
  );
  const settings = { ...own.settings, ...lookOf(resume.templateId, data, isPair) };
  return { title, templateId, data: withTakenValues({ ...own, settings }) };
}

/** What of a resume's look a letter takes on: colors, and the drawing of the design. */
function lookOf(templateId: string, { settings }: ResumeData, isPair: boolean) {
  const { drawing, accentColor, secondColor } = settings;
  if (isPair) return { drawing, accentColor, secondColor };
  return { accentColor: accentColor || resumeDesign(templateId, drawing).accent };
}

import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';

/** The template an address asks for; null where it asks for none. */
export function chosenTemplate(asked: string | null): string | null {
  if (asked === null) return null;
  return findResumeTemplate(asked)?.id ?? DEFAULT_RESUME_TEMPLATE;
}

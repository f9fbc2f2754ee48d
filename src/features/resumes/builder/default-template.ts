import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';

/** What a new resume starts with when nothing, or nothing known, was picked. */
export const DEFAULT_TEMPLATE = 'modern-1';

/** The template an address asks for; null where it asks for none. */
export function chosenTemplate(asked: string | null): string | null {
  if (asked === null) return null;
  return findResumeTemplate(asked)?.id ?? DEFAULT_TEMPLATE;
}

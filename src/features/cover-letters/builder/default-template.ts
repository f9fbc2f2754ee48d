import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';

/** What a new letter starts with when nothing, or nothing known, was picked. */
export const DEFAULT_TEMPLATE = 'professional-1';

/** The template an address asks for; null where it asks for none. */
export function chosenTemplate(asked: string | null): string | null {
  if (asked === null) return null;
  return findLetterTemplate(asked)?.id ?? DEFAULT_TEMPLATE;
}

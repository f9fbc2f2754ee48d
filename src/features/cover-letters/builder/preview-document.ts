import type { LetterData } from '#documents/letter/schema.ts';
import { localDay } from '#platform/clock/clock.ts';
import type { Content } from '#editor/session/content.ts';
import { findText } from '#editor/preview/find-text.ts';
import { fieldName } from '../editing/field-names.ts';

/** What a preview is asked for; the letter carries the person's own day. */
export function previewDocument({ templateId, data }: Content<LetterData>) {
  return { kind: 'letter' as const, templateId, data, date: localDay(new Date()) };
}

/** The first field of a letter in which a character stands. */
export function placeOfCharacter(data: LetterData, character: string) {
  const path = findText(data, character);
  const label = path === undefined ? undefined : fieldName(path);
  return path !== undefined && label !== undefined ? { path, label } : undefined;
}

import type { ResumeData } from '#documents/resume/schema.ts';
import { withoutUnreadMonths } from '#documents/resume/unread-months.ts';
import { findText } from '#editor/preview/unsupported-characters.tsx';
import type { Content } from '#editor/session/content.ts';
import { placeOf } from '../editing/field-map.ts';

/** What a preview is asked for: dates that cannot be read yet are not printed. */
export function previewDocument({ templateId, data }: Content<ResumeData>) {
  return { kind: 'resume' as const, templateId, data: withoutUnreadMonths(data) };
}

/** The first field of a resume in which a character stands. */
export function placeOfCharacter(data: ResumeData, character: string) {
  const path = findText(data, character);
  const place = path === undefined ? undefined : placeOf(path);
  return place && { path: place.field, label: place.label };
}

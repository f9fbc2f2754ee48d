import type { LetterData } from '#documents/letter/schema.ts';
import type { Content } from '#editor/session/content.ts';
import { localDay } from '#platform/clock/clock.ts';

/** What a preview is asked for; the letter carries the person's own day. */
export function previewDocument({ templateId, data }: Content<LetterData>) {
  return { kind: 'letter' as const, templateId, data, date: localDay(new Date()) };
}

import { orderUnder } from '#documents/resume/section-order.ts';
import type { PlacedSection, ResumeData } from '#documents/resume/schema.ts';
import { CORE_SECTIONS } from '#documents/resume/setting-fields.ts';

/**
 * The sections of a resume in the order that they have there. One that has been empty comes under the heading that it had
 * in the file; what is there keeps its own.
 */
export function withHeadingsOf(came: ResumeData, stored: ResumeData): PlacedSection[] {
  const empty = new Set<string>(CORE_SECTIONS.filter((id) => stored[id].length === 0));
  const own = came.order.filter(({ id, heading }) => heading !== '' && empty.has(id));
  return orderUnder(new Map(own.map(({ id, heading }) => [id, heading])), stored);
}

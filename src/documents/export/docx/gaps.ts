import type { Outline, OutlinePart } from '../outline.ts';
import { BELOW_HEADING } from './entry-head.ts';
import type { Sheet } from './sheet.ts';

/** Between the lines of the page's head. */
export const BELOW_NAME = 12;

/** How far a part is set from the one above it: templates/lib/entries.typ, blocks.typ, sections.typ and letter.typ. */
export function gapAbove(
  part: OutlinePart,
  before: OutlinePart | undefined,
  sheet: Sheet,
  { letter, design }: Outline,
): number {
  const { unit, heading } = sheet;
  const pitch = (letter?.spacing ?? 0) * sheet.type;
  if (!before) return 0;
  const isFirst = startsSection(before);
  switch (part.role) {
    case 'name':
      return 0;
    case 'title':
    case 'contact':
      return BELOW_NAME;
    case 'heading':
    case 'section':
      return heading.above;
    case 'entry':
      if (isFirst) return heading.below;
      if (part.within === 'employer') return unit * (part.isFirst ? 0.95 : 1.15);
      return unit * 1.75;
    case 'facts':
    case 'link':
      return unit * BELOW_HEADING;
    case 'paragraph':
    case 'list':
    case 'tags':
      if (isFirst) return heading.below;
      if (before.role === 'tags') return sheet.bulletGap;
      return isText(before) || letter ? sheet.paragraphGap : unit * 0.88;
    case 'date':
      return design.size * 2.6;
    case 'recipient':
      return pitch * 1.1;
    case 'opening':
      return pitch * 1.2;
    case 'signature':
      return before.role === 'recipient' ? pitch * 1.2 : sheet.paragraphGap;
    case 'signed':
      return pitch * 2;
  }
}

function isText({ role }: OutlinePart): boolean {
  return role === 'paragraph' || role === 'list';
}

/** Whether a section begins with a part. */
export function startsSection(
  part: OutlinePart,
): part is Extract<OutlinePart, { role: 'heading' | 'section' }> {
  return part.role === 'heading' || part.role === 'section';
}

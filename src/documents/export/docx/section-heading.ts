import type { Outline } from '../outline.ts';
import { colorsOf, INK, MUTED } from './colors.ts';
import type { Faces } from './faces.ts';
import { HEADING_LOOKS } from './looks.ts';
import type { Sheet } from './sheet.ts';
import type { ParagraphStyle } from './style-sheet.ts';

const WHITE = 'FFFFFF';
/** The most that Word lets a rule stand away from text, in points. */
const SPACE_MAX = 31;

/** Between the descenders of a heading and the rule below it, as a share of its size. */
const CLEARANCE = 0.18;

/** The heading of a section, with its rule or its ground as the design draws it. */
export function sectionHeading(outline: Outline, sheet: Sheet, faces: Faces): ParagraphStyle {
  const { design } = outline;
  const colors = { ...colorsOf(outline), ink: INK, muted: MUTED };
  const look = HEADING_LOOKS[design.head];
  const face = faces.face(design.heading, design.headWeight ?? 700, design.headItalic ?? false);
  const size = sheet.type * (design.headSize ?? 1.14) * (design.caps ? 0.9 : 1);
  const cap = size * face.capHeight;
  const room = Math.max(0, sheet.heading.height - cap);
  const pitch = size * (face.capHeight + 0.5);
  const descent = size * face.descent;
  const base: ParagraphStyle = {
    ...{ id: 'Heading1', name: 'heading 1', face, size, pitch, next: 'Normal', keepNext: true, outline: 0 },
    color: look.ground === 'accent' ? WHITE : colors[look.textIn ?? 'accent'],
    above: cap,
    below: room,
    ...(look.align && { align: look.align }),
  };
  if (look.ground) {
    const ground = colors[look.ground];
    const rule = { color: ground, points: 0.5, space: spaced(room / 2 - descent) };
    return { ...base, above: cap + room / 2, below: room / 2, box: { ground, top: rule, bottom: rule } };
  }
  if (!look.rule) return base;
  const { side, color, points } = look.rule;
  if (side === 'top') {
    const rule = { color: colors[color], points, space: spaced(room - 0.3 * size) };
    return { ...base, above: cap + room, below: 0, box: { top: rule } };
  }
  // Where our rule stands beside the words, Word's stands below them, and free of their descenders.
  const space = spaced(Math.max(room - descent, Math.ceil(size * CLEARANCE)));
  return { ...base, box: { bottom: { color: colors[color], points, space } } };
}

function spaced(points: number): number {
  return Math.max(1, Math.min(SPACE_MAX, Math.round(points)));
}

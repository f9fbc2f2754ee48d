import type { Design } from '../../catalog/design.ts';
import type { Spacing } from '../../render/spacing.ts';
import type { Density } from '../../resume/schema.ts';
import { LEFTWARD_LANGUAGES } from '../../text/scripts.ts';
import type { Outline } from '../outline.ts';
import { FAMILY_MEASURES, HEAD_MEASURES, type Margins } from './measures.ts';

/* The page and its measures, in points: what templates/lib/doc.typ and templates/letter.typ work out for the engine. */

const PAPERS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;

/** How much of the usual size, space between lines, and space between parts a density leaves. */
const DENSITIES: Readonly<Record<Density, { type: number; lines: number; parts: number }>> = {
  normal: { type: 1, lines: 1, parts: 1 },
  compact: { type: 1, lines: 0.87, parts: 0.88 },
  tight: { type: 0.95, lines: 0.78, parts: 0.76 },
};
/** Space between lines, that between bullets as a share of it, and how high capitals are: shares of the size. */
const LEADING = 0.68;
const BULLET_SHARE = 0.82 / 0.68;
const CAPITALS = 0.7;
/** Text is never made smaller than this. */
const LEAST_TYPE = 9;

export type Sheet = {
  width: number;
  height: number;
  margins: Margins;
  /** Between the margins. */
  measure: number;
  /** Size of the body's type, and the measure of the space between parts. */
  type: number;
  unit: number;
  /** Space between lines as a share of the size, and what of it is left where lists and paragraphs part. */
  leading: number;
  bulletGap: number;
  paragraphGap: number;
  heading: { above: number; below: number; height: number };
  /** How high the head of the page comes out with a name, a title and one line of contact. */
  head: number;
  /** What of a resume's head lies below its last letters. */
  foot?: number;
  leftward: boolean;
};

/** What of a document its page follows from. */
type PageOf = Pick<Outline, 'design' | 'paper' | 'density' | 'language' | 'letter' | 'look'>;

export function sheetOf(outline: PageOf, spacing: Spacing): Sheet {
  const { design, paper, density, letter, look } = outline;
  const measures = FAMILY_MEASURES[design.family];
  const heading = HEAD_MEASURES[design.head];
  const share = DENSITIES[density];
  const type = typeOf(design.size, density);
  const parts = share.parts * (design.parts ?? 1);
  const unit = type * parts * spacing.parts;
  const margins = letter
    ? atLeast(measures.letter, letter.margins * 72)
    : resumeMargins(design, look?.margins);
  const lines = linesOf(look?.lineSpacing, density);
  const { width, height } = PAPERS[paper];
  const size = letter?.fontSize ?? type;
  const pitch = (letter?.spacing ?? 0) * size;
  return {
    width,
    height,
    margins,
    measure: width - margins.left - margins.right,
    type: size,
    unit,
    leading: lines * spacing.lines,
    bulletGap: letter ? pitch - size + pitch * 0.2 : lines * BULLET_SHARE * type * spacing.lines,
    paragraphGap: letter ? pitch * 0.7 : type * 0.86 * parts * spacing.paragraphs,
    heading: {
      above: heading.above * unit,
      below: heading.below * unit,
      height: (heading.height * type) / design.size,
    },
    head: letter ? measures.letterhead : measures.head,
    ...(!letter && { foot: Math.max(0, measures.foot) }),
    leftward: LEFTWARD_LANGUAGES.has(outline.language),
  };
}

/** Size of the body's type, in points. */
export function typeOf(size: number, density: Density): number {
  return Math.max(Math.min(size, LEAST_TYPE), size * DENSITIES[density].type);
}

/** Space between lines as a share of the size: of a density, or as somebody chose it. */
export function linesOf(chosen: number | undefined, density: Density): number {
  return chosen === undefined ? LEADING * DENSITIES[density].lines : chosen - CAPITALS;
}

/** How much of the usual space between parts a density leaves. */
export function partsOf(density: Density): number {
  return DENSITIES[density].parts;
}

/** The design's margins, or those that somebody chose, in millimeters; an empty column stands beside the text. */
export function resumeMargins({ family, rail = 0, sides = 0 }: Design, chosen: number | undefined): Margins {
  const { margins, letter } = FAMILY_MEASURES[family];
  if (chosen === undefined) return { ...margins, left: margins.left + sides, right: margins.right + sides };
  const least = atLeast(letter, (chosen / 25.4) * 72);
  return { ...least, left: least.left + rail * 72 };
}

/** Margins of that width, wider where a stripe or a frame keeps its distance from the text. */
function atLeast(least: Margins, chosen: number): Margins {
  return {
    left: Math.max(least.left, chosen),
    right: Math.max(least.right, chosen),
    top: Math.max(least.top, chosen),
    bottom: Math.max(least.bottom, chosen),
  };
}

import type { Design } from '../catalog/design.ts';
import type { Family } from '../catalog/drawing-names.ts';
import { facesOf, weightsOf, type FontFamily, type Weight } from '../catalog/fonts.ts';
import type { ValuesOf } from '../fields.ts';
import { COLOR, colorOf, READABLE, readableOn, toneOf, type Tone } from './colors.ts';
import { type LOOK, OF_DESIGN } from './look-fields.ts';
import { TYPEFACE_PAIRS } from './typeface-pairs.ts';

/** What somebody wishes of a design. */
export type ChosenLook = ValuesOf<typeof LOOK>;

/** What of a look is no token of a design: how its page is set. What is missing is as the design has it. */
export type PageLook = {
  /** As a multiple of the text's size. */
  lineSpacing?: number;
  /** In millimeters. */
  margins?: number;
  datePlace?: Exclude<ChosenLook['datePlace'], ''>;
  bulletSign?: Exclude<ChosenLook['bulletSign'], ''>;
  pageNumbers?: Exclude<ChosenLook['pageNumbers'], ''>;
};

/**
 * Families that draw fine pale lines on the accent, behind white text: where the two meet, the ground is paler. So the
 * accent by itself has to have this contrast to white for text to keep its own.
 */
const DRAWN_OVER: Readonly<Partial<Record<Family, number>>> = { blackboard: 7.6, blueprint: 5.6 };

/** Grays below this chroma have no hue to speak of. */
const GRAY = 0.02;

/** A design as somebody wishes it. */
export function designWithLook(design: Design, look: ChosenLook): Design {
  const colored = designInColors(design, look);
  const { typefaces, textSize, headingCase, skillStyle } = look;
  return {
    ...(typefaces === OF_DESIGN ? colored : inTypefaces(colored, typefaces)),
    ...(textSize !== OF_DESIGN && { size: Number(textSize) }),
    ...(headingCase !== OF_DESIGN && { caps: headingCase === 'capitals' }),
    ...(skillStyle !== OF_DESIGN && { skills: skillStyle }),
  };
}

/** How the page is set beside the design; nothing where all of it is left to the design. Letters wish for less. */
export function pageLookOf(look: Partial<ChosenLook>): PageLook | undefined {
  const {
    lineSpacing = OF_DESIGN,
    pageMargins = OF_DESIGN,
    datePlace = OF_DESIGN,
    bulletSign = OF_DESIGN,
    pageNumbers = OF_DESIGN,
  } = look;
  const page: PageLook = {
    ...(lineSpacing !== OF_DESIGN && { lineSpacing: Number(lineSpacing) }),
    ...(pageMargins !== OF_DESIGN && { margins: Number(pageMargins) }),
    ...(datePlace !== OF_DESIGN && { datePlace }),
    ...(bulletSign !== OF_DESIGN && { bulletSign }),
    ...(pageNumbers !== OF_DESIGN && { pageNumbers }),
  };
  return Object.keys(page).length > 0 ? page : undefined;
}

/** Whether a design has a second color that somebody may choose. */
export function hasSecondColor({ accentEnd, ornament }: Design): boolean {
  return accentEnd !== undefined || ornament !== undefined;
}

/** Whether a design sets groups of skills in a column: in a side column there is no room for one, and they run on. */
export function hasSkillGroups({ side }: Design): boolean {
  return side === undefined;
}

/**
 * A design in other colors. What hangs together stays together: its further colors keep their distance from the accent
 * in hue, and their own lightness. White text stands on the accent and what a gradient ends in, so both are readable.
 */
export function designInColors(
  design: Design,
  { accentColor, secondColor }: Pick<ChosenLook, 'accentColor' | 'secondColor'>,
): Design {
  const second = COLOR.test(secondColor) ? secondColor : undefined;
  if (!COLOR.test(accentColor)) return second === undefined ? design : withSecond(design, second);
  const [from, to] = [toneOf(design.accent), toneOf(accentColor)];
  const tint = colorOf(moved(toneOf(design.tint), from, to));
  const accent = readableOn(accentColor, [tint], DRAWN_OVER[design.family] ?? READABLE);
  const { accentEnd, ornament } = design;
  const recolored: Design = {
    ...design,
    accent,
    tint,
    ...(accentEnd !== undefined && { accentEnd: readableOn(colorOf(moved(toneOf(accentEnd), from, to))) }),
    // A shape may be paler than text: what was chosen is seen where it need not be read.
    ornament: ornament === undefined ? accentColor : colorOf(moved(toneOf(ornament), from, to)),
  };
  return second === undefined ? recolored : withSecond(recolored, second);
}

function withSecond(design: Design, color: string): Design {
  const { accentEnd } = design;
  return { ...design, ornament: color, ...(accentEnd !== undefined && { accentEnd: readableOn(color) }) };
}

/** A tone that follows where the accent went. */
function moved(tone: Tone, from: Tone, to: Tone): Tone {
  if (to.chroma < GRAY) return { ...tone, chroma: Math.min(tone.chroma, to.chroma) };
  // Beside a gray accent a tone has no distance in hue to keep.
  const turned = from.chroma < GRAY || tone.chroma < GRAY ? to.hue : to.hue + tone.hue - from.hue;
  return { ...tone, hue: (turned + 360) % 360 };
}

/** A design in other typefaces, in the faces that they have. */
function inTypefaces(design: Design, id: keyof typeof TYPEFACE_PAIRS): Design {
  const { heading, body } = TYPEFACE_PAIRS[id];
  const { headItalic: _, ...upright } = design;
  return {
    ...upright,
    heading,
    body,
    nameWeight: nearestWeight(heading, design.nameWeight),
    headWeight: nearestWeight(heading, design.headWeight ?? 700),
    voice: voiceIn(body, design.voice),
  };
}

/** How companies stand out: each voice takes a face that not every typeface has, and each typeface has one of them. */
function voiceIn(body: FontFamily, wished: Design['voice']): Design['voice'] {
  const faces = facesOf(body);
  // Carlito was never drawn in semibold; its bold stands in.
  const isStrong = faces.includes('semibold') || body === 'Carlito';
  if (wished === 'italic') return faces.includes('italic') ? wished : 'bold';
  return isStrong ? wished : 'italic';
}

/** The weight that a typeface is at hand in which comes nearest to the one wished for; of two, the bolder one. */
function nearestWeight(family: FontFamily, wished: Weight): Weight {
  const distance = (weight: Weight) => Math.abs(weight - wished) - weight / 10_000;
  return weightsOf(family).reduce(
    (nearest, weight) => (distance(weight) < distance(nearest) ? weight : nearest),
    700,
  );
}

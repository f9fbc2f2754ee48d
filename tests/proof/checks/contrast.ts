import { around, type Box, placeOf } from '../page/box.ts';
import { contrast, type Colour, hexOf, over, parseColour } from '../page/colour.ts';
import { dotsUnder, type Ground } from '../page/ground.ts';
import type { TextRun } from '../page/text-runs.ts';

/**
 * What text of any size must have. WCAG allows 3 : 1 from 18 pt, or 14 pt bold; our designs do without.
 */
export const LEAST_CONTRAST = 4.5;
/** The share of a glyph's ground that may be too close in colour: a hairline through a descender is no ground. */
const TOLERATED = 0.2;

/** Text that is hard to read against what is drawn behind it. */
export function faintText(runs: readonly TextRun[], ground: Ground): string[] {
  return runs
    .filter((run) => !isRule(run))
    .flatMap((run) => {
      const worstOn = worstFill(run.fills);
      const faint = run.glyphs
        .map((glyph) => worstOf(glyph, ground, worstOn))
        .filter((found) => found !== undefined);
      const [worst] = faint.toSorted((one, other) => one.contrast - other.contrast);
      if (worst === undefined) return [];
      const colours = `${hexOf(worst.text)} on ${hexOf(worst.ground)}`;
      return [
        `text of ${colours} has a contrast of ${worst.contrast.toFixed(2)} : 1, ${placeOf(around(run.glyphs))}`,
      ];
    });
}

/** In points: a sign that is no higher, and wider than a dot, was drawn out to a hairline (templates/lib/leader.typ). */
const HAIRLINE = 1;
const DOT = 3;

function isRule({ glyphs }: TextRun): boolean {
  return (
    glyphs.length === 1 &&
    glyphs.every(({ left, right, top, bottom }) => right - left > DOT && bottom - top < HAIRLINE)
  );
}

type Pair = { contrast: number; text: Colour; ground: Colour };

/** The contrast that all but the tolerated share of a glyph's ground has, when it is too little. */
function worstOf(glyph: Box, ground: Ground, worstOn: (dot: Colour) => Pair): Pair | undefined {
  const pairs = Array.from(dotsUnder(ground, glyph), worstOn);
  const faint = pairs.filter(({ contrast }) => contrast < LEAST_CONTRAST);
  return faint.length > pairs.length * TOLERATED
    ? faint.reduce((worst, pair) => (pair.contrast < worst.contrast ? pair : worst))
    : undefined;
}

/** Tells the faintest of some fills on a colour, and remembers: most text stands on even ground. */
function worstFill(fills: readonly string[]): (dot: Colour) => Pair {
  const colours = fills.map(parseColour);
  const known = new Map<number, Pair>();
  return (dot) => {
    const key = (dot[0] << 16) | (dot[1] << 8) | dot[2];
    const pair = known.get(key) ?? worstPair(colours, dot);
    known.set(key, pair);
    return pair;
  };
}

function worstPair(fills: readonly ReturnType<typeof parseColour>[], ground: Colour): Pair {
  const pairs = fills.map(({ colour, cover }) => {
    const text = over(colour, cover, ground);
    return { contrast: contrast(text, ground), text, ground };
  });
  return pairs.reduce((worst, pair) => (pair.contrast < worst.contrast ? pair : worst));
}

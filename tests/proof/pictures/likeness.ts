import { type Picture, shrunk } from './picture.ts';

/** Two designs, and how far apart they look. */
export type Pair = { names: [string, string]; distance: number };

/**
 * The distance from which on two designs are told apart at thumbnail size. Pairs of resumes that people took for
 * each other lay between 1.0 and 1.4, of letters between 0.1 and 0.7: in letters only the head is the design's.
 */
export const LEAST_DISTANCE = { resume: 1.5, letter: 1 } as const;

/** In px: small enough that lines of text become an even grey, large enough to see how a page is built. */
const WIDTH = 24;

/** Every two pictures, the most alike first. */
export async function pairsByLikeness(pictures: ReadonlyMap<string, Picture>): Promise<Pair[]> {
  const small = await Promise.all(
    [...pictures].map(async ([name, picture]) => ({ name, colours: labOf(await shrunk(picture, WIDTH)) })),
  );
  const pairs = small.flatMap((one, index) =>
    small.slice(index + 1).map(({ name, colours }): Pair => {
      return { names: [one.name, name], distance: apart(one.colours, colours) };
    }),
  );
  return pairs.toSorted((one, other) => one.distance - other.distance);
}

/** The mean distance of colours in CIELAB: 1 is what an eye just tells apart, if it were everywhere. */
function apart(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 3) {
    const part = (index: number) => (one[at + index] ?? 0) - (other[at + index] ?? 0);
    sum += Math.hypot(part(0), part(1), part(2));
  }
  return sum / (one.length / 3);
}

function labOf({ rgb }: Picture): Float64Array {
  const lab = new Float64Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = Array.from(rgb.subarray(at, at + 3), (part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    lab.set([116 * y - 16, 500 * (x - y), 200 * (y - z)], at);
  }
  return lab;
}

function root(value: number): number {
  return value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29;
}

/*
 * Colors as eyes see them: by lightness, chroma and hue (Oklab, Björn Ottosson, 2020), where equal steps look equal; and
 * how well one is read on another (WCAG 2.2, 1.4.3).
 */

/** A color as `#rrggbb`. */
export const COLOR = /^#[\da-f]{6}$/;

/** Text has at least this contrast to what it stands on. */
export const READABLE = 4.5;

/** Lightness from 0 to 1, chroma from 0 for grays to about 0.37, hue in degrees. */
export type Tone = { lightness: number; chroma: number; hue: number };

type Triple = readonly [number, number, number];

/** The contrast of two colors, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * That color, or the nearest darker one that text can be read in on all of those grounds, white among them.
 * @param least the contrast that it is to have on each
 */
export function readableOn(color: string, grounds: readonly string[] = [], least = READABLE): string {
  const reads = (candidate: string) =>
    ['#ffffff', ...grounds].every((ground) => contrast(candidate, ground) >= least);
  if (reads(color)) return color;
  const { lightness, ...tone } = toneOf(color);
  // Between black, which reads on whatever is pale, and the color, which does not.
  let [dark, light] = [0, lightness];
  for (let step = 0; step < 12; step += 1) {
    const middle = (dark + light) / 2;
    if (reads(colorOf({ ...tone, lightness: middle }))) dark = middle;
    else light = middle;
  }
  return colorOf({ ...tone, lightness: dark });
}

/** A color's tone. */
export function toneOf(color: string): Tone {
  const [red, green, blue] = linear(color);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** The color of a tone; one that no screen can show loses chroma until it can. */
export function colorOf({ lightness, chroma, hue }: Tone): string {
  const kept = Math.min(1, Math.max(0, lightness));
  for (let share = 1; share > 0; share -= 0.02) {
    const parts = partsOf({ lightness: kept, chroma: chroma * share, hue });
    if (parts.every((part) => part > -0.0005 && part < 1.0005)) return written(parts);
  }
  return written(partsOf({ lightness: kept, chroma: 0, hue }));
}

/** Linear parts of a tone. */
function partsOf({ lightness, chroma, hue }: Tone): Triple {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function written(parts: Triple): string {
  const encoded = parts.map((part) => {
    const linearPart = Math.min(1, Math.max(0, part));
    const value = linearPart <= 0.0031308 ? 12.92 * linearPart : 1.055 * linearPart ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${encoded.join('')}`;
}

function luminance(color: string): number {
  const [red, green, blue] = linear(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(color: string): Triple {
  const part = (at: number) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

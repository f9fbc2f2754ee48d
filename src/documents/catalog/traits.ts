import type { Design } from './design.ts';
import { letterDesign, resumeDesign } from './designs.ts';
import { SERIFS } from './serifs.ts';

/*
 * What designs do differently, as far as somebody who chooses one may ask for it. It follows from the design itself, or
 * was measured. What all of them do alike is no choice: text that software reads in order, every script that we have
 * typefaces for.
 */

/** Kinds of traits; of one kind a design may have several. */
export type TraitKind = 'lettering' | 'page' | 'photo' | 'color';

export const TRAITS = {
  serif: { kind: 'lettering', label: 'Serif' },
  sans: { kind: 'lettering', label: 'Sans serif' },
  compact: { kind: 'page', label: 'Fits more' },
  timeline: { kind: 'page', label: 'Timeline' },
  columns: { kind: 'page', label: 'Two columns' },
  photo: { kind: 'photo', label: 'With a place for a photo' },
  blue: { kind: 'color', label: 'Blue' },
  green: { kind: 'color', label: 'Green' },
  red: { kind: 'color', label: 'Red' },
  warm: { kind: 'color', label: 'Orange, brown, gold' },
  violet: { kind: 'color', label: 'Violet' },
  gray: { kind: 'color', label: 'Black and gray' },
} as const satisfies Readonly<Record<string, { kind: TraitKind; label: string }>>;

export type Trait = keyof typeof TRAITS;

/** In the order in which they are offered. */
export const TRAIT_NAMES = Object.keys(TRAITS) as readonly Trait[]; // The keys of just these.

/** Resumes that take more of the same text on two pages than any other: about a quarter of them, as a test measures. */
export const COMPACT: ReadonlySet<string> = new Set([
  'creative-1',
  'creative-4',
  'modern-2',
  'modern-6',
  'simple-6',
  'tech-1',
  'tech-2',
  'academic-1',
  'purpose-1',
  'purpose-8',
]);

/** What the design of a resume does. */
export function resumeTraits(templateId: string): ReadonlySet<Trait> {
  const design = resumeDesign(templateId);
  const traits = colorsOf(design);
  traits.add(SERIFS.has(design.body) ? 'serif' : 'sans');
  if (design.entry.startsWith('track')) traits.add('timeline');
  if (design.side) traits.add('columns');
  if (COMPACT.has(templateId)) traits.add('compact');
  if (design.photo) traits.add('photo');
  return traits;
}

/** What the design of a letter does. Its typeface is the letter's own setting, and it has no entries to set. */
export function letterTraits(templateId: string): ReadonlySet<Trait> {
  return colorsOf(letterDesign(templateId));
}

/** Whether a design does what is asked for: of each kind of traits one of those that are wanted. */
export function doesWhatIsAsked(traits: ReadonlySet<Trait>, wanted: readonly Trait[]): boolean {
  const asked = new Map<TraitKind, Trait[]>();
  for (const trait of wanted) {
    const { kind } = TRAITS[trait];
    asked.set(kind, [...(asked.get(kind) ?? []), trait]);
  }
  return [...asked.values()].every((of) => of.some((trait) => traits.has(trait)));
}

/** The colors of names, headings and ornaments. */
function colorsOf({ accent, accentEnd, ornament }: Design): Set<Trait> {
  const colors = [accent, accentEnd, ornament].flatMap((color) => (color ? [hueOf(color)] : []));
  const named = colors.flatMap((hue) => (hue === null ? [] : [hueName(hue)]));
  return new Set(named.length > 0 ? named : ['gray']);
}

/** From here on, in degrees, a hue goes by this name. */
const HUES: readonly [number, Trait][] = [
  [0, 'red'],
  [14, 'warm'],
  [66, 'green'],
  [188, 'blue'],
  [244, 'violet'],
  [332, 'red'],
];

function hueName(hue: number): Trait {
  return HUES.findLast(([from]) => hue >= from)?.[1] ?? 'red';
}

/** Below this difference of its strongest and weakest part, of 255, a color looks gray. */
const GRAY_BELOW = 28;

/** Its place in the circle of colors, in degrees; null for grays. */
function hueOf(color: string): number | null {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range < GRAY_BELOW) return null;
  if (most === red) return (((green - blue) / range) * 60 + 360) % 360;
  if (most === green) return ((blue - red) / range) * 60 + 120;
  return ((red - green) / range) * 60 + 240;
}

import type { Family, HeadStyle } from '../../catalog/design.ts';

/*
 * What the layout of a page in Word has to know of the templates, in points. The templates are in another language, so the
 * figures stand here once more; a test asks the templates for them.
 */

export type Margins = { left: number; right: number; top: number; bottom: number };

/** Margins of a resume, the least ones of a letter, and how high the head of a page is: with name, title, a line of contact. */
export type FamilyMeasures = { margins: Margins; letter: Margins; head: number; letterhead: number };

const sides = (left: number, right: number, top: number, bottom: number): Margins => ({
  left,
  right,
  top,
  bottom,
});
const NONE = sides(0, 0, 0, 0);

export const FAMILY_MEASURES: Readonly<Record<Family, FamilyMeasures>> = {
  arcade: {
    margins: sides(68.4, 68.4, 56.16, 53.28),
    letter: sides(0, 0, 73.44, 0),
    head: 97.38,
    letterhead: 53.72,
  },
  blackboard: {
    margins: sides(57.6, 57.6, 60.48, 54.72),
    letter: sides(36, 36, 50.4, 0),
    head: 116.45,
    letterhead: 84.56,
  },
  blueprint: {
    margins: sides(53.28, 53.28, 47.52, 53.28),
    letter: sides(36, 36, 36, 0),
    head: 144.4,
    letterhead: 132.79,
  },
  board: {
    margins: sides(56.16, 76.24, 80.64, 54.72),
    letter: sides(0, 71.92, 70.56, 0),
    head: 70.51,
    letterhead: 44.83,
  },
  boardroom: { margins: sides(59.04, 59.04, 56.16, 54.72), letter: NONE, head: 102.99, letterhead: 81.82 },
  byroad: {
    margins: sides(99.36, 94.32, 61.92, 57.6),
    letter: sides(64.8, 0, 0, 0),
    head: 93.57,
    letterhead: 75.73,
  },
  canopy: {
    margins: sides(59.04, 59.04, 59.04, 57.6),
    letter: sides(0, 0, 43.2, 0),
    head: 96.99,
    letterhead: 83.12,
  },
  card: {
    margins: sides(56.16, 56.16, 43.2, 54.72),
    letter: sides(28.8, 28.8, 28.8, 0),
    head: 166.21,
    letterhead: 138.97,
  },
  chambers: {
    margins: sides(60.48, 60.48, 61.92, 54.72),
    letter: sides(0, 0, 64.8, 0),
    head: 80.97,
    letterhead: 58.27,
  },
  circuit: {
    margins: sides(99.36, 106.56, 56.16, 51.84),
    letter: sides(0, 53.6, 64.8, 0),
    head: 77.81,
    letterhead: 45.09,
  },
  console: {
    margins: sides(64.8, 64.8, 54.72, 50.4),
    letter: sides(0, 0, 40.16, 41.4),
    head: 83.41,
    letterhead: 64.3,
  },
  counterpoint: { margins: sides(56.16, 56.16, 51.84, 54.72), letter: NONE, head: 106.9, letterhead: 83.32 },
  datasheet: {
    margins: sides(92.88, 92.88, 47.52, 46.08),
    letter: sides(36, 36, 36, 0),
    head: 90.53,
    letterhead: 85.28,
  },
  desk: { margins: sides(57.6, 57.6, 53.28, 54.72), letter: NONE, head: 88.57, letterhead: 65.32 },
  dusk: { margins: sides(56.16, 56.16, 51.84, 54.72), letter: NONE, head: 118.22, letterhead: 80.01 },
  ember: {
    margins: sides(92.16, 56.16, 56.16, 54.72),
    letter: sides(84.24, 0, 0, 0),
    head: 97.78,
    letterhead: 64.03,
  },
  embers: {
    margins: sides(99.36, 95.76, 61.92, 57.6),
    letter: sides(41.8, 0, 0, 0),
    head: 74.49,
    letterhead: 51.67,
  },
  folder: {
    margins: sides(116.64, 61.92, 57.6, 56.16),
    letter: sides(0, 0, 53.28, 0),
    head: 88.78,
    letterhead: 69.1,
  },
  frame: {
    margins: sides(73.44, 73.44, 69.12, 76.32),
    letter: sides(52.6, 52.6, 52.6, 76.32),
    head: 67.28,
    letterhead: 49.06,
  },
  garland: { margins: sides(60.48, 60.48, 47.52, 56.16), letter: NONE, head: 105.02, letterhead: 87.49 },
  lagoon: {
    margins: sides(61.92, 61.92, 51.84, 61.92),
    letter: sides(0, 0, 0, 61.2),
    head: 135.14,
    letterhead: 107.49,
  },
  launch: {
    margins: sides(123.84, 56.16, 47.52, 54.72),
    letter: sides(0, 0, 36, 0),
    head: 203.19,
    letterhead: 177.88,
  },
  lecture: {
    margins: sides(96.48, 84.96, 66.24, 59.04),
    letter: sides(0, 0, 43.2, 0),
    head: 85.43,
    letterhead: 61.38,
  },
  meridian: {
    margins: sides(57.6, 66.24, 57.6, 56.16),
    letter: sides(0, 54.72, 0, 0),
    head: 91.56,
    letterhead: 71.08,
  },
  monograph: {
    margins: sides(86.4, 66.24, 54.72, 59.04),
    letter: sides(0, 0, 57.6, 0),
    head: 118.24,
    letterhead: 82.52,
  },
  plate: {
    margins: sides(61.92, 61.92, 47.52, 57.6),
    letter: sides(0, 0, 0, 50.4),
    head: 131.7,
    letterhead: 101.46,
  },
  poster: { margins: sides(147.6, 54, 50.4, 54.72), letter: NONE, head: 73.63, letterhead: 114.56 },
  quiet: {
    margins: sides(86.4, 75.6, 79.2, 64.8),
    letter: sides(0, 0, 43.2, 0),
    head: 89.4,
    letterhead: 160,
  },
  ribbon: {
    margins: sides(61.92, 77.76, 60.48, 56.16),
    letter: sides(0, 70.56, 0, 0),
    head: 80.08,
    letterhead: 51.15,
  },
  road: {
    margins: sides(74.88, 56.16, 53.28, 54.72),
    letter: sides(69.12, 0, 0, 0),
    head: 120.12,
    letterhead: 102.53,
  },
  shallows: {
    margins: sides(96.48, 96.48, 57.6, 57.6),
    letter: sides(0, 0, 56.16, 61.2),
    head: 72.71,
    letterhead: 76.72,
  },
  slate: { margins: sides(57.6, 57.6, 48.96, 54.72), letter: NONE, head: 113.43, letterhead: 91.27 },
  standard: { margins: sides(57.6, 57.6, 51.84, 54.72), letter: NONE, head: 82.22, letterhead: 60.35 },
  stillness: {
    margins: sides(126, 72, 64.8, 59.04),
    letter: sides(0, 0, 43.2, 0),
    head: 75.81,
    letterhead: 130.21,
  },
  strata: { margins: sides(57.6, 57.6, 54.72, 54.72), letter: NONE, head: 126.57, letterhead: 107.48 },
  takeoff: {
    margins: sides(128.16, 53.28, 53.28, 53.28),
    letter: sides(0, 0, 57.6, 0),
    head: 95.4,
    letterhead: 67.69,
  },
  terminal: {
    margins: sides(59.04, 59.04, 43.2, 59.04),
    letter: sides(0, 0, 43.16, 45.4),
    head: 121.27,
    letterhead: 95.35,
  },
  titlepage: {
    margins: sides(64.8, 64.8, 60.48, 69.12),
    letter: sides(0, 0, 50.4, 66.24),
    head: 89,
    letterhead: 77.27,
  },
  waypoint: {
    margins: sides(57.6, 57.6, 56.16, 56.16),
    letter: sides(0, 0, 56.16, 0),
    head: 76.6,
    letterhead: 56.63,
  },
};

/** Space above and below a heading, in body sizes, and how high it is itself: with its rule, its strip or its marks. */
export const HEAD_MEASURES: Readonly<Record<HeadStyle, { above: number; below: number; height: number }>> = {
  brackets: { above: 2.2, below: 1.1, height: 17.33 },
  corners: { above: 2, below: 1.05, height: 14.85 },
  embers: { above: 2.3, below: 1.15, height: 16.57 },
  finial: { above: 2.1, below: 1, height: 11 },
  flag: { above: 2.2, below: 1.2, height: 17.08 },
  fleuron: { above: 2.2, below: 1.15, height: 19.45 },
  folio: { above: 2.4, below: 1.2, height: 7.01 },
  gilded: { above: 1.9, below: 1, height: 13.17 },
  gilt: { above: 2.2, below: 1.1, height: 13.71 },
  glow: { above: 2.4, below: 1.15, height: 16.92 },
  hush: { above: 3.1, below: 1.1, height: 6.71 },
  lane: { above: 2.3, below: 1.1, height: 9.22 },
  leaf: { above: 2.4, below: 1.15, height: 8.69 },
  liftoff: { above: 2.4, below: 1.2, height: 11.64 },
  moons: { above: 2.3, below: 1.1, height: 8.71 },
  outdent: { above: 2.4, below: 1.1, height: 10.28 },
  oxford: { above: 2.2, below: 1.1, height: 17.61 },
  pair: { above: 2.3, below: 1.1, height: 8.24 },
  pennant: { above: 2.3, below: 1.15, height: 8.67 },
  pill: { above: 2, below: 1.05, height: 18.51 },
  plain: { above: 2.5, below: 1.2, height: 10.88 },
  prompt: { above: 2.2, below: 1.1, height: 17.43 },
  record: { above: 1.55, below: 0.85, height: 16.84 },
  rill: { above: 2, below: 1, height: 20.37 },
  ripple: { above: 2.3, below: 1.2, height: 23.15 },
  route: { above: 2.4, below: 1.15, height: 9.26 },
  row: { above: 1.9, below: 0.95, height: 16.14 },
  rubric: { above: 2.2, below: 1.05, height: 10.73 },
  rule: { above: 2.2, below: 1.05, height: 10.92 },
  seam: { above: 2.1, below: 1.05, height: 14.6 },
  shelf: { above: 2.1, below: 1.05, height: 13.88 },
  shell: { above: 1.7, below: 0.95, height: 16.57 },
  slab: { above: 2, below: 1.1, height: 16.94 },
  span: { above: 2.1, below: 1.15, height: 16.71 },
  star: { above: 2.3, below: 1.1, height: 9.06 },
  stub: { above: 2.3, below: 1.15, height: 14.08 },
  takeoff: { above: 2.3, below: 1.15, height: 10.5 },
  toprule: { above: 2.2, below: 1.25, height: 17.08 },
  turning: { above: 2.3, below: 1.15, height: 9.1 },
};

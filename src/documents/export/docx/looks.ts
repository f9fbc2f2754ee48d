import type { Family, HeadStyle } from '../../catalog/drawing-names.ts';

/* What of a design's looks Word can carry in plain paragraphs: where the head stands and on what, and what marks a heading. */

/**
 * `rule` ends a head that stands on a coloured ground in our pages. (Grounds of paragraphs that belong together come out
 * with gaps in some programs, and white text is lost in others.)
 */
type HeadLook = {
  align: 'start' | 'center';
  rule?: 'accent' | 'ornament';
  nameIn?: 'accent' | 'ink';
};

/** Rules above or below a heading and the ground behind it. */
type HeadingLook = {
  align?: 'center';
  rule?: { side: 'top' | 'bottom'; color: 'accent' | 'hair' | 'ornament' | 'tint'; points: number };
  ground?: 'accent' | 'tint';
  textIn?: 'ink' | 'muted';
};

const START: HeadLook = { align: 'start' };
const BANNER: HeadLook = { align: 'start', rule: 'accent', nameIn: 'accent' };
const PALE: HeadLook = { align: 'start', rule: 'ornament', nameIn: 'accent' };
const CENTRE: HeadLook = { align: 'center', nameIn: 'accent' };

export const HEAD_LOOKS: Readonly<Record<Family, HeadLook>> = {
  alcove: { align: 'start', rule: 'ornament', nameIn: 'accent' },
  arcade: CENTRE,
  archive: PALE,
  awning: BANNER,
  blackboard: BANNER,
  blueprint: BANNER,
  board: { align: 'start', nameIn: 'accent' },
  boardroom: BANNER,
  bookmark: { align: 'start', nameIn: 'accent' },
  bough: { align: 'start', nameIn: 'accent' },
  bureau: BANNER,
  byroad: { align: 'start', nameIn: 'accent' },
  canopy: { align: 'start', nameIn: 'accent' },
  card: BANNER,
  chambers: { align: 'start', nameIn: 'accent' },
  charter: CENTRE,
  circuit: { align: 'start', nameIn: 'accent' },
  cloister: CENTRE,
  collegiate: { align: 'center', rule: 'accent', nameIn: 'accent' },
  colonnade: { align: 'start', rule: 'accent', nameIn: 'accent' },
  console: BANNER,
  contrast: BANNER,
  counterpoint: BANNER,
  datasheet: BANNER,
  desk: { align: 'start', nameIn: 'accent' },
  dunes: PALE,
  dusk: BANNER,
  ember: { align: 'start', nameIn: 'accent' },
  embers: { align: 'start', nameIn: 'accent' },
  folder: PALE,
  frame: { ...CENTRE },
  garland: CENTRE,
  gazette: START,
  graphite: START,
  imprint: START,
  lagoon: { align: 'center', rule: 'accent', nameIn: 'accent' },
  launch: START,
  lebenslauf: { align: 'start', nameIn: 'accent' },
  lecture: PALE,
  longitude: START,
  meridian: START,
  midnight: BANNER,
  monograph: START,
  moonset: BANNER,
  pier: { align: 'start', nameIn: 'accent' },
  plaque: { align: 'center', rule: 'ornament', nameIn: 'accent' },
  office: { align: 'start', nameIn: 'accent' },
  onepager: CENTRE,
  placard: START,
  plate: { align: 'center', rule: 'ornament', nameIn: 'accent' },
  poster: START,
  quiet: START,
  ribbon: { align: 'start', nameIn: 'accent' },
  road: PALE,
  shallows: CENTRE,
  slate: BANNER,
  sprig: CENTRE,
  standard: { align: 'center' },
  stillness: START,
  strata: PALE,
  summit: START,
  takeoff: START,
  terminal: BANNER,
  titlepage: { align: 'center' },
  typescript: START,
  vitae: { align: 'start', rule: 'accent', nameIn: 'accent' },
  volet: PALE,
  ward: { align: 'start', nameIn: 'accent' },
  waypoint: START,
};

const thin = (color: 'accent' | 'hair' | 'ornament' | 'tint', points = 0.75) =>
  ({ side: 'bottom', color, points }) as const;

export const HEADING_LOOKS: Readonly<Record<HeadStyle, HeadingLook>> = {
  bare: {},
  beam: { rule: thin('accent') },
  brackets: {},
  capital: {},
  chapter: { align: 'center', rule: thin('hair') },
  chart: { rule: thin('accent') },
  corners: { textIn: 'ink' },
  crest: { align: 'center' },
  dash: { rule: thin('ornament', 2), textIn: 'ink' },
  docket: { ground: 'tint' },
  duo: { rule: thin('accent', 2) },
  embers: { rule: thin('ornament', 1.5) },
  evening: { rule: thin('hair') },
  finial: { rule: thin('ornament') },
  filet: { rule: thin('ornament') },
  flag: { ground: 'accent' },
  fleuron: { align: 'center', rule: thin('ornament') },
  folio: { align: 'center', rule: thin('hair') },
  gilded: { rule: thin('ornament', 1) },
  gilt: { rule: thin('ornament', 1) },
  glow: { rule: thin('ornament', 1.5) },
  hem: { rule: thin('accent') },
  hush: { textIn: 'muted' },
  lane: { rule: thin('hair', 1.5) },
  leaf: {},
  ledge: { rule: thin('accent') },
  liftoff: {},
  lozenge: { rule: thin('ornament') },
  masthead: { rule: { side: 'top', color: 'accent', points: 1 }, textIn: 'ink' },
  moons: {},
  niche: { rule: thin('ornament') },
  open: {},
  outdent: { rule: { side: 'top', color: 'hair', points: 0.5 }, textIn: 'ink' },
  oxford: { rule: { side: 'top', color: 'accent', points: 2.25 } },
  pair: {},
  pennant: {},
  pill: { ground: 'tint' },
  plain: {},
  prompt: { ground: 'accent' },
  quay: { rule: thin('accent') },
  record: { rule: thin('accent', 1.25) },
  ripple: { align: 'center' },
  route: { rule: thin('hair') },
  row: { ground: 'tint' },
  rubric: {},
  rubrica: { rule: thin('hair') },
  rule: { rule: thin('accent') },
  seam: { rule: thin('tint', 3) },
  shelf: { rule: thin('accent', 1) },
  shell: {},
  slab: { ground: 'accent' },
  span: { rule: { side: 'top', color: 'accent', points: 1.5 }, textIn: 'ink' },
  star: {},
  stroke: { rule: thin('accent', 2), textIn: 'ink' },
  stub: { rule: thin('hair'), textIn: 'ink' },
  takeoff: { textIn: 'ink' },
  tide: {},
  toprule: { rule: { side: 'top', color: 'accent', points: 1 } },
  tracery: {},
  trail: { rule: thin('hair') },
  twig: {},
  typed: { textIn: 'ink' },
  valance: {},
  zeile: { rule: thin('accent') },
};

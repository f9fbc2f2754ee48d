import { FIRST_DRAWING, NEWEST_DRAWING, type Drawing } from '../look/drawing.ts';
import { RESUME_CATEGORIES, type ResumeCategory } from './categories.ts';
import { columnDesigns, columnLetterheads } from './column-designs.ts';
import type { Design } from './design.ts';
import { firstDrawings } from './first-drawings.ts';
import { purposeDesigns, purposeLetterheads } from './purpose-designs.ts';

// A table, two lines a design.
// prettier-ignore
const designs = {
  'creative-1': {
    family: 'moonset', body: 'Source Sans 3', heading: 'Montserrat', size: 10.2, nameSize: 36, nameWeight: 800,
    voice: 'accent', head: 'moons', entry: 'line-rail', skills: 'commas', accent: '#5b21b6', accentEnd: '#a8289b', ornament: '#fdba74', tint: '#f4effc', sides: 9, entrySize: 1.04, lead: 1.08,
    photo: 'round',
  },
  'creative-2': {
    family: 'shallows', body: 'Nunito Sans', heading: 'Raleway', size: 10, nameSize: 34, nameWeight: 400, headWeight: 600, lead: 1.12,
    voice: 'bold', head: 'tide', entry: 'title-right', skills: 'dots', accent: '#0f766e', accentEnd: '#1d4ed8', tint: '#e3f2f1',
  },
  'creative-3': {
    family: 'embers', body: 'Fira Sans', heading: 'Work Sans', size: 9.8, nameSize: 34, nameWeight: 900,
    voice: 'bold', head: 'embers', entry: 'line-right', skills: 'commas', accent: '#be123c', accentEnd: '#c2410c', ornament: '#f5a524', tint: '#fdf1ee',
  },
  'creative-4': {
    family: 'bough', body: 'Open Sans', heading: 'Bitter', size: 9.5, nameSize: 34, nameWeight: 800,
    voice: 'plain', head: 'twig', entry: 'title-right', skills: 'dots', accent: '#14532d', accentEnd: '#2f7d32', ornament: '#9ccc65', tint: '#eef5e9', sides: 41,
  },
  'creative-5': {
    family: 'midnight', body: 'Nunito Sans', heading: 'Plus Jakarta Sans', size: 10, nameSize: 34, nameWeight: 800, headSize: 1.28,
    voice: 'plain', head: 'evening', entry: 'title-rail', skills: 'pills', accent: '#151a3c', accentEnd: '#4c3fae', ornament: '#f0b83c', tint: '#f1f1f8', entrySize: 1.04,
  },
  'modern-1': {
    family: 'longitude', body: 'Inter', heading: 'Inter', size: 9.6, nameSize: 34, nameWeight: 800, titleSize: 1.5, headSize: 1.46,
    voice: 'plain', head: 'stroke', entry: 'title-right', skills: 'commas', accent: '#1d4ed8', tint: '#dfe7fd', sides: 33,
  },
  'modern-2': {
    family: 'placard', body: 'IBM Plex Sans', heading: 'IBM Plex Sans', size: 9.7, nameSize: 34.5, nameWeight: 700, titleSize: 1.5, headSize: 1.44, lead: 1.18,
    voice: 'plain', head: 'span', entry: 'title-right', skills: 'commas', accent: '#c4161c', tint: '#fbefee', sides: 30, entrySize: 1.04, bulletIndent: 0, rail: .5,
  },
  'modern-3': {
    family: 'contrast', body: 'Libre Franklin', heading: 'Work Sans', size: 10, nameSize: 34, nameWeight: 600, titleSize: 1.4, headSize: 1.3,
    voice: 'accent', head: 'duo', entry: 'title-right', skills: 'groups', accent: '#0f5e66', tint: '#e3eff0', sides: 33,
  },
  'modern-5': {
    family: 'dunes', body: 'Source Sans 3', heading: 'Source Sans 3', size: 10.8, nameSize: 36.5, nameWeight: 700, titleSize: 1.35,
    voice: 'accent', head: 'seam', entry: 'employer-right', skills: 'commas', accent: '#7a3e12', ornament: '#c9853f', tint: '#f8f1e7', entrySize: 1.12, sides: 39,
    photo: 'round',
  },
  'modern-6': {
    family: 'summit', body: 'Libre Franklin', heading: 'Libre Franklin', size: 9.6, nameSize: 34, nameWeight: 700, titleSize: 1.4, headSize: 1.3,
    voice: 'plain', head: 'trail', entry: 'track-line', track: 'route', skills: 'pills', accent: '#2f4858', ornament: '#e2572b', tint: '#eff1f4', sides: 33,
  },
  'simple-1': {
    family: 'standard', body: 'Arimo', heading: 'Arimo', size: 9.9, nameSize: 33, nameWeight: 700, titleSize: 1.3, headSize: 1.32,
    voice: 'plain', caps: true, head: 'rule', entry: 'title-right', skills: 'commas', accent: '#111111', tint: '#f2f2f2', bulletIndent: .9, leader: 'dots', sides: 45,
  },
  'simple-2': {
    family: 'office', body: 'Carlito', heading: 'Carlito', size: 10.6, nameSize: 36, nameWeight: 700, titleSize: 1.3,
    voice: 'plain', head: 'ledge', entry: 'title-rail', skills: 'groups', accent: '#1f3864', tint: '#eef1f6', entrySize: 1.04, sides: 3,
  },
  'simple-3': {
    family: 'titlepage', body: 'Source Serif 4', heading: 'Source Serif 4', size: 10.2, nameSize: 34, nameWeight: 400, titleSize: 1.3,
    voice: 'italic', caps: true, head: 'chapter', entry: 'employer-right', skills: 'dots', accent: '#3a3a3a', tint: '#f2f1ef', leader: 'dots', sides: 12,
  },
  'simple-4': {
    family: 'stillness', body: 'Open Sans', heading: 'Open Sans', size: 9.8, nameSize: 33, nameWeight: 400, titleSize: 1.4, headWeight: 600,
    voice: 'plain', head: 'outdent', entry: 'title-right', skills: 'commas', accent: '#374151', tint: '#f1f2f4', leader: 'dots', sides: 12, rail: .5, entrySize: 1.02,
  },
  'simple-5': {
    family: 'slate', body: 'Roboto', heading: 'Roboto Slab', size: 10, nameSize: 33, nameWeight: 700, titleSize: 1.3,
    voice: 'plain', head: 'slab', entry: 'title-right', skills: 'commas', accent: '#3f454d', tint: '#e6e8eb', sides: 42,
  },
  'simple-6': {
    family: 'sprig', body: 'Lora', heading: 'Lora', size: 9.75, nameSize: 33, nameWeight: 600, titleSize: 1.25,
    voice: 'italic', head: 'pill', entry: 'title-right', skills: 'commas', accent: '#2f4f3e', ornament: '#7fa18a', tint: '#f0f5f1', leader: 'dots', sides: 30,
  },
  'executive-1': {
    family: 'plaque', body: 'EB Garamond', heading: 'Cormorant Garamond', size: 11.2, nameSize: 39.5, nameWeight: 400, headSize: 1.6, headWeight: 600,
    voice: 'italic', head: 'lozenge', entry: 'employer-right', skills: 'commas', accent: '#1d2a3a', ornament: '#a07d46', tint: '#f8f3e8', entrySize: 1.1, lead: 1.06, sides: 42,
  },
  'executive-2': {
    family: 'bookmark', body: 'Spectral', heading: 'Playfair Display', size: 10.2, nameSize: 36, nameWeight: 900, headSize: 1.4, headWeight: 700,
    voice: 'italic', head: 'beam', entry: 'employer-right', skills: 'commas', accent: '#6b1026', ornament: '#d9a9a2', tint: '#f8eef0', leader: 'dots', summary: 'ruled', sides: 24,
  },
  'executive-3': {
    family: 'charter', body: 'Noto Serif', heading: 'Noto Serif', size: 9.5, nameSize: 30, nameWeight: 400, headSize: 1.36, headWeight: 400, headItalic: true,
    voice: 'italic', head: 'fleuron', entry: 'line-right', skills: 'dots', accent: '#3d3a1c', ornament: '#a3975a', tint: '#f4f2e8', bulletIndent: .7, sides: 18,
  },
  'executive-4': {
    family: 'chambers', body: 'Source Serif 4', heading: 'Source Serif 4', size: 10.2, nameSize: 33, nameWeight: 600, headSize: 1.3, headWeight: 600,
    voice: 'italic', head: 'gilded', entry: 'employer-rail', skills: 'groups', accent: '#14243c', ornament: '#c19a4b', tint: '#eceff4',
  },
  'tech-1': {
    family: 'console', body: 'IBM Plex Sans', heading: 'JetBrains Mono', size: 9.7, nameSize: 30, nameWeight: 800,
    voice: 'accent', head: 'shell', entry: 'title-rail', skills: 'groups', accent: '#065f46', ornament: '#34d399', tint: '#e3f5ec', entrySize: 1.04,
  },
  'tech-2': {
    family: 'datasheet', body: 'Inter', heading: 'IBM Plex Mono', size: 9.6, nameSize: 28, nameWeight: 600,
    voice: 'accent', head: 'record', entry: 'line-right', skills: 'groups', accent: '#0b4f9e', tint: '#e2ecf9', between: 'rule',
  },
  'tech-3': {
    family: 'circuit', body: 'Roboto', heading: 'Roboto Mono', size: 9.9, nameSize: 31, nameWeight: 700,
    voice: 'accent', head: 'corners', entry: 'title-right', skills: 'pills', accent: '#6d28d9', tint: '#f2ecfd',
  },
  'tech-4': {
    family: 'byroad', body: 'Fira Sans', heading: 'Fira Sans', size: 10, nameSize: 34, nameWeight: 700,
    voice: 'plain', head: 'bare', entry: 'track-right', track: 'stones', skills: 'pills', accent: '#1e40af', tint: '#e6eefb',
  },
  'tech-5': {
    family: 'takeoff', body: 'Space Grotesk', heading: 'Space Grotesk', size: 10, nameSize: 36, nameWeight: 700,
    voice: 'plain', head: 'takeoff', entry: 'title-right', skills: 'dots', accent: '#9a3412', ornament: '#f4600c', tint: '#fdf0e7', sides: 26, rail: .23,
  },
  'academic-1': {
    family: 'imprint', body: 'Literata', heading: 'Literata', size: 9.7, nameSize: 34, nameWeight: 300, headSize: 1.6, headWeight: 400, headItalic: true,
    voice: 'italic', head: 'open', entry: 'employer-right', skills: 'commas', accent: '#1f2937', tint: '#f0f1f3', bulletIndent: .15,
  },
  'academic-2': {
    family: 'cloister', body: 'EB Garamond', heading: 'EB Garamond', size: 11, nameSize: 39.5, nameWeight: 400, headSize: 1.5, headWeight: 400,
    voice: 'italic', head: 'tracery', entry: 'employer-right', skills: 'commas', accent: '#8a1c1c', tint: '#faf1ee', bulletIndent: 0, sides: 39,
  },
  'academic-3': {
    family: 'lecture', body: 'IBM Plex Serif', heading: 'IBM Plex Sans', size: 9.7, nameSize: 33, nameWeight: 700, headSize: 1.28,
    voice: 'italic', head: 'pennant', entry: 'employer-right', skills: 'commas', accent: '#24343b', ornament: '#e0a92e', tint: '#eff2f2', leader: 'dots',
  },
  'academic-4': {
    family: 'archive', body: 'Crimson Pro', heading: 'Crimson Pro', size: 11.2, nameSize: 36, nameWeight: 600, headSize: 1.3, headWeight: 600,
    voice: 'italic', head: 'toprule', entry: 'employer-right', skills: 'groups', accent: '#1f4a36', tint: '#e8efe6', sides: 30,
  },
  ...purposeDesigns,
  ...columnDesigns,
} as const satisfies Readonly<Record<string, Design>>;

type DesignId = keyof typeof designs;

/** Each letter takes the letterhead of a resume's design, so that the two can be sent together. */
const letterheads = new Map<string, DesignId>(
  Object.entries({
    'professional-1': 'simple-3',
    'professional-2': 'executive-2',
    'professional-3': 'simple-4',
    'creative-1': 'creative-1',
    'creative-2': 'creative-2',
    'creative-3': 'creative-5',
    'modern-1': 'modern-2',
    'modern-2': 'modern-1',
    'modern-3': 'modern-3',
    'executive-1': 'executive-1',
    'executive-2': 'executive-4',
    'executive-3': 'executive-3',
    'tech-1': 'tech-1',
    'tech-2': 'tech-5',
    'tech-3': 'tech-4',
    'tech-4': 'tech-2',
    'academic-1': 'academic-1',
    'academic-2': 'academic-2',
    'academic-3': 'academic-4',
    'startup-1': 'creative-3',
    'startup-2': 'creative-4',
    'startup-3': 'tech-3',
    ...purposeLetterheads,
    ...columnLetterheads,
  } as const),
);

/** Letters for designs whose letterhead none has, by the category of the resume. */
const NEAREST: Readonly<Record<ResumeCategory, string>> = {
  creative: 'creative-1',
  modern: 'modern-2',
  simple: 'professional-3',
  executive: 'executive-1',
  tech: 'tech-2',
  academic: 'academic-1',
  purpose: 'professional-3',
  columns: 'professional-3',
};

/**
 * The letter template that goes with a resume's: of the same letterhead where there is one, else the nearest, which then
 * takes the resume's color.
 */
export function letterWith(resumeTemplate: string): { templateId: string; isPair: boolean } {
  const design = knownTemplate(resumeTemplate);
  const pair = [...letterheads].find(([, head]) => head === design)?.[0];
  if (pair !== undefined) return { templateId: pair, isPair: true };
  const category = RESUME_CATEGORIES.find((name) => design.startsWith(`${name}-`)) ?? 'simple';
  return { templateId: NEAREST[category], isPair: false };
}

function isDesignId(id: string): id is DesignId {
  return Object.hasOwn(designs, id);
}

/** Id of a resume template, or of the default in place of one we no longer know, so that its text stays printable. */
export function knownTemplate(templateId: string): DesignId {
  return isDesignId(templateId) ? templateId : 'modern-1';
}

/** Design of a resume template, or of the default. */
export function resumeDesign(templateId: string, drawing: Drawing = NEWEST_DRAWING): Design {
  return drawn(knownTemplate(templateId), drawing);
}

/** Design of a letter template, with the same refuge as a resume's. */
export function letterDesign(templateId: string, drawing: Drawing = NEWEST_DRAWING): Design {
  return inOneColumn(drawn(letterheads.get(templateId) ?? 'simple-3', drawing));
}

/** Whether a resume template has a side column. */
export function hasSideColumn(templateId: string): boolean {
  return resumeDesign(templateId).side !== undefined;
}

/** A design's twin in one column, with lines that are not too long to read; one that has no other is its own. */
export function inOneColumn(design: Design): Design {
  if (design.side === undefined) return design;
  const { side, ...single } = design;
  return { ...single, sides: side.singleSides };
}

/** What all designs of the newest drawing have. */
const OF_ALL = { smallPrint: 8.5, rules: 2 } as const satisfies Partial<Design>;

/** What is younger than the first drawing has none. */
function isFirstDrawn(id: string): id is keyof typeof firstDrawings {
  return Object.hasOwn(firstDrawings, id);
}

function drawn(id: DesignId, drawing: Drawing): Design {
  if (drawing === FIRST_DRAWING && isFirstDrawn(id)) return firstDrawings[id];
  return { ...designs[id], ...OF_ALL };
}

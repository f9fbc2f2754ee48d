import type { Design } from './design.ts';

/* Designs with a side column (decision 72). They have no first drawing: they are younger than that. */

// A table, three lines a design.
// prettier-ignore
export const columnDesigns = {
  'columns-1': {
    family: 'pier', body: 'Source Sans 3', heading: 'Source Sans 3', size: 10.2, nameSize: 33, nameWeight: 700, titleSize: 1.3, headSize: 1.24,
    voice: 'bold', head: 'quay', entry: 'headed-right', skills: 'commas', accent: '#1f4e79', tint: '#e8eff6', entrySize: 1.06,
    photo: 'round', side: { at: 'start', share: .295, ground: 'tint', head: 'text', singleSides: 36 },
  },
  'columns-2': {
    family: 'graphite', body: 'Inter', heading: 'Inter', size: 9.5, nameSize: 31, nameWeight: 800, titleSize: 1.35, headSize: 1.26,
    voice: 'plain', head: 'dash', entry: 'headed-right', skills: 'commas', accent: '#2b3a4a', ornament: '#0ea5a0', tint: '#eef1f3', entrySize: 1.06,
    photo: 'square', side: { at: 'start', share: .3, ground: 'dark', head: 'text', singleSides: 36 },
  },
  'columns-3': {
    family: 'colonnade', body: 'Source Serif 4', heading: 'Source Serif 4', size: 10, nameSize: 32, nameWeight: 600, titleSize: 1.3, headSize: 1.16, headWeight: 600, caps: true,
    voice: 'italic', head: 'capital', entry: 'headed-right', skills: 'commas', accent: '#6b1d2e', tint: '#f6ecee', entrySize: 1.05,
    side: { at: 'end', share: .32, ground: 'plain', parting: true, lowered: 9, singleSides: 30 },
  },
  'columns-4': {
    family: 'awning', body: 'Nunito Sans', heading: 'Nunito Sans', size: 10, nameSize: 32, nameWeight: 700, titleSize: 1.3, headSize: 1.3,
    voice: 'accent', head: 'valance', entry: 'title-above', skills: 'commas', accent: '#8a3b12', ornament: '#e9a23b', tint: '#f9eedf', entrySize: 1.06,
    side: { at: 'end', share: .295, ground: 'tint', lowered: 9, singleSides: 36 },
  },
  'columns-5': {
    family: 'gazette', body: 'IBM Plex Sans', heading: 'IBM Plex Sans', size: 9.7, nameSize: 34, nameWeight: 700, titleSize: 1.4, headSize: 1.16,
    voice: 'plain', head: 'masthead', entry: 'employer-right', skills: 'commas', accent: '#c2311a', tint: '#fbefec', entrySize: 1.06,
    side: { at: 'start', share: .3, ground: 'plain', lowered: 0, singleSides: 30 },
  },
  'columns-6': {
    family: 'alcove', body: 'Libre Franklin', heading: 'Lora', size: 9.6, nameSize: 33, nameWeight: 600, titleSize: 1.3, headSize: 1.34, headWeight: 600,
    voice: 'bold', head: 'niche', entry: 'headed-right', skills: 'commas', accent: '#1f4a3d', ornament: '#b58a3c', tint: '#eaf1ee', entrySize: 1.06,
    photo: 'round', side: { at: 'end', share: .295, ground: 'dark', head: 'text', singleSides: 36 },
  },
} as const satisfies Readonly<Record<string, Design>>;

/** Each has a letter of its own. */
export const columnLetterheads = {
  'columns-1': 'columns-1',
  'columns-2': 'columns-2',
  'columns-3': 'columns-3',
  'columns-4': 'columns-4',
  'columns-5': 'columns-5',
  'columns-6': 'columns-6',
} as const;

import type { Design } from './design.ts';

// A table, two lines a design.
// prettier-ignore
const designs = {
  'creative-1': {
    family: 'creative', header: 'band', body: 'Source Sans 3', heading: 'Montserrat', size: 10, nameSize: 27, nameWeight: 700,
    voice: 'accent', head: 'bar', entry: 'right', skills: 'commas', accent: '#4338ca', accentEnd: '#7e22ce', tint: '#f1effb',
  },
  'creative-2': {
    family: 'creative', header: 'lagoon', body: 'Nunito Sans', heading: 'Raleway', size: 9.6, nameSize: 29, nameWeight: 600,
    voice: 'bold', head: 'centre', entry: 'right', skills: 'dots', accent: '#0f766e', accentEnd: '#1d4ed8', tint: '#e9f4f4',
  },
  'creative-3': {
    family: 'creative', header: 'spine', body: 'Fira Sans', heading: 'Work Sans', size: 9.5, nameSize: 34, nameWeight: 700,
    voice: 'accent', head: 'tick', entry: 'inline', skills: 'commas', accent: '#be123c', accentEnd: '#c2410c', tint: '#fdf1ee',
  },
  'creative-4': {
    family: 'creative', header: 'canopy', body: 'Open Sans', heading: 'Bitter', size: 9.3, nameSize: 26, nameWeight: 700,
    voice: 'bold', head: 'plain', entry: 'timeline', skills: 'dots', accent: '#14532d', accentEnd: '#0f766e', tint: '#ecf4ef',
  },
  'creative-5': {
    family: 'creative', header: 'card', body: 'Plus Jakarta Sans', heading: 'Plus Jakarta Sans', size: 9.2, nameSize: 26, nameWeight: 700,
    voice: 'bold', head: 'after', entry: 'right', skills: 'panel', accent: '#1f2937', accentEnd: '#4338ca', tint: '#f0f1f8',
  },
  'modern-1': {
    family: 'modern', header: 'underscore', body: 'Inter', heading: 'Inter', size: 9.2, nameSize: 28, nameWeight: 700,
    voice: 'bold', head: 'rule', entry: 'right', skills: 'commas', accent: '#1d4ed8', tint: '#eef2fd',
  },
  'modern-2': {
    family: 'modern', header: 'margin', body: 'IBM Plex Sans', heading: 'IBM Plex Sans', size: 9.3, nameSize: 30, nameWeight: 700,
    voice: 'bold', head: 'toprule', entry: 'right', skills: 'commas', accent: '#b3261e', tint: '#fbefee', rail: 1.25,
  },
  'modern-3': {
    family: 'modern', header: 'split', body: 'Libre Franklin', heading: 'Work Sans', size: 9.3, nameSize: 27, nameWeight: 600,
    voice: 'accent', head: 'bar', entry: 'right', skills: 'commas', accent: '#0f5e66', tint: '#ebf3f4',
  },
  'modern-5': {
    family: 'modern', header: 'panel', body: 'Source Sans 3', heading: 'Source Sans 3', size: 10, nameSize: 29, nameWeight: 700,
    voice: 'accent', head: 'plain', entry: 'inline', skills: 'commas', accent: '#7a3e12', tint: '#f6efe6',
  },
  'modern-6': {
    family: 'modern', header: 'edge', body: 'Libre Franklin', heading: 'Libre Franklin', size: 9.3, nameSize: 29, nameWeight: 700,
    voice: 'bold', head: 'after', entry: 'timeline', skills: 'dots', accent: '#334155', tint: '#eff1f4',
  },
  'simple-1': {
    family: 'classic', header: 'ledger', body: 'Arimo', heading: 'Arimo', size: 9.8, nameSize: 23, nameWeight: 700,
    voice: 'bold', caps: true, head: 'rule', entry: 'right', skills: 'commas', accent: '#1f1f1f', tint: '#f2f2f2',
  },
  'simple-2': {
    family: 'classic', header: 'plain', body: 'Carlito', heading: 'Carlito', size: 10.8, nameSize: 27, nameWeight: 700,
    voice: 'bold', head: 'rule', entry: 'right', skills: 'commas', accent: '#1f3864', tint: '#eef1f6',
  },
  'simple-3': {
    family: 'classic', header: 'ledger', body: 'Source Serif 4', heading: 'Source Serif 4', size: 10, nameSize: 26, nameWeight: 600,
    voice: 'italic', caps: true, head: 'centre', entry: 'right', skills: 'dots', accent: '#3a3a3a', tint: '#f2f1ef',
  },
  'simple-4': {
    family: 'classic', header: 'plain', body: 'Open Sans', heading: 'Open Sans', size: 9.4, nameSize: 24, nameWeight: 600,
    voice: 'bold', head: 'plain', entry: 'inline', skills: 'commas', accent: '#374151', tint: '#f1f2f4',
  },
  'simple-5': {
    family: 'modern', header: 'split', body: 'Roboto', heading: 'Roboto Slab', size: 9.6, nameSize: 24, nameWeight: 700,
    voice: 'bold', head: 'rule', entry: 'right', skills: 'commas', accent: '#4a4a4a', tint: '#f2f2f2',
  },
  'simple-6': {
    family: 'classic', header: 'plain', body: 'Lora', heading: 'Lora', size: 9.6, nameSize: 27, nameWeight: 600,
    voice: 'italic', head: 'tint', entry: 'right', skills: 'commas', accent: '#2f4f3e', tint: '#e9efea',
  },
  'executive-1': {
    family: 'classic', header: 'plate', body: 'EB Garamond', heading: 'Cormorant Garamond', size: 10.8, nameSize: 34, nameWeight: 600,
    voice: 'italic', headSize: 1.5, head: 'after', entry: 'right', skills: 'commas', accent: '#1b3a5b', tint: '#eef2f6',
  },
  'executive-2': {
    family: 'classic', header: 'ledger', body: 'Spectral', heading: 'Playfair Display', size: 9.9, nameSize: 30, nameWeight: 600,
    voice: 'italic', headSize: 1.2, head: 'rule', entry: 'right', skills: 'commas', accent: '#5b1a2b', tint: '#f6eef0',
  },
  'executive-3': {
    family: 'classic', header: 'frame', body: 'Noto Serif', heading: 'Noto Serif', size: 9.4, nameSize: 25, nameWeight: 600,
    voice: 'italic', head: 'centre', entry: 'inline', skills: 'dots', accent: '#3b3a1f', tint: '#f3f2ea',
  },
  'executive-4': {
    family: 'classic', header: 'band', body: 'Source Serif 4', heading: 'Source Serif 4', size: 10, nameSize: 29, nameWeight: 600,
    voice: 'italic', head: 'rule', entry: 'right', skills: 'commas', accent: '#16263d', tint: '#eceff4',
  },
  'tech-1': {
    family: 'classic', header: 'plain', body: 'IBM Plex Sans', heading: 'JetBrains Mono', size: 9.3, nameSize: 23, nameWeight: 700,
    voice: 'accent', head: 'tab', entry: 'inline', skills: 'commas', accent: '#065f46', tint: '#eaf4f0',
  },
  'tech-2': {
    family: 'modern', header: 'split', body: 'Inter', heading: 'IBM Plex Mono', size: 9.2, nameSize: 22, nameWeight: 600,
    voice: 'accent', head: 'toprule', entry: 'right', skills: 'commas', accent: '#0b5cad', tint: '#ecf3fa',
  },
  'tech-3': {
    family: 'modern', header: 'edge', body: 'Roboto', heading: 'Roboto Mono', size: 9.5, nameSize: 23, nameWeight: 700,
    voice: 'accent', head: 'tick', entry: 'right', skills: 'panel', accent: '#6d28d9', tint: '#f3eefc',
  },
  'tech-4': {
    family: 'modern', header: 'panel', body: 'Fira Sans', heading: 'Fira Sans', size: 9.5, nameSize: 28, nameWeight: 600,
    voice: 'bold', head: 'plain', entry: 'timeline', skills: 'commas', accent: '#1e3a8a', tint: '#eef2f9',
  },
  'tech-5': {
    family: 'modern', header: 'margin', body: 'Space Grotesk', heading: 'Space Grotesk', size: 9.5, nameSize: 34, nameWeight: 700,
    voice: 'bold', head: 'bar', entry: 'inline', skills: 'dots', accent: '#9a3412', tint: '#fbf0ea', rail: 1,
  },
  'academic-1': {
    family: 'classic', header: 'plain', body: 'Literata', heading: 'Literata', size: 9.5, nameSize: 24, nameWeight: 600,
    voice: 'italic', head: 'rule', entry: 'right', skills: 'commas', accent: '#1f2937', tint: '#f0f1f3',
  },
  'academic-2': {
    family: 'classic', header: 'ledger', body: 'EB Garamond', heading: 'EB Garamond', size: 11.3, nameSize: 29, nameWeight: 400,
    voice: 'italic', headSize: 1.2, head: 'after', entry: 'right', skills: 'commas', accent: '#7a1f1f', tint: '#f8eeee',
  },
  'academic-3': {
    family: 'modern', header: 'underscore', body: 'IBM Plex Serif', heading: 'IBM Plex Sans', size: 9.5, nameSize: 25, nameWeight: 600,
    voice: 'italic', head: 'plain', entry: 'inline', skills: 'commas', accent: '#123c69', tint: '#edf1f6',
  },
  'academic-4': {
    family: 'modern', header: 'margin', body: 'Crimson Pro', heading: 'Crimson Pro', size: 11, nameSize: 31, nameWeight: 600,
    voice: 'italic', headSize: 1.2, head: 'toprule', entry: 'right', skills: 'commas', accent: '#234236', tint: '#ecf1ee', rail: 1.1,
  },
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
  } as const),
);

function isDesignId(id: string): id is DesignId {
  return Object.hasOwn(designs, id);
}

/** Design of a resume template. One we no longer know is set in the default, so that its text stays printable. */
export function resumeDesign(templateId: string): Design {
  return designs[isDesignId(templateId) ? templateId : 'modern-1'];
}

/** Design of a letter template, with the same refuge as a resume's. */
export function letterDesign(templateId: string): Design {
  return designs[letterheads.get(templateId) ?? 'simple-3'];
}

import type { Design } from './design.ts';

/*
 * Designs that people ask for by name, as the engineer's page or the Lebenslauf (decision 75). They have no first drawing:
 * they are younger than that.
 */

// A table, two lines a design.
// prettier-ignore
export const purposeDesigns = {
  'purpose-1': {
    family: 'onepager', body: 'Source Serif 4', heading: 'Source Serif 4', size: 10, nameSize: 23, nameWeight: 600, titleSize: 1.1, headSize: 1.2, headWeight: 600,
    voice: 'italic', caps: true, head: 'hem', entry: 'headed-right', skills: 'groups', accent: '#1a1a1a', tint: '#f2f2f2', entrySize: 1.02, parts: .78, sides: 32,
  },
  'purpose-2': {
    family: 'collegiate', body: 'Crimson Pro', heading: 'Crimson Pro', size: 11.6, nameSize: 20, nameWeight: 700, titleSize: 1.1, headSize: 1.16,
    voice: 'italic', head: 'crest', entry: 'employer-placed', skills: 'groups', accent: '#111111', tint: '#f3f2ef', entrySize: 1.04, parts: .9, leader: 'dots', sides: 24,
  },
  'purpose-3': {
    family: 'typescript', body: 'Arimo', heading: 'Arimo', size: 11, nameSize: 16, nameWeight: 700, titleSize: 1, headSize: 1.09,
    voice: 'plain', caps: true, head: 'typed', entry: 'title-after', skills: 'commas', accent: '#000000', tint: '#f2f2f2', entrySize: 1, sides: 12,
  },
  'purpose-4': {
    family: 'bureau', body: 'Libre Franklin', heading: 'Libre Franklin', size: 9.8, nameSize: 24, nameWeight: 700, titleSize: 1.2, headSize: 1.14,
    voice: 'bold', caps: true, head: 'docket', entry: 'title-right', skills: 'commas', accent: '#1b2f5b', tint: '#e9edf4', entrySize: 1.04, sides: 38, asksAboutJobs: true,
  },
  'purpose-5': {
    family: 'lebenslauf', body: 'Carlito', heading: 'Carlito', size: 10.8, nameSize: 26, nameWeight: 700, titleSize: 1.2, headSize: 1.26,
    voice: 'plain', head: 'zeile', entry: 'title-rail', skills: 'groups', accent: '#22404f', tint: '#edf1f3', entrySize: 1.02, parts: .82,
    signed: true, photo: 'portrait',
  },
  'purpose-6': {
    family: 'volet', body: 'Nunito Sans', heading: 'Nunito Sans', size: 10, nameSize: 29, nameWeight: 700, titleSize: 1.4, headSize: 1.3,
    voice: 'bold', head: 'filet', entry: 'line-rail', skills: 'groups', accent: '#1f2f56', ornament: '#b4443c', tint: '#eef1f6', entrySize: 1.02, lead: 1.04, sides: 6, photo: 'portrait',
  },
  'purpose-7': {
    family: 'vitae', body: 'Spectral', heading: 'Spectral', size: 10.2, nameSize: 26, nameWeight: 400, titleSize: 1.2, headSize: 1.3, headWeight: 400,
    voice: 'italic', head: 'rubrica', entry: 'title-rail', skills: 'commas', accent: '#26324a', tint: '#f1f2f5', entrySize: 1, sides: 6,
    keepsSections: true, numbersPublications: true, begins: ['summary', 'employment', 'education', 'publications', 'awards', 'skills'],
  },
  'purpose-8': {
    family: 'ward', body: 'Open Sans', heading: 'Open Sans', size: 9.6, nameSize: 26, nameWeight: 700, titleSize: 1.2, headSize: 1.24,
    voice: 'accent', head: 'chart', entry: 'title-right', skills: 'commas', accent: '#0b5f6b', tint: '#e6f2f3', entrySize: 1.04, sides: 35,
    begins: ['summary', 'certificates', 'employment', 'education', 'skills'],
  },
} as const satisfies Readonly<Record<string, Design>>;

/** Each has a letter of its own. */
export const purposeLetterheads = {
  'purpose-1': 'purpose-1',
  'purpose-2': 'purpose-2',
  'purpose-3': 'purpose-3',
  'purpose-4': 'purpose-4',
  'purpose-5': 'purpose-5',
  'purpose-6': 'purpose-6',
  'purpose-7': 'purpose-7',
  'purpose-8': 'purpose-8',
} as const;

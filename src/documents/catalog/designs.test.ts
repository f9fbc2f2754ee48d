import { describe, expect, it } from 'vitest';
import { contrast } from '../look/colors.ts';
import { LETTER_CATEGORIES, RESUME_CATEGORIES } from './categories.ts';
import type { Design } from './design.ts';
import { letterDesign, resumeDesign } from './designs.ts';
import { facesOf, type FaceName, type FontFamily, type Weight } from './fonts.ts';
import { findLetterTemplate, letterTemplates } from './letter-templates.ts';
import { findResumeTemplate, resumeTemplates } from './resume-templates.ts';

const resumes = resumeTemplates.map(({ id }) => [id, resumeDesign(id)] as const);
const letters = letterTemplates.map(({ id }) => [id, letterDesign(id)] as const);

describe('the catalogue', () => {
  it('offers each template by an id of its own', () => {
    for (const templates of [resumeTemplates, letterTemplates])
      expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  });

  it('offers 43 resumes and 36 letters, so many of each category', () => {
    const count = (list: readonly { category: string }[], category: string) =>
      list.filter((template) => template.category === category).length;
    expect(RESUME_CATEGORIES.map((category) => count(resumeTemplates, category))).toEqual([
      5, 5, 6, 4, 5, 4, 8, 6,
    ]);
    expect(LETTER_CATEGORIES.map((category) => count(letterTemplates, category))).toEqual([
      3, 3, 3, 3, 4, 3, 3, 8, 6,
    ]);
  });

  it('finds templates by id and nothing else', () => {
    expect(findResumeTemplate('modern-1')?.name).toBe('Meridian');
    expect(findLetterTemplate('tech-3')?.name).toBe('Product Manager');
    expect(findResumeTemplate('modern-4')).toBeUndefined();
    expect(findResumeTemplate('constructor')).toBeUndefined();
  });

  it('describes each template in a sentence or two of its own', () => {
    const descriptions = [...resumeTemplates, ...letterTemplates].map(({ description }) => description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const description of descriptions) expect(description).toMatch(/^[A-Z].{50,110}\.$/);
  });
});

describe('designs', () => {
  it('are different for every resume', () => {
    expect(new Set(resumes.map(([, design]) => JSON.stringify(design))).size).toBe(resumes.length);
  });

  it.each([...resumes, ...letters])('%s names only faces that are at hand', (_, design) => {
    for (const [family, face] of usedFaces(design)) {
      // Carlito was never drawn in semibold; its bold stands in.
      if (family === 'Carlito' && face === 'semibold') continue;
      expect(facesOf(family), family).toContain(face);
    }
  });

  it.each(resumes)('%s has text colours that are readable on their ground', (_, design) => {
    for (const ground of ['#ffffff', design.tint]) {
      expect(contrast(design.accent, ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#515763', ground)).toBeGreaterThanOrEqual(4.5);
    }
    if (design.accentEnd) expect(contrast(design.accentEnd, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
});

function usedFaces(design: Design): [FontFamily, FaceName][] {
  return [
    [design.body, 'regular'],
    [design.body, 'bold'],
    [design.body, design.voice === 'italic' ? 'italic' : 'semibold'],
    [design.heading, face(design.headWeight ?? 700, design.headItalic)],
    [design.heading, face(design.nameWeight)],
  ];
}

function face(weight: Weight, italic = false): FaceName {
  if (italic) return weight === 700 ? 'boldItalic' : 'italic';
  const upright = {
    300: 'light',
    400: 'regular',
    500: 'medium',
    600: 'semibold',
    700: 'bold',
    800: 'extrabold',
    900: 'black',
  } as const;
  return upright[weight];
}

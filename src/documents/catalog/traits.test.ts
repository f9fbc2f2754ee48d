import { describe, expect, it } from 'vitest';
import { letterDesign, resumeDesign } from './designs.ts';
import { letterTemplates } from './letter-templates.ts';
import { resumeTemplates } from './resume-templates.ts';
import { letterTraits, resumeTraits, TRAIT_NAMES, TRAITS, type Trait } from './traits.ts';

const resumes = resumeTemplates.map(({ id }) => ({ id, design: resumeDesign(id), traits: resumeTraits(id) }));
const letters = letterTemplates.map(({ id }) => ({ id, design: letterDesign(id), traits: letterTraits(id) }));
const having = (trait: Trait) => resumes.filter(({ traits }) => traits.has(trait)).map(({ id }) => id);

describe('what a design does', () => {
  it('is never nothing, and each trait tells some designs from others', () => {
    for (const { id, traits } of [...resumes, ...letters]) expect(traits.size, id).toBeGreaterThan(0);
    for (const trait of TRAIT_NAMES) {
      expect(having(trait).length, trait).toBeGreaterThan(0);
      expect(having(trait).length, trait).toBeLessThan(resumes.length);
    }
  });

  it('is serif or sans serif, by the typeface of the text', () => {
    for (const { id, traits } of resumes) expect(traits.has('serif') !== traits.has('sans'), id).toBe(true);
    expect(having('serif')).toEqual([
      ...['simple-3', 'simple-6', 'executive-1', 'executive-2', 'executive-3', 'executive-4'],
      ...['academic-1', 'academic-2', 'academic-3', 'academic-4'],
      ...['purpose-1', 'purpose-2', 'purpose-7', 'columns-3'],
    ]);
  });

  it('is a timeline exactly where jobs stand along one', () => {
    for (const { id, design, traits } of resumes)
      expect(traits.has('timeline'), id).toBe(design.entry.startsWith('track'));
  });

  it('has two columns exactly where a side column stands beside the text', () => {
    expect(having('columns')).toEqual([
      'columns-1',
      'columns-2',
      'columns-3',
      'columns-4',
      'columns-5',
      'columns-6',
    ]);
  });

  it('has no color where it is said to be black and gray, in anything that is drawn', () => {
    for (const { id, design, traits } of resumes.filter((each) => each.traits.has('gray'))) {
      for (const color of [design.accent, design.accentEnd, design.ornament, design.tint]) {
        if (color) expect(colorfulness(color), `${id} ${color}`).toBeLessThan(28);
      }
      expect([...traits].filter((trait) => TRAITS[trait].kind === 'color')).toEqual(['gray']);
    }
  });

  it('is the color that a person would call it', () => {
    expect(having('gray')).toEqual([
      ...['simple-1', 'simple-3', 'simple-4', 'simple-5', 'academic-1'],
      ...['purpose-1', 'purpose-2', 'purpose-3'],
    ]);
    expect(having('red')).toEqual([
      ...['creative-3', 'modern-2', 'executive-2', 'academic-2', 'purpose-6'],
      ...['columns-3', 'columns-5'],
    ]);
    expect(having('violet')).toEqual(['creative-1', 'creative-5', 'tech-3']);
    expect(having('blue')).toContain('modern-1');
    expect(having('green')).toContain('simple-6');
    expect(having('warm')).toContain('modern-5');
  });

  it('is of a letter the color of its head alone: its typeface is a setting of its own', () => {
    for (const { id, traits } of letters)
      for (const trait of traits) expect(TRAITS[trait].kind, id).toBe('color');
  });
});

function colorfulness(color: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
}

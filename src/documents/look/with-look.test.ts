import { describe, expect, it } from 'vitest';
import { chanceLook } from '#tests/factories/chance-look.ts';
import { resumeDesign } from '../catalog/designs.ts';
import { facesOf, weightsOf } from '../catalog/fonts.ts';
import { resumeTemplates } from '../catalog/resume-templates.ts';
import { emptyValues } from '../fields.ts';
import { contrast, READABLE } from './colors.ts';
import { LOOK } from './look-fields.ts';
import { TYPEFACE_PAIR_IDS } from './typeface-pairs.ts';
import { designWithLook, hasSecondColor, pageLookOf } from './with-look.ts';

const designs = resumeTemplates.map(({ id }) => [id, resumeDesign(id)] as const);
const none = emptyValues(LOOK);

describe.each(designs)('%s', (_, design) => {
  it('is as it was where nothing is wished', () => {
    expect(designWithLook(design, none)).toEqual(design);
    expect(pageLookOf(none)).toBeUndefined();
  });

  it('can be read in whatever colors', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const { accent, accentEnd, tint } = designWithLook(design, chanceLook(seed));
      expect(contrast(accent, '#ffffff'), `${seed}`).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(accent, tint), `${seed}`).toBeGreaterThanOrEqual(READABLE);
      if (accentEnd) expect(contrast(accentEnd, '#ffffff'), `${seed}`).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.each(TYPEFACE_PAIR_IDS)('has every face that it needs in %s', (typefaces) => {
    const { body, heading, nameWeight, headWeight, headItalic, voice } = designWithLook(design, {
      ...none,
      typefaces,
    });
    expect(weightsOf(heading)).toEqual(expect.arrayContaining([nameWeight, headWeight]));
    expect(headItalic).toBeUndefined();
    expect(facesOf(body)).toEqual(expect.arrayContaining(['regular', 'bold']));
    // Carlito was never drawn in semibold; its bold stands in.
    if (body !== 'Carlito') expect(facesOf(body)).toContain(voice === 'italic' ? 'italic' : 'semibold');
  });
});

it('a second color is that of ornaments, and of a gradient where text on it can be read', () => {
  const gradient = resumeDesign('creative-1');
  expect(hasSecondColor(gradient)).toBe(true);
  const colored = designWithLook(gradient, { ...none, secondColor: '#ffee00' });
  expect(colored.ornament).toBe('#ffee00');
  expect(contrast(colored.accentEnd ?? '', '#ffffff')).toBeGreaterThanOrEqual(READABLE);
  expect(colored.accent).toBe(gradient.accent);
  expect(hasSecondColor(resumeDesign('simple-1'))).toBe(false);
});

it('what is written that is no color leaves the design as it is', () => {
  const design = resumeDesign('modern-1');
  expect(designWithLook(design, { ...none, accentColor: 'red' })).toEqual(design);
});

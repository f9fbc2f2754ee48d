import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { describe, expect, it } from 'vitest';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { DRAWINGS } from '#documents/look/drawing.ts';
import { resumeContent } from '#documents/resume/print-model.ts';
import { DENSITY_CHOICES } from '#documents/resume/setting-fields.ts';
import { chanceLook } from '#tests/factories/chance-look.ts';
import { sparseResume } from '#tests/factories/sample-resumes.ts';
import { USUAL_SPACING } from '../../render/spacing.ts';
import { sheetOf } from './sheet.ts';

/** Asks the templates how they set the page of a model. */
const QUESTION = `
#import "/families.typ": family-of
#import "/lib/doc.typ": prepared
#import "/lib/margins.typ": margins-of
#let model = json(bytes(sys.inputs.model))
#let doc = prepared(model, margins-of(family-of(model.design.family), model))
#let points(length) = calc.round(length.pt(), digits: 2)
#let margins = for (side, length) in doc.margins { ((side): points(length)) }
#[#metadata((
  margins: margins,
  type: points(doc.type),
  unit: points(doc.size),
  leading: calc.round(doc.leading.em, digits: 4),
  bulletGap: calc.round(doc.bullet-gap.em * doc.type.pt(), digits: 2),
  paragraphGap: points(doc.paragraph-gap),
)) <page>]
`;

const templates = fileURLToPath(new URL('../../../../templates', import.meta.url));
const typst = NodeCompiler.create({ workspace: templates });

function pageOfTemplates(model: object): unknown {
  const question = { mainFileContent: QUESTION, inputs: { model: JSON.stringify(model) } };
  const [found] = typst.query(question, { selector: '<page>', field: 'value' }) as unknown[]; // Of one question.
  return found;
}

const CASES = resumeTemplates.flatMap(({ id }) => DRAWINGS.map((drawing) => ({ id, drawing })));

describe.each(CASES)('$id in drawing "$drawing"', ({ id, drawing }) => {
  it.each([0, 1, 2, 3])('has the page of the templates in look %i', (seed) => {
    const data = sparseResume();
    const density = DENSITY_CHOICES[seed % DENSITY_CHOICES.length] ?? 'normal';
    const settings = {
      ...data.settings,
      ...(seed > 0 && chanceLook(seed * 31 + id.length)),
      density,
      drawing,
    };
    const content = resumeContent({ templateId: id, data: { ...data, settings } });
    const { margins, type, unit, leading, bulletGap, paragraphGap } = sheetOf(content, USUAL_SPACING);
    const round = (value: number) => expect.closeTo(value, 1);
    expect(pageOfTemplates(content)).toEqual({
      margins: {
        left: round(margins.left),
        right: round(margins.right),
        top: round(margins.top),
        bottom: round(margins.bottom),
      },
      type: round(type),
      unit: round(unit),
      leading: expect.closeTo(leading, 3),
      bulletGap: round(bulletGap),
      paragraphGap: round(paragraphGap),
    });
  });
});

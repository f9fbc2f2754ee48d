import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, it } from 'vitest';
import type { Design } from '#documents/catalog/design.ts';
import { inOneColumn, resumeDesign } from '#documents/catalog/designs.ts';
import { resumeTemplates } from '#documents/catalog/resume-templates.ts';
import { FIRST_DRAWING } from '#documents/look/drawing.ts';
import { fontPaths } from '#documents/render/server/font-files.server.ts';
import { FAMILY_MEASURES, HEAD_MEASURES } from './measures.ts';

/** Asks the templates for margins, for the space around headings, and for how high heads and headings come out. */
const QUESTION = `
#import "/families.typ": family-of
#import "/heads.typ": style-of
#import "/lib/doc.typ": prepared
#let design = json(bytes(sys.inputs.design))
#let family = family-of(design.family)
#let fonts = (body: (design.body,), heading: (design.heading,), mixed: false, composed: true)
#let about = (paper: "letter", bidirectional: false, language: "en", ourLanguage: "en")
#let doc = prepared((design: design, fonts: fonts) + about, (family.margins)(design))
#let points(margins) = for (side, length) in margins { ((side): calc.round(length.pt(), digits: 2)) }
#set page(width: doc.width, height: doc.height, margin: doc.margins)
#set text(font: doc.fonts.body, size: doc.type, top-edge: "cap-height", fallback: false)
#set par(leading: doc.leading, spacing: 0pt)
#set block(spacing: 0pt)
#show heading: it => block(above: 0pt, below: 0pt, it.body)
#let style = style-of(design.head)
#let height(body) = calc.round(measure(width: doc.measure, body).height.pt(), digits: 2)
#let person(title) = (name: "Ana Silva", title: title, contact: ((text: "ana@example.com", href: "mailto:ana@example.com"),))
#(family.header)(doc, person("Nurse"), ())
#[#metadata(none) <end>]
#let foot() = {
  let contact = query(link).last().location().position().y + measure[H].height
  calc.round((query(<end>).last().location().position().y - contact).pt(), digits: 2)
}
#context [#metadata((
  family: (
    margins: points((family.margins)(design)),
    letter: points((family.letter-margins)(design + (rail: 0))),
    head: height((family.header)(doc, person("Nurse"), ())),
    foot: foot(),
    letterhead: height((family.letterhead)(doc, person(""))),
  ),
  heading: (
    above: style.space.first(),
    below: style.space.last(),
    height: height((style.head)(doc, (heading: "Experience", own: true))),
  ),
)) <measures>]
`;

const templates = fileURLToPath(new URL('../../../../templates', import.meta.url));
const typst = NodeCompiler.create({
  workspace: templates,
  fontArgs: [{ fontPaths: [...fontPaths('node_modules').values()] }],
});

/** What the templates of a design say of themselves. */
function measuresOf(design: Design): { family: object; heading: object } {
  const question = { mainFileContent: QUESTION, inputs: { design: JSON.stringify(design) } };
  // The query answers with a list of what the question above says.
  const [found] = typst.query(question, { selector: '<measures>', field: 'value' }) as [
    { family: object; heading: object },
  ];
  return found;
}

// Word files have one column.
const newest = resumeTemplates.map(({ id }) => ({ id, design: inOneColumn(resumeDesign(id)) }));

it.each(newest)('the measures of $id are those of its templates', ({ design }) => {
  const found = measuresOf(design);
  expect(FAMILY_MEASURES[design.family]).toEqual(found.family);
  expect(HEAD_MEASURES[design.head]).toEqual(found.heading);
});

const families = new Set(newest.map(({ design }) => design.family));
const heads = new Set(newest.map(({ design }) => design.head));
const first = resumeTemplates.map(({ id }) => ({ id, design: resumeDesign(id, FIRST_DRAWING) }));

it.each(first.filter(({ design }) => !families.has(design.family)))(
  'the measures of the head that only the first drawing of $id has are those of its template',
  ({ design }) => {
    expect(FAMILY_MEASURES[design.family]).toEqual(measuresOf(design).family);
  },
);

it.each(first.filter(({ design }) => !heads.has(design.head)))(
  'the measures of the headings that only the first drawing of $id has are those of their template',
  ({ design }) => {
    expect(HEAD_MEASURES[design.head]).toEqual(measuresOf(design).heading);
  },
);

import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Design } from '#documents/catalog/design.ts';
import type { Paper } from '#documents/fields.ts';
import type { Box } from './box.ts';

type Margins = { left: number; right: number; top: number; bottom: number };
/** In points: the margins of a resume, and the least ones of a letter under the same head. */
export type DesignMargins = { resume: Margins; letter: Margins };

/** Asks the templates themselves. An empty column at the left belongs to the text: heads of pages use it. */
const QUESTION = `
#import "/families.typ": family-of
#let design = json(bytes(sys.inputs.design))
#let family = family-of(design.family)
#let points(margins) = for (side, length) in margins { ((side): length.pt()) }
#let resume = points((family.margins)(design))
#let rail = design.at("rail", default: 0) * 72
#metadata((
  resume: resume + (left: resume.left - rail),
  letter: points((family.letter-margins)(design + (rail: 0))),
)) <margins>
`;

const SHEETS: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

/** A reader of the margins that designs ask for. */
export function marginsReader(): (design: Design) => DesignMargins {
  const templates = fileURLToPath(new URL('../../../templates', import.meta.url));
  const typst = NodeCompiler.create({ workspace: templates });
  return (design) => {
    const question = { mainFileContent: QUESTION, inputs: { design: JSON.stringify(design) } };
    // The query answers with a list of what the question above says.
    const [margins] = typst.query(question, { selector: '<margins>', field: 'value' }) as [DesignMargins];
    return margins;
  };
}

/** @param margins as somebody chose them in place of the design's, in millimeters */
export function resumeArea({ resume, letter }: DesignMargins, paper: Paper, margins?: number): Box {
  return within(margins === undefined ? resume : chosenMargins(letter, (margins / 25.4) * 72), paper);
}

/** @param margins as its writer chose them, in inches */
export function letterArea({ letter }: DesignMargins, margins: number, paper: Paper): Box {
  return within(chosenMargins(letter, margins * 72), paper);
}

function chosenMargins({ left, right, top, bottom }: Margins, chosen: number): Margins {
  const atLeast = (least: number) => Math.max(least, chosen);
  return { left: atLeast(left), right: atLeast(right), top: atLeast(top), bottom: atLeast(bottom) };
}

function within({ left, right, top, bottom }: Margins, paper: Paper): Box {
  const { width, height } = SHEETS[paper];
  return { left, top, right: width - right, bottom: height - bottom };
}

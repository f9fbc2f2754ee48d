import { isShaded, type Look, paragraphLook } from './look.ts';
import type { Numbering } from './numbering.ts';
import { chosen, type DocxBlock, type DocxParagraph, type DocxRun, inlinesOf } from './runs.ts';
import type { Styles } from './styles.ts';
import { childNamed, childrenNamed, descendants, elementsOf, valueOf, type XmlElement } from './xml.ts';

export type BodyContext = {
  styles: Styles;
  numbering: Numbering;
  targetOf: (id: string) => string | undefined;
};

/** Where in the document a part stands. */
type Place = { inTextBox: boolean; shaded: boolean };

/** Elements that only hold paragraphs and tables. */
const HOLDERS = new Set(['sdt', 'sdtContent', 'ins', 'moveTo', 'customXml', 'smartTag']);
/** Measure of drawings: as many make a point. */
const EMU = 12_700;

export function blocksOf(
  element: XmlElement | undefined,
  context: BodyContext,
  place: Place = { inTextBox: false, shaded: false },
): DocxBlock[] {
  return elementsOf(element).flatMap((child): DocxBlock[] => {
    if (child.name === 'p') return paragraphAndBoxes(child, context, place);
    if (child.name === 'tbl') return [tableOf(child, context, place)];
    if (child.name === 'AlternateContent') return blocksOf(chosen(child), context, place);
    return HOLDERS.has(child.name) ? blocksOf(child, context, place) : [];
  });
}

/** A paragraph, and after it the text boxes that hang on it. */
function paragraphAndBoxes(element: XmlElement, context: BodyContext, place: Place): DocxBlock[] {
  const { styles, numbering, targetOf } = context;
  const properties = childNamed(element, 'pPr');
  const style = styles.paragraph(valueOf(properties, 'pStyle'));
  const look: Look = { ...styles.defaults, ...style, ...paragraphLook(properties) };
  if (place.shaded) look.shaded = true;
  const lines: DocxRun[][] = [[]];
  const drawings: XmlElement[] = [];
  let newPage = childNamed(properties, 'pageBreakBefore') !== undefined;
  for (const inline of inlinesOf(element, { styles, look, targetOf })) {
    if (inline.kind === 'text') lines.at(-1)?.push(inline.run);
    else if (inline.kind === 'break') lines.push([]);
    else if (inline.kind === 'page') newPage = true;
    else drawings.push(inline.element);
  }
  const paragraph: DocxParagraph = {
    kind: 'paragraph',
    lines,
    look,
    bullet: look.numbering ? numbering(look.numbering) : '',
    inTextBox: place.inTextBox,
    newPage,
    pictures: drawings.flatMap(picturesIn),
  };
  const boxes = drawings.flatMap((drawing) =>
    textBoxesIn(drawing).flatMap((box) =>
      blocksOf(box, context, { inTextBox: true, shaded: place.shaded || isFilled(drawing) }),
    ),
  );
  return [paragraph, ...boxes];
}

/** A box inside a box comes with its own paragraph, not here. */
function textBoxesIn(element: XmlElement): XmlElement[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'txbxContent') return [child];
    return textBoxesIn(child.name === 'AlternateContent' ? chosen(child) : child);
  });
}

/** White text in a colored box is seen. */
function isFilled(drawing: XmlElement): boolean {
  return ['solidFill', 'gradFill', 'blipFill', 'fillRef'].some(
    (name) => descendants(drawing, name).length > 0,
  );
}

function picturesIn(drawing: XmlElement): { width: number; height: number }[] {
  if (![...descendants(drawing, 'blip'), ...descendants(drawing, 'imagedata')].length) return [];
  const extent = descendants(drawing, 'extent')[0]?.attributes;
  return [{ width: Number(extent?.cx ?? 0) / EMU, height: Number(extent?.cy ?? 0) / EMU }];
}

function tableOf(element: XmlElement, context: BodyContext, place: Place): DocxBlock {
  const style = styleShades(element);
  const rows = rowsIn(element).map((row) =>
    cellsIn(row).map((cell) => {
      const shaded = place.shaded || style || isShaded(childNamed(cell, 'tcPr')) === true;
      return blocksOf(cell, context, { ...place, shaded });
    }),
  );
  return { kind: 'table', rows, shaded: style };
}

/** A table's style may color rows in ways not looked into: white text in it may be seen. */
function styleShades(table: XmlElement): boolean {
  const properties = childNamed(table, 'tblPr');
  return valueOf(properties, 'tblStyle') !== undefined || isShaded(properties) === true;
}

function rowsIn(table: XmlElement): XmlElement[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === 'tr') return childNamed(childNamed(child, 'trPr'), 'del') ? [] : [child];
    return HOLDERS.has(child.name) ? rowsIn(child) : [];
  });
}

function cellsIn(row: XmlElement): XmlElement[] {
  return elementsOf(row).flatMap((child) => {
    if (child.name === 'tc') return isContinued(child) ? [] : [child];
    return HOLDERS.has(child.name) ? cellsIn(child) : [];
  });
}

/** The lower part of a cell that goes on from the row above says nothing of its own. */
function isContinued(cell: XmlElement): boolean {
  const merge = childNamed(childNamed(cell, 'tcPr'), 'vMerge');
  return (
    merge !== undefined &&
    merge.attributes.val !== 'restart' &&
    childrenNamed(cell, 'p').every((paragraph) => descendants(paragraph, 't').length === 0)
  );
}

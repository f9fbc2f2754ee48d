import { type Look, twips } from '../docx/look.ts';
import type { DocxBlock, DocxParagraph, DocxRun } from '../docx/runs.ts';
import { childrenNamed, descendants, elementsOf, type XmlElement } from '../docx/xml.ts';
import type { ListLevel, OdtStyles } from './styles.ts';

/*
 * What an OpenDocument text says, in its own order, in the blocks that lines are made of for Word's documents too.
 */

/** What stands around a part: the list it is an item of, and whether it is in a text box. */
type Place = { inTextBox: boolean; levels: readonly ListLevel[]; depth: number; bullet: string };

const OUTSIDE: Place = { inTextBox: false, levels: [], depth: 0, bullet: '' };

/** What only holds blocks; what was deleted, and notes of editors, are no part of a text. */
const HOLDERS = new Set([
  'section',
  'index-body',
  'table-of-content',
  'index-title',
  'header',
  'footer',
  'list-header',
  'text-box',
  'g',
]);

export function odtBlocks(
  element: XmlElement | undefined,
  styles: OdtStyles,
  place: Place = OUTSIDE,
): DocxBlock[] {
  let isFirst = true;
  return elementsOf(element).flatMap((child): DocxBlock[] => {
    switch (child.name) {
      case 'p':
      case 'h': {
        // Of an item of a list its first paragraph has the sign.
        const own = isFirst ? place : { ...place, bullet: '' };
        isFirst = false;
        return paragraphAndFrames(child, styles, own);
      }
      case 'list':
        return listOf(child, styles, place);
      case 'table':
        return [tableOf(child, styles, place)];
      case 'frame':
      case 'custom-shape':
        return framesIn(child, styles, place);
      default:
        return HOLDERS.has(child.name) ? odtBlocks(child, styles, place) : [];
    }
  });
}

function listOf(list: XmlElement, styles: OdtStyles, place: Place): DocxBlock[] {
  const named = list.attributes['style-name'];
  const levels = named === undefined ? place.levels : styles.list(named);
  const { kind } = levels[place.depth] ?? { kind: 'bullet' };
  let count = 0;
  return elementsOf(list).flatMap((item) => {
    if (item.name !== 'list-item') return odtBlocks(item, styles, { ...place, bullet: '' });
    count += 1;
    const bullet = kind === 'number' ? `${count}.` : kind === 'bullet' ? '•' : '';
    return odtBlocks(item, styles, { ...place, levels, depth: place.depth + 1, bullet });
  });
}

function tableOf(table: XmlElement, styles: OdtStyles, place: Place): DocxBlock {
  const inside = { ...OUTSIDE, inTextBox: place.inTextBox };
  const rows = rowsIn(table).map((row) =>
    childrenNamed(row, 'table-cell').map((cell) => odtBlocks(cell, styles, inside)),
  );
  return { kind: 'table', rows, shaded: false };
}

function rowsIn(table: XmlElement): XmlElement[] {
  return elementsOf(table).flatMap((child) => {
    if (child.name === 'table-row') return [child];
    return /^table-(?:header-rows|row-group|rows)$/.test(child.name) ? rowsIn(child) : [];
  });
}

/** The text of boxes and shapes. */
function framesIn(frame: XmlElement, styles: OdtStyles, place: Place): DocxBlock[] {
  return odtBlocks(frame, styles, { ...OUTSIDE, inTextBox: true, depth: place.depth });
}

/** A paragraph, and after it the boxes that hang on it. */
function paragraphAndFrames(element: XmlElement, styles: OdtStyles, place: Place): DocxBlock[] {
  const { newPage, ...look } = styles.paragraph(element.attributes['style-name']);
  const reader = new InlineReader(styles);
  reader.read(element, look, undefined);
  const pictures = reader.frames.flatMap((frame) =>
    descendants(frame, 'image').length > 0 && descendants(frame, 'text-box').length === 0
      ? [{ width: twips(frame.attributes.width) ?? 0, height: twips(frame.attributes.height) ?? 0 }]
      : [],
  );
  const paragraph: DocxParagraph = {
    kind: 'paragraph',
    lines: reader.lines,
    look,
    bullet: place.bullet,
    inTextBox: place.inTextBox,
    newPage: newPage === true || reader.newPage,
    pictures,
  };
  return [paragraph, ...reader.frames.flatMap((frame) => framesIn(frame, styles, place))];
}

class InlineReader {
  readonly lines: DocxRun[][] = [[]];
  readonly frames: XmlElement[] = [];
  newPage = false;
  private readonly styles: OdtStyles;

  constructor(styles: OdtStyles) {
    this.styles = styles;
  }

  read(element: XmlElement, look: Look, link: string | undefined): void {
    for (const child of element.children) {
      // Blanks and line ends of the file are one blank; others have elements of their own.
      if (typeof child === 'string') this.say(child.replace(/\s+/g, ' '), look, link);
      else this.inline(child, look, link);
    }
  }

  private inline(child: XmlElement, look: Look, link: string | undefined): void {
    switch (child.name) {
      case 'tab':
        return this.say('\t', look, link);
      case 's':
        return this.say(' '.repeat(Math.min(Number(child.attributes.c ?? 1) || 1, 100)), look, link);
      case 'line-break':
        this.lines.push([]);
        return;
      case 'soft-page-break':
        this.newPage = true;
        return;
      case 'frame':
      case 'custom-shape':
      case 'g':
        this.frames.push(child);
        return;
      case 'a':
        return this.read(child, look, child.attributes.href ?? link);
      case 'span':
        return this.read(child, this.styles.text(child.attributes['style-name'], look), link);
      // What editors and indexes keep beside the text; a note's text stands elsewhere on paper.
      case 'annotation':
      case 'note':
      case 'ruby-text':
      case 'desc':
      case 'title':
        return;
      default:
        return this.read(child, look, link);
    }
  }

  private say(text: string, look: Look, link: string | undefined): void {
    if (text !== '') this.lines.at(-1)?.push({ text, look, ...(link && { link }) });
  }
}

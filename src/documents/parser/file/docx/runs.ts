import { type Look, runLook } from './look.ts';
import type { Styles } from './styles.ts';
import { childNamed, elementsOf, textOf, valueOf, type XmlElement } from './xml.ts';

/** What a document says, in its own order, before lines are made of it. */
export type DocxRun = { text: string; look: Look; link?: string };

export type DocxParagraph = {
  kind: 'paragraph';
  /** Lines apart from each other by breaks within the paragraph. */
  lines: DocxRun[][];
  look: Look;
  bullet: string;
  inTextBox: boolean;
  /** Begins a new page. */
  newPage: boolean;
  pictures: { width: number; height: number }[];
};

export type DocxTable = { kind: 'table'; rows: DocxBlock[][][]; shaded: boolean };

export type DocxBlock = DocxParagraph | DocxTable;

/** What is met inside a paragraph, one after the other. */
export type Inline =
  | { kind: 'text'; run: DocxRun }
  | { kind: 'break' }
  | { kind: 'page' }
  | { kind: 'drawing'; element: XmlElement };

export type InlineContext = {
  styles: Styles;
  /** Look of the paragraph. */
  look: Look;
  /** Where references of this part lead. */
  targetOf: (id: string) => string | undefined;
};

/** Elements that only hold runs. `del` and `moveFrom` are what was there once. */
const HOLDERS = new Set([
  'ins',
  'moveTo',
  'smartTag',
  'sdt',
  'sdtContent',
  'fldSimple',
  'bdo',
  'dir',
  'customXml',
]);

/** Reads the runs of a paragraph; fields are followed across them. */
export function inlinesOf(paragraph: XmlElement, context: InlineContext): Inline[] {
  return new InlineReader(context).read(paragraph);
}

class InlineReader {
  private readonly context: InlineContext;
  private readonly found: Inline[] = [];
  /** Open fields, from the outermost: their instructions, and whether their results have begun. */
  private readonly fields: { instruction: string; result: boolean }[] = [];

  constructor(context: InlineContext) {
    this.context = context;
  }

  read(paragraph: XmlElement): Inline[] {
    this.walk(paragraph, undefined);
    return this.found;
  }

  private walk(element: XmlElement, link: string | undefined): void {
    for (const child of elementsOf(element)) {
      if (child.name === 'r') this.run(child, link);
      else if (child.name === 'hyperlink') {
        const { id, anchor } = child.attributes;
        this.walk(child, (id && this.context.targetOf(id)) ?? (anchor ? undefined : link));
      } else if (child.name === 'fldSimple') {
        this.walk(child, linkIn(child.attributes.instr ?? '') ?? link);
      } else if (child.name === 'AlternateContent') this.walk(chosen(child), link);
      else if (HOLDERS.has(child.name)) this.walk(child, link);
      else if (child.name === 'oMath' || child.name === 'oMathPara') this.text(textOf(child), {}, link);
    }
  }

  private run(run: XmlElement, link: string | undefined): void {
    const properties = childNamed(run, 'rPr');
    const { styles, look } = this.context;
    const looks: Look = {
      ...look,
      ...styles.character(valueOf(properties, 'rStyle')),
      ...runLook(properties, styles.themeFont),
    };
    this.parts(run, looks, link);
  }

  private parts(run: XmlElement, look: Look, link: string | undefined): void {
    for (const part of elementsOf(run)) {
      switch (part.name) {
        case 't':
          this.text(textOf(part), look, link);
          break;
        case 'tab':
        case 'ptab':
          this.text('\t', look, link);
          break;
        case 'br':
          this.found.push({ kind: part.attributes.type === 'page' ? 'page' : 'break' });
          break;
        case 'cr':
          this.found.push({ kind: 'break' });
          break;
        case 'lastRenderedPageBreak':
          this.found.push({ kind: 'page' });
          break;
        case 'noBreakHyphen':
          this.text('-', look, link);
          break;
        case 'sym':
          this.text(symbolOf(part.attributes.char ?? ''), look, link);
          break;
        case 'fldChar':
          this.field(part.attributes.fldCharType ?? '');
          break;
        case 'instrText':
          if (this.fields.length > 0) this.fields.at(-1)!.instruction += textOf(part);
          break;
        case 'drawing':
        case 'pict':
        case 'object':
          this.found.push({ kind: 'drawing', element: part });
          break;
        case 'AlternateContent':
          this.parts(chosen(part), look, link);
          break;
      }
    }
  }

  private field(step: string): void {
    if (step === 'begin') this.fields.push({ instruction: '', result: false });
    else if (step === 'separate')
      this.fields.splice(-1, 1, ...this.fields.slice(-1).map((field) => ({ ...field, result: true })));
    else if (step === 'end') this.fields.pop();
  }

  private text(text: string, look: Look, link: string | undefined): void {
    // Of a field only its result is seen, not what it is computed from.
    if (text === '' || this.fields.some(({ result }) => !result)) return;
    const target = link ?? this.fields.map(({ instruction }) => linkIn(instruction)).find(Boolean);
    this.found.push({ kind: 'text', run: { text, look, ...(target ? { link: target } : {}) } });
  }
}

/** The same content is there in two ways, for new programs and for old ones; it is read once. */
export function chosen(alternatives: XmlElement): XmlElement {
  return childNamed(alternatives, 'Choice') ?? childNamed(alternatives, 'Fallback') ?? alternatives;
}

function linkIn(instruction: string): string | undefined {
  return /\bHYPERLINK\s+"([^"]+)"/i.exec(instruction)?.[1];
}

/** Letters of symbol fonts are written by their numbers; those of pictograms say nothing. */
function symbolOf(code: string): string {
  const number = parseInt(code, 16);
  return number > 0 && number <= 0x10ffff ? String.fromCodePoint(number) : '';
}

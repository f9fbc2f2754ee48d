import type { Block, Page, Run, Section } from '../blocks.ts';

/** A piece of text at its place, as programs draw it that know no paragraphs. */
export type Piece = {
  text: string;
  x: number;
  y: number;
  size: number;
  face: 'regular' | 'bold' | 'italic';
  colour: string;
};

export type Measure = (text: string, face: Piece['face'], size: number) => number;

export type DrawnLook = {
  size: number;
  plan: 'single' | 'rail-headings' | 'left-bar';
  colour: string;
  centred?: boolean;
};

const [LEFT, RIGHT, TOP, BOTTOM] = [50, 545, 56, 790];

/** Sets a page line by line; what does not fit goes to the next one. */
export class Drawing {
  pages: Piece[][] = [[]];
  y = TOP;
  #page = 0;

  readonly look: DrawnLook;
  readonly measure: Measure;

  constructor(look: DrawnLook, measure: Measure) {
    [this.look, this.measure] = [look, measure];
  }

  atTop(y: number): void {
    [this.#page, this.y] = [0, y];
  }

  /** Runs from one edge to the other, broken between words; what stands at the right edge in the first line. */
  write(runs: readonly Run[], left: number, right: number, edge = '', size = this.look.size): void {
    const taken = edge ? this.measure(edge, 'regular', size) + 8 : 0;
    this.#room(size);
    if (edge) this.#put(edge, right - taken + 8, size, 'regular');
    let x = left;
    for (const { text, bold, italic } of runs) {
      const face = faceOf(bold, italic);
      for (const piece of text.split(/(?<= )/)) {
        const width = this.measure(piece.trimEnd(), face, size);
        if (x + width > right - taken && x > left) {
          this.y += size * 1.3;
          this.#room(size);
          x = left;
        }
        this.#put(piece, x, size, face);
        x += this.measure(piece, face, size);
      }
    }
    this.y += size * 1.3;
  }

  #room(size: number): void {
    if (this.y + size <= BOTTOM) return;
    this.#page += 1;
    this.pages[this.#page] ??= [];
    this.y = TOP;
  }

  #put(text: string, x: number, size: number, face: Piece['face'], colour = '#000000'): void {
    const page = this.pages[this.#page] ?? [];
    const last = page.at(-1);
    // Words of one face in a row are one piece, as programs draw them.
    if (
      last &&
      last.y === this.y &&
      last.face === face &&
      last.size === size &&
      Math.abs(last.x + this.measure(last.text, face, size) - x) < 0.01
    )
      last.text += text;
    else page.push({ text, x, y: this.y, size, face, colour });
  }
}

const longest = (text: string, measure: Measure, size: number) =>
  Math.max(...text.split(' ').map((word) => measure(word, 'regular', size)));

function faceOf(bold = false, italic = false): Piece['face'] {
  if (bold) return 'bold';
  return italic ? 'italic' : 'regular';
}

export function drawn(page: Page, look: DrawnLook, measure: Measure): Piece[][] {
  const drawing = new Drawing(look, measure);
  const big = [{ text: page.name, bold: true }];
  const middle = (text: string, size: number, face: Piece['face']) =>
    look.centred ? Math.max(LEFT, (LEFT + RIGHT - measure(text, face, size)) / 2) : LEFT;
  const bar = look.plan === 'left-bar';
  const side = page.sections.filter(
    ({ kind }) => bar && ['skills', 'languages', 'interests', 'certificates'].includes(kind),
  );
  const main = page.sections.filter((section) => !side.includes(section));
  const from = bar ? 215 : LEFT;
  if (page.top) drawing.write([{ text: page.top }], middle(page.top, 12, 'regular'), RIGHT, '', 12);
  drawing.write(big, bar ? from : middle(page.name, 22, 'bold'), RIGHT, '', 22);
  if (page.headline)
    drawing.write(
      [{ text: page.headline, italic: true }],
      bar ? from : middle(page.headline, look.size, 'italic'),
      RIGHT,
    );
  if (!bar)
    for (const one of page.contactLines)
      drawing.write([{ text: one.replaceAll('\t', '        ') }], middle(one, look.size, 'regular'), RIGHT);
  for (const section of main) sectionDrawn(drawing, section, page, from, RIGHT);
  if (bar) {
    drawing.atTop(page.top ? TOP + 24 : TOP);
    // An address that is too long for the bar is set smaller.
    const widest = Math.max(...page.contact.map(({ text }) => longest(text, measure, look.size)));
    for (const { text } of page.contact)
      drawing.write([{ text }], LEFT, 200, '', Math.min(look.size - 1, (look.size * 148) / widest));
    for (const section of side) sectionDrawn(drawing, section, page, LEFT, 200);
  }
  return drawing.pages;
}

function sectionDrawn(
  drawing: Drawing,
  { heading, blocks }: Section,
  page: Page,
  left: number,
  right: number,
): void {
  drawing.y += 10;
  if (drawing.look.plan === 'rail-headings') {
    const { y } = drawing;
    drawing.write([{ text: heading, bold: true }], left, left + 110);
    // What belongs to it starts on the heading's line.
    if (drawing.y > y) drawing.y = y;
    blocksDrawn(drawing, blocks, page, left + 120, right);
    return;
  }
  drawing.write([{ text: heading, bold: true }], left, right, '', drawing.look.size + 2);
  blocksDrawn(drawing, blocks, page, left, right);
}

function blocksDrawn(
  drawing: Drawing,
  blocks: readonly Block[],
  page: Page,
  left: number,
  right: number,
): void {
  for (const block of blocks) {
    switch (block.kind) {
      case 'gap':
        drawing.y += 6;
        break;
      case 'text':
        drawing.write(block.runs, left, right);
        break;
      case 'line':
        drawing.write(block.left, left, right, block.right?.map(({ text }) => text).join(''));
        break;
      case 'bullet': {
        const inner = left + block.level * 11;
        const { y } = drawing;
        drawing.write([{ text: page.bullet }], inner - 9, inner);
        if (drawing.y > y) drawing.y = y;
        drawing.write(block.runs, inner, right, block.right);
        break;
      }
      case 'rail': {
        const { y } = drawing;
        for (const one of block.rail) drawing.write([{ text: one }], left, left + 105);
        const below = drawing.y;
        if (below > y) drawing.y = y;
        blocksDrawn(drawing, block.body, page, left + 115, right);
        drawing.y = Math.max(drawing.y, below) + 3;
      }
    }
  }
}

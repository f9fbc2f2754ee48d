import type { ParsedLink, Region, TextLine, TextRun } from '#documents/parser/parsed-file.ts';
import { splitBullet, spellingMended, plainBlanks, plainLetters } from '../layout/letters.ts';
import { frequent, isAllCaps } from '../layout/page-lines.ts';
import { isDate } from '../layout/side-notes.ts';
import { LABEL_MAX, PAGES_MAX, Room } from '../text-limits.ts';
import { linesOfRuns } from './line-lengths.ts';
import type { DocxBlock, DocxParagraph, DocxRun, DocxTable } from './runs.ts';

/** Word's own size where no style says one. */
const SIZE = 10;
/** Letters smaller than this, in points, are not meant for people. */
const READABLE = 4;
const LINE_HEIGHT = 1.2;

export type DocxLine = TextLine & { inTable: boolean; inTextBox: boolean; letterSpaced: boolean };

type Picture = { page: number; width: number; height: number };
type Place = { region: Region; column: number; inTable: boolean };

/** Makes lines of paragraphs and tables, in their order. */
export class LineWriter {
  readonly lines: DocxLine[] = [];
  readonly links: ParsedLink[] = [];
  readonly pictures: Picture[] = [];
  readonly room = new Room();
  columns = 1;
  page = 1;
  /** Empty space since the last line. */
  private space = 0;

  write(blocks: readonly DocxBlock[], region: Region): void {
    this.blocks(blocks, { region, column: 0, inTable: false });
  }

  private blocks(blocks: readonly DocxBlock[], place: Place): void {
    for (const block of blocks) {
      if (this.room.isExceeded) return;
      if (block.kind === 'table') this.table(block, place);
      else this.paragraph(block, place);
    }
  }

  private paragraph(paragraph: DocxParagraph, place: Place): void {
    if (paragraph.newPage && place.region === 'body' && this.lines.some(({ region }) => region === 'body')) {
      this.page = Math.min(this.page + 1, PAGES_MAX);
      this.space = 0;
    }
    this.pictures.push(...paragraph.pictures.map((picture) => ({ ...picture, page: this.page })));
    this.space = Math.max(this.space, paragraph.look.before ?? 0);
    paragraph.lines
      .flatMap(linesOfRuns)
      .forEach((runs, index) => this.line(runs, index === 0 ? paragraph.bullet : '', paragraph, place));
    this.space += paragraph.look.after ?? 0;
  }

  private line(runs: readonly DocxRun[], bullet: string, paragraph: DocxParagraph, place: Place): void {
    const read = runs.map((run) => this.run(run));
    const whole = plainBlanks(read.map(({ text }) => text).join('')).trim();
    if (whole === '') {
      this.space += (paragraph.look.size ?? SIZE) * LINE_HEIGHT;
      return;
    }
    if (!this.room.take(whole)) return;
    const { text: mended, spelled } = spellingMended(whole);
    const typed = splitBullet(mended);
    const text = bullet === '' ? typed.rest : mended;
    const main = mainPart(read);
    const letters = (hit: (run: TextRun) => boolean) =>
      main.filter(hit).reduce((sum, run) => sum + run.text.trim().length, 0);
    const all = letters(() => true);
    const index = this.lines.length;
    this.links.push(...linksIn(runs, index));
    this.lines.push({
      index,
      page: this.page,
      text,
      runs: read.filter((run) => run.text !== ''),
      column: place.column,
      region: place.region,
      fontSize: frequent(read.flatMap((run) => Array.from(run.text.trim(), () => run.fontSize))) || SIZE,
      bold: letters(({ bold }) => bold) > 0.6 * all,
      italic: letters(({ italic }) => italic) > 0.6 * all,
      allCaps: isAllCaps(text),
      bullet: bullet === '' ? typed.bullet : bullet.slice(0, LABEL_MAX),
      gapAbove: this.lines.at(-1)?.region === place.region ? this.space : 0,
      inTable: place.inTable,
      inTextBox: paragraph.inTextBox,
      letterSpaced: spelled,
    });
    this.space = 0;
  }

  private run({ text, look }: DocxRun): TextRun {
    const size = look.size ?? SIZE;
    const letters = plainLetters(text).replace(/\u00ad/g, '');
    const white = look.color === 'FFFFFF' && !look.shaded;
    return {
      text: look.caps ? letters.toUpperCase() : letters,
      fontSize: size,
      fontName: look.font ?? '',
      bold: look.bold ?? false,
      italic: look.italic ?? false,
      hidden: (look.hidden ?? false) || white || size < READABLE,
    };
  }

  /** Rows of short cells are lines; where a cell holds more, the cells are columns, read one after the other. */
  private table({ rows }: DocxTable, place: Place): void {
    for (const row of rows) {
      const cells = row.filter((cell) => cell.some(saysSomething));
      const inside = { ...place, inTable: rows.length > 1 || row.length > 1 };
      if (cells.length <= 1) cells.forEach((cell) => this.blocks(cell, inside));
      else if (cells.every((cell) => isShort(cell))) this.blocks([joined(cells)], inside);
      else if (cells.length === 2 && isNote(cells[0])) this.labelled(cells[0] ?? [], cells[1] ?? [], inside);
      else {
        this.columns = Math.max(this.columns, place.column + cells.length);
        cells.forEach((cell, index) => this.blocks(cell, { ...inside, column: place.column + index + 1 }));
      }
    }
  }

  /** A date in the first cell belongs to the first line of the second. */
  private labelled(label: readonly DocxBlock[], text: readonly DocxBlock[], place: Place): void {
    const at = text.findIndex(saysSomething);
    const first = text[at];
    if (first?.kind !== 'paragraph') this.blocks([...label, ...text], place);
    else this.blocks([...text.slice(0, at), joined([label, [first]]), ...text.slice(at + 1)], place);
  }
}

/** What a line says first: a date or a place after a tab looks as it likes. */
function mainPart(runs: readonly TextRun[]): readonly TextRun[] {
  const tab = runs.findIndex(({ text }) => text.includes('\t'));
  if (tab <= 0) return runs;
  const first = runs.slice(0, tab);
  return isDate(first.map(({ text }) => text).join('')) ? runs.slice(tab) : first;
}

function saysSomething(block: DocxBlock): boolean {
  return block.kind === 'table' || textOf(block).trim() !== '' || block.pictures.length > 0;
}

function textOf({ lines }: DocxParagraph): string {
  return lines.map((runs) => runs.map(({ text }) => text).join('')).join('\n');
}

function isShort(cell: readonly DocxBlock[]): boolean {
  const said = cell.filter(saysSomething);
  const [only] = said;
  return said.length === 1 && only?.kind === 'paragraph' && only.lines.length === 1 && only.bullet === '';
}

function isNote(cell: readonly DocxBlock[] | undefined): boolean {
  const said = (cell ?? []).filter(saysSomething);
  const text = said.map((block) => (block.kind === 'paragraph' ? textOf(block) : '')).join(' ');
  return said.length === 1 && (isDate(text) || (isShort(said) && text.length <= 25 && /\d{4}/.test(text)));
}

/** Paragraphs of cells on one line, tabs between them. */
function joined(cells: readonly (readonly DocxBlock[])[]): DocxParagraph {
  const paragraphs = cells.map((cell) => cell.filter(saysSomething)).flat();
  const all = paragraphs.filter((block): block is DocxParagraph => block.kind === 'paragraph');
  const [first] = all;
  const runs = all.flatMap(({ lines }, index) => {
    const own = lines.flat();
    const [start] = own;
    return index === 0 || !start ? own : [{ ...start, text: '\t' }, ...own];
  });
  return {
    kind: 'paragraph',
    lines: [runs],
    look: first?.look ?? {},
    bullet: '',
    inTextBox: first?.inTextBox ?? false,
    newPage: all.some(({ newPage }) => newPage),
    pictures: all.flatMap(({ pictures }) => pictures),
  };
}

/** Runs that lead to one place are one link. */
function linksIn(runs: readonly DocxRun[], line: number): ParsedLink[] {
  const links: ParsedLink[] = [];
  runs.forEach(({ text, link }, index) => {
    const last = links.at(-1);
    if (link === undefined) return;
    if (last && runs[index - 1]?.link === link) links[links.length - 1] = { ...last, text: last.text + text };
    else links.push({ url: link, text, line });
  });
  return links;
}

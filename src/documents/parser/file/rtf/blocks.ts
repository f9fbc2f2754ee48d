import type { Look } from '../docx/look.ts';
import type { DocxBlock, DocxRun, DocxTable } from '../docx/runs.ts';

/** Writes paragraphs and rows of tables, one after the other. */
export class BlockWriter {
  readonly blocks: DocxBlock[] = [];
  bullet = '';
  newPage = false;
  private lines: DocxRun[][] = [[]];
  private cell: DocxBlock[] = [];
  private cells: DocxBlock[][] = [];
  private table: DocxTable | undefined;

  say(run: DocxRun): void {
    this.lines.at(-1)?.push(run);
  }

  lineBreak(): void {
    this.lines.push([]);
  }

  paragraph(look: Look, inTable: boolean, inTextBox: boolean): void {
    const block: DocxBlock = {
      kind: 'paragraph',
      lines: this.lines,
      look,
      bullet: this.bullet.trim(),
      inTextBox,
      newPage: this.newPage,
      pictures: [],
    };
    this.lines = [[]];
    this.bullet = '';
    this.newPage = false;
    if (inTable) {
      this.cell.push(block);
      return;
    }
    this.closeTable();
    this.blocks.push(block);
  }

  /** Ends a cell of a table. */
  endCell(look: Look): void {
    this.paragraph(look, true, false);
    this.cells.push(this.cell);
    this.cell = [];
  }

  endRow(): void {
    if (this.cells.length === 0) return;
    if (!this.table) this.blocks.push((this.table = { kind: 'table', rows: [], shaded: false }));
    this.table.rows.push(this.cells);
    this.cells = [];
  }

  /** What was begun and not ended counts all the same: the file may be cut off. */
  finish(look: Look): void {
    if (this.lines.some((line) => line.length > 0))
      this.paragraph(look, this.cells.length > 0 || this.cell.length > 0, false);
    if (this.cell.length > 0) this.cells.push(this.cell);
    this.cell = [];
    this.endRow();
    this.closeTable();
  }

  private closeTable(): void {
    if (this.cell.length > 0) this.cells.push(this.cell);
    this.cell = [];
    this.endRow();
    this.table = undefined;
  }
}

import type { Atom } from './glyph.ts';
import { guttersOf } from './gutters.ts';
import { type Row, rowsOf } from './rows.ts';
import { sideNotes } from './side-notes.ts';
import { standing } from './standing.ts';

/** What stands in one column, or over all of them, to be read line by line. */
export type Block = {
  /** From the left; 0 where there is but one. */
  column: number;
  atoms: Atom[];
  /** Where the text begins beside headings that stand in the margin; they are lines of their own. */
  headingsEnd?: number;
};

type Cut = { blocks: Block[]; columns: number };

const DEPTH_MAX = 8;

/**
 * A page in the order of reading: what runs over the whole page, then what stands beside each other column by
 * column. Dates and places at the end of lines, labels before them and cells of tables are no columns: they stay
 * on the line of the text beside them.
 */
export function blocksOf(atoms: readonly Atom[], rightToLeft = false): Cut {
  return cut([...atoms], rightToLeft, 0);
}

function cut(atoms: Atom[], rightToLeft: boolean, depth: number): Cut {
  const rows = rowsOf(atoms);
  if (depth > DEPTH_MAX) return whole(atoms);
  const part = (some: readonly Row[]) =>
    cut(
      some.flatMap((row) => row.atoms),
      rightToLeft,
      depth + 1,
    );
  for (const { x, first, last } of guttersOf(rows, sideNotes(atoms))) {
    const inside = rows.slice(first, last + 1).flatMap((row) => row.atoms);
    const left = inside.filter((atom) => atom.left < x);
    const right = inside.filter((atom) => atom.left >= x);
    const verdict = standing(left, right);
    if (verdict === 'lines') continue;
    const above = part(rows.slice(0, first));
    const below = part(rows.slice(last + 1));
    const between =
      verdict === 'headings'
        ? { blocks: [{ column: 0, atoms: inside, headingsEnd: x }], columns: 1 }
        : beside(cut(left, rightToLeft, depth + 1), cut(right, rightToLeft, depth + 1), rightToLeft);
    return {
      blocks: [...above.blocks, ...between.blocks, ...below.blocks],
      columns: Math.max(above.columns, between.columns, below.columns),
    };
  }
  return whole(atoms);
}

function whole(atoms: Atom[]): Cut {
  return { blocks: atoms.length > 0 ? [{ column: 0, atoms }] : [], columns: 1 };
}

function beside(left: Cut, right: Cut, rightToLeft: boolean): Cut {
  const sides = [numbered(left, 0), numbered(right, left.columns)];
  if (rightToLeft) sides.reverse();
  return { blocks: sides.flat(), columns: left.columns + right.columns };
}

function numbered({ blocks }: Cut, before: number): Block[] {
  return blocks.map((block) => ({ ...block, column: before + Math.max(1, block.column) }));
}

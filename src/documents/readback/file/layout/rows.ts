import type { Atom } from './glyph.ts';

/** Atoms of one height. */
export type Row = { baseline: number; size: number; atoms: Atom[] };

export function rowsOf(atoms: readonly Atom[]): Row[] {
  const rows: Row[] = [];
  for (const atom of [...atoms].sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    if (row && atom.baseline - row.baseline <= 0.3 * Math.min(row.size, atom.size)) {
      row.atoms.push(atom);
      row.size = Math.max(row.size, atom.size);
    } else rows.push({ baseline: atom.baseline, size: atom.size, atoms: [atom] });
  }
  return rows;
}

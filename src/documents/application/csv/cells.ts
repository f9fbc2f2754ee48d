/*
 * Cells of a table that spreadsheets open. What begins like a formula would be computed there, and could send what stands
 * beside it somewhere; an apostrophe in front makes it a text. Some take full-width signs for the common ones, and some drop
 * a line end before them.
 */

const LIKE_FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A text as a cell (RFC 4180). One that begins with an apostrophe and a formula's sign gets another, so that it comes back. */
export function writtenCell(text: string): string {
  const safe = LIKE_FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell, without the apostrophe that keeps it from being computed. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && LIKE_FORMULA.test(cell) ? cell.slice(1) : cell;
}

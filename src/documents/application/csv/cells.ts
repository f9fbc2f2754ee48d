/*
 * Cells of a table that spreadsheets open. What begins like a formula would be computed there, and could send what stands
 * beside it somewhere; an apostrophe in front makes it a text. Some take full-width signs for the common ones, and some drop
 * a line end or blanks before them, also such as have no width. Where lists are written with commas, a spreadsheet parts the row at semicolons and line ends,
 * quoted or not: what follows one begins a cell of its own. Lines that are listed with a dash and a blank are left.
 */

const LIKE_FORMULA = /^'*(?:[\t\r\n]|[\s\u200b\u200c\u200d\u2060]*[=+\-@＝＋－＠])/;
const FORMULA_WITHIN = /([;\r\n])(?='*(?:[^\S\r\n]|[\u200b\u200c\u200d\u2060])*(?:[=+@＝＋－＠]|-(?! )))/g;
const SAFE_WITHIN = /([;\r\n])'(?='*(?:[^\S\r\n]|[\u200b\u200c\u200d\u2060])*(?:[=+@＝＋－＠]|-(?! )))/g;

/** A text as a cell (RFC 4180). One that begins with an apostrophe and a formula's sign gets another, so that it comes back. */
export function writtenCell(text: string): string {
  const within = text.replace(FORMULA_WITHIN, "$1'");
  const safe = LIKE_FORMULA.test(text) ? `'${within}` : within;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The text of a cell, without the apostrophes that keep it from being computed. */
export function readCell(cell: string): string {
  const text = cell.startsWith("'") && LIKE_FORMULA.test(cell) ? cell.slice(1) : cell;
  return text.replace(SAFE_WITHIN, '$1');
}

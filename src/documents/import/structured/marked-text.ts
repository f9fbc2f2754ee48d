import { escapedMarks, plainWords } from '#documents/text/marks.ts';
import { htmlPieces, type HtmlPiece } from './html-pieces.ts';
import { namedCharacter } from '#documents/text/named-characters.ts';

/*
 * Texts with bold, italic, lists and links in them, as other programs write them, in the marks of ours
 * (text/marks.ts).
 */

type Run = { text: string; bold: boolean; italic: boolean; href: string };

const HREF = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i;
const LINE_ENDS = new Set([
  'p',
  'div',
  'br',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
  'pre',
]);

/** HTML as lines with marks; items of lists begin with a hyphen. Whatever else its tags say is left out. */
function fromHtml(pieces: readonly HtmlPiece[]): string {
  const lines: { item: boolean; runs: Run[] }[] = [{ item: false, runs: [] }];
  const open = { bold: 0, italic: 0 };
  let href = '';
  for (const piece of pieces) {
    if ('words' in piece) {
      const text = entities(piece.words);
      lines.at(-1)?.runs.push({ text, bold: open.bold > 0, italic: open.italic > 0, href });
      continue;
    }
    const { tag, isClosing, isEmpty, attributes } = piece;
    const step = isClosing ? -1 : isEmpty ? 0 : 1;
    if (tag === 'strong' || tag === 'b') open.bold = Math.max(0, open.bold + step);
    else if (tag === 'em' || tag === 'i') open.italic = Math.max(0, open.italic + step);
    else if (tag === 'a')
      href = isClosing ? '' : entities(HREF.exec(attributes)?.[1] ?? HREF.exec(attributes)?.[2] ?? '');
    else if (tag === 'li' && !isClosing) lines.push({ item: true, runs: [] });
    else if (tag === 'li' || LINE_ENDS.has(tag)) {
      // A paragraph within an item is the item.
      const last = lines.at(-1);
      if (last && (last.runs.some((run) => run.text.trim() !== '') || !last.item))
        lines.push({ item: false, runs: [] });
    } else if (tag === 'td' || tag === 'th')
      lines.at(-1)?.runs.push({ text: ' ', bold: false, italic: false, href: '' });
  }
  return lines
    .map(({ item, runs }) => ({ item, text: lineOf(runs) }))
    .filter(({ text }) => text !== '')
    .map(({ item, text }) => (item ? `- ${text}` : text))
    .join('\n');
}

function lineOf(runs: readonly Run[]): string {
  const joined: Run[] = [];
  for (const run of runs.map((one) => ({ ...one, text: one.text.replace(/\s+/g, ' ') }))) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.italic === run.italic && last.href === run.href)
      last.text += run.text;
    else joined.push({ ...run });
  }
  return joined.map(marked).join('').trim();
}

/** Marks stand next to letters: blanks within them go outside. */
function marked({ text, bold, italic, href }: Run): string {
  const words = text.trim();
  if (words === '') return text;
  const start = text.slice(0, text.length - text.trimStart().length);
  const end = text.slice(text.trimEnd().length);
  const stars = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const isLink = /^(?:https?|mailto|tel):[^\s()[\]<>"]+$/i.test(href) && words !== href;
  const plain = escapedMarks(words);
  return `${start}${stars}${isLink ? `[${plain}](${href})` : plain}${stars}${end}`;
}

function entities(text: string): string {
  return text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name) return namedCharacter(name) ?? whole;
      const code = hex ? parseInt(hex, 16) : parseInt(decimal ?? '', 10);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

/** Markdown has the marks of ours already: its headings and its other signs of lists become plain ones. */
export function fromMarkdown(text: string): string {
  return text
    .split(/\r\n?|\n/)
    .map((line) =>
      line
        .replace(/^[ \t]*#{1,6}[ \t]+/, '')
        .replace(/^[ \t]*[*+-][ \t]+/, '- ')
        .replace(/(?<![\p{L}\d_])__(?=\S)([^_]+)__(?![\p{L}\d_])/gu, '**$1**')
        .replace(/(?<![\p{L}\d_])_(?=\S)([^_]+)_(?![\p{L}\d_])/gu, '*$1*'),
    )
    .join('\n');
}

/** A text that is either, as the programs that moved from one to the other keep them; without its comments. */
export function fromRichText(text: string): string {
  const pieces = htmlPieces(text);
  const words = pieces.flatMap((piece) => ('words' in piece ? [piece.words] : []));
  return words.length === pieces.length ? fromMarkdown(words.join('')) : fromHtml(pieces);
}

/** The words of a text with marks. */
export function wordsOfMarked(text: string): string {
  return text.split('\n').map(plainWords).join('\n');
}

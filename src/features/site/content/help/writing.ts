import { helpArticle, type ArticleSlug } from './catalogue.ts';

/** A text on one of the product's screens, in the very words that stand there. */
type ScreenText = { ui: string };
/** A link within the site. */
type TextLink = { to: string; label: string };
export type Piece = string | ScreenText | TextLink;
/** Running text of an article. */
export type Text = readonly Piece[];

export type Block =
  { kind: 'paragraph' | 'note'; text: Text } | { kind: 'steps' | 'list'; items: readonly Text[] };

type Value = number | Piece;

/** What a button, field or message is called on the screen; a test looks for it in the product. */
export const ui = (text: string): ScreenText => ({ ui: text });
export const link = (to: string, label: string): TextLink => ({ to, label });

/** Text with names of the screen, links and figures in it. */
export function text(strings: TemplateStringsArray, ...values: readonly Value[]): Text {
  const pieces: Piece[] = [];
  strings.forEach((string, index) => {
    const value = values[index];
    add(pieces, string);
    if (value !== undefined) add(pieces, typeof value === 'number' ? String(value) : value);
  });
  return pieces;
}

export const paragraph = (strings: TemplateStringsArray, ...values: readonly Value[]): Block => ({
  kind: 'paragraph',
  text: text(strings, ...values),
});

/** Something to know besides, set apart from the rest. */
export const note = (strings: TemplateStringsArray, ...values: readonly Value[]): Block => ({
  kind: 'note',
  text: text(strings, ...values),
});

/** What to do, in this order. */
export const steps = (...items: readonly Text[]): Block => ({ kind: 'steps', items });
export const list = (...items: readonly Text[]): Block => ({ kind: 'list', items });

export function textsOf(block: Block): readonly Text[] {
  return 'items' in block ? block.items : [block.text];
}

/** An article as one line of words, for searching and counting. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.flatMap(textsOf).map(wordsOf).join(' ');
}

const wordsOf = (running: Text): string =>
  running
    .map((piece) => (typeof piece === 'string' ? piece : 'ui' in piece ? piece.ui : piece.label))
    .join('');

/** Stretches of plain text stay one piece; empty ones are none. */
function add(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
  else if (piece !== '') pieces.push(piece);
}

/** What stands below an article's title. */
export type ArticleText = { body: readonly Block[]; related: readonly ArticleSlug[] };

/** A link to an article, by its title or in words that fit the sentence. */
export function see(slug: ArticleSlug, label?: string) {
  const { path, title } = helpArticle(slug);
  return link(path, label ?? title);
}

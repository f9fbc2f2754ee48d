import { helpArticle, type ArticleSlug } from './catalogue.ts';

/** A text on one of the product's screens, in the very words that stand there. */
type ScreenText = { ui: string };
/** A link within the site. */
type TextLink = { to: string; label: string };
export type InlineText = string | ScreenText | TextLink;
/** Running text of an article. */
export type ArticleLine = readonly InlineText[];

export type ArticleBlock =
  | { kind: 'paragraph' | 'note'; text: ArticleLine }
  | { kind: 'steps' | 'list'; items: readonly ArticleLine[] };

type Value = number | InlineText;

/** What a button, field or message is called on the screen; a test looks for it in the product. */
export const ui = (text: string): ScreenText => ({ ui: text });
export const link = (to: string, label: string): TextLink => ({ to, label });

/** Text with names of the screen, links and figures in it. */
export function text(strings: TemplateStringsArray, ...values: readonly Value[]): ArticleLine {
  const parts: InlineText[] = [];
  strings.forEach((string, index) => {
    const value = values[index];
    add(parts, string);
    if (value !== undefined) add(parts, typeof value === 'number' ? String(value) : value);
  });
  return parts;
}

export const paragraph = (strings: TemplateStringsArray, ...values: readonly Value[]): ArticleBlock => ({
  kind: 'paragraph',
  text: text(strings, ...values),
});

/** Something to know besides, set apart from the rest. */
export const note = (strings: TemplateStringsArray, ...values: readonly Value[]): ArticleBlock => ({
  kind: 'note',
  text: text(strings, ...values),
});

/** What to do, in this order. */
export const steps = (...items: readonly ArticleLine[]): ArticleBlock => ({ kind: 'steps', items });
export const list = (...items: readonly ArticleLine[]): ArticleBlock => ({ kind: 'list', items });

export function textsOf(block: ArticleBlock): readonly ArticleLine[] {
  return 'items' in block ? block.items : [block.text];
}

/** An article as one line of words, for searching and counting. */
export function plainText(blocks: readonly ArticleBlock[]): string {
  return blocks.flatMap(textsOf).map(wordsOf).join(' ');
}

const wordsOf = (running: ArticleLine): string =>
  running.map((part) => (typeof part === 'string' ? part : 'ui' in part ? part.ui : part.label)).join('');

/** Stretches of plain text stay one part; empty ones are none. */
function add(parts: InlineText[], part: InlineText): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else if (part !== '') parts.push(part);
}

/** What stands below an article's title. */
export type ArticleText = { body: readonly ArticleBlock[]; related: readonly ArticleSlug[] };

/** A link to an article, by its title or in words that fit the sentence. */
export function see(slug: ArticleSlug, label?: string) {
  const { path, title } = helpArticle(slug);
  return link(path, label ?? title);
}

import { helpArticle, type ArticleSlug } from './catalogue.ts';
import { link, type Block } from './writing.ts';

/** What stands below an article's title. */
export type ArticleText = { body: readonly Block[]; related: readonly ArticleSlug[] };

/** A link to an article, by its title or in words that fit the sentence. */
export function see(slug: ArticleSlug, label?: string) {
  const { path, title } = helpArticle(slug);
  return link(path, label ?? title);
}

import { articleTexts } from '../content/help/articles/all-articles.ts';
import { helpArticles, type HelpArticle } from '../content/help/catalogue.ts';
import { plainText } from '../content/help/writing.ts';
import { excerptAround, holdsAll } from './search-words.tsx';

export type FoundArticle = HelpArticle & { excerpt: string };

const INDEX = helpArticles.map((article) => ({ article, body: plainText(articleTexts[article.slug].body) }));

/** Articles that hold all the words; those whose title holds them come first. */
export function findArticles(words: readonly string[]): FoundArticle[] {
  const found = INDEX.flatMap(({ article, body }) => {
    const { title, summary } = article;
    if (!holdsAll([title, summary, body].join(' '), words)) return [];
    const inHead = holdsAll(`${title} ${summary}`, words);
    const excerpt = inHead ? summary : excerptAround(body, words);
    return [{ article: { ...article, excerpt }, rank: holdsAll(title, words) ? 0 : inHead ? 1 : 2 }];
  });
  return found.toSorted((a, b) => a.rank - b.rank).map(({ article }) => article);
}

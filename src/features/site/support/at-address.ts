import { helpCategories, type HelpArticle, type HelpCategory } from '../content/help/catalogue.ts';

/*
 * Every topic and article is a route of its own, so that an address that names none is answered like any other that
 * does not exist; the page learns from its address which one it is. While pages are built, addresses end in a slash.
 */
const bare = (pathname: string) => pathname.replace(/\/$/, '');

/** @throws Error for an address that no route leads here from */
export function categoryAt(pathname: string): HelpCategory {
  const category = helpCategories.find(({ path }) => path === bare(pathname));
  if (!category) throw new Error(`no topic of the help is at ${pathname}`);
  return category;
}

/** @throws Error for an address that no route leads here from */
export function articleAt(pathname: string): { category: HelpCategory; article: HelpArticle } {
  for (const category of helpCategories) {
    const article = category.articles.find(({ path }) => path === bare(pathname));
    if (article) return { category, article };
  }
  throw new Error(`no article of the help is at ${pathname}`);
}

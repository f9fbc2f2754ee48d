import { Link } from 'react-router';
import { help } from '../content/help/help.ts';
import { type HelpArticle, helpCategories, type HelpCategory } from '../content/help/catalogue.ts';

type HelpTrailProps = { steps: readonly { name: string; path: string }[] };

/** The way back up, above the heading of a page of the help. */
export function HelpTrail({ steps }: HelpTrailProps) {
  return (
    <nav aria-label={help.breadcrumb} className="-mb-6 pt-8 text-sm">
      <ol className="flex flex-wrap items-center gap-x-2">
        {steps.map(({ name, path }) => (
          <li key={path} className="flex items-center gap-2">
            <Link to={path} className="inline-flex min-h-6 items-center text-accent underline">
              {name}
            </Link>
            <span aria-hidden="true" className="text-ink-faint">
              /
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Articles by their titles, each with a line on what it tells. */
export function ArticleLinks({ articles }: { articles: readonly HelpArticle[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {articles.map(({ slug, path, title, summary }) => (
        <li key={slug}>
          <Link to={path} className="group block py-3.5 no-underline">
            <span className="block font-semibold text-accent group-hover:underline">{title}</span>
            <span className="block text-ink-soft">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

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

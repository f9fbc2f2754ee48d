import { Link } from 'react-router';
import type { HelpArticle } from '../content/help/catalogue.ts';

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

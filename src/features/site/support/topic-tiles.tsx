import { Link } from 'react-router';
import { helpCategories } from '../content/help/catalogue.ts';
import { help } from '../content/help/help.ts';

/** The four topics, each with the number of its articles. */
export function TopicTiles() {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="visually-hidden">
        {help.tiles}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {helpCategories.map(({ slug, name, description, path, articles }) => (
          <li
            key={slug}
            className="group relative flex min-h-44 flex-col rounded-lg bg-sheet p-5 shadow-sheet transition-shadow hover:shadow-lifted"
          >
            <h3 className="text-xl">
              <Link to={path} className="no-underline group-hover:text-accent after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <p className="mt-2 text-ink-soft">{description}</p>
            <p className="mt-auto pt-4 text-sm font-semibold text-accent">
              {help.articleCount(articles.length)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

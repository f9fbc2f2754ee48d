import { Link, useLocation, type MetaFunction } from 'react-router';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { HELP_PATH, helpCategories } from '../content/help/catalogue.ts';
import { help } from '../content/help/help.ts';
import { helpCategoryMetadata } from '../content/metadata.ts';
import { articleList } from '../content/structured-data.ts';
import { ArticleLinks, HelpTrail, categoryAt } from './help-links.tsx';

const HOME = { name: help.title, path: HELP_PATH };

export const meta: MetaFunction = ({ location }) => {
  const category = categoryAt(location.pathname);
  const { name, path, articles } = category;
  const structured = [breadcrumb(name, path, [HOME]), articleList(name, path, articles)];
  return pageMeta({ ...helpCategoryMetadata(category), structured })();
};

/** One topic of the help, with its articles. */
export default function HelpCategoryPage() {
  const { name, description, path, articles } = categoryAt(useLocation().pathname);
  return (
    <div className="page-width pb-20">
      <HelpTrail steps={[HOME]} />
      <PageOpening title={name} text={description} />
      <div className="grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <ArticleLinks articles={articles} />
        <nav aria-labelledby="other-topics">
          <h2 id="other-topics" className="text-xl">
            {help.otherTopics}
          </h2>
          <ul className="mt-3">
            {helpCategories
              .filter((other) => other.path !== path)
              .map((other) => (
                <li key={other.slug}>
                  <Link to={other.path} className="inline-flex min-h-11 items-center text-accent underline">
                    {other.name}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

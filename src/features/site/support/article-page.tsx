import { useLocation, type MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/buttons/button-link.tsx';
import { breadcrumb } from '#ui/breadcrumb.ts';
import { PageOpening } from '#ui/page-frame/page-opening.tsx';
import { pageMeta } from '#ui/page-meta.ts';
import { articleTexts } from '../content/help/articles/all-articles.ts';
import { HELP_PATH, helpArticle } from '../content/help/catalogue.ts';
import { help } from '../content/help/help.ts';
import { helpArticleMetadata } from '../content/metadata.ts';
import { helpArticleData } from '../content/structured-data.ts';
import { ArticleBody } from './article-body.tsx';
import { ArticleLinks } from './article-links.tsx';
import { articleAt } from './at-address.ts';
import { HelpTrail } from './help-trail.tsx';

const HOME = { name: help.title, path: HELP_PATH };

export const meta: MetaFunction = ({ location }) => {
  const { article, category } = articleAt(location.pathname);
  const structured = [
    breadcrumb(article.title, article.path, [HOME, category]),
    helpArticleData(article, category.name),
  ];
  return pageMeta({ ...helpArticleMetadata(article, category), structured })();
};

/** One article of the help. */
export default function HelpArticlePage() {
  const { article, category } = articleAt(useLocation().pathname);
  const { body, related } = articleTexts[article.slug];
  return (
    <div className="page-width pb-20">
      <HelpTrail steps={[HOME, category]} />
      <article>
        <PageOpening title={article.title} text={article.summary} />
        <ArticleBody blocks={body} />
      </article>
      <div className="mt-14 grid gap-12 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <section aria-labelledby="related">
          <h2 id="related" className="mb-4 text-xl">
            {help.related}
          </h2>
          <ArticleLinks articles={related.map(helpArticle)} />
        </section>
        <section aria-labelledby="stuck">
          <h2 id="stuck" className="text-xl">
            {help.stuck}
          </h2>
          <p className="mt-2 mb-5 text-ink-soft">{help.stuckText}</p>
          <ButtonLink to="/contact" variant="secondary">
            {help.response.contact}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}

import { useLocation, type MetaFunction, Link } from 'react-router';
import { Fragment } from 'react';
import { ButtonLink } from '#ui/buttons/button.tsx';
import { breadcrumb, pageMeta } from '#ui/page-meta.ts';
import { PageOpening } from '#ui/page-frame/page-parts.tsx';
import { articleTexts } from '../content/help/articles/all-articles.ts';
import { HELP_PATH, helpArticle } from '../content/help/catalogue.ts';
import { help } from '../content/help/help.ts';
import { helpArticleMetadata } from '../content/metadata.ts';
import { helpArticleData } from '../content/structured-data.ts';
import type { ArticleBlock, ArticleLine } from '../content/help/writing.ts';
import { ArticleLinks, HelpTrail, articleAt } from './help-links.tsx';

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

/** The text of an article. */
function ArticleBody({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return (
    <div className="max-w-[65ch] space-y-5">
      {blocks.map((block, index) => (
        <ArticleBlock key={index} block={block} />
      ))}
    </div>
  );
}

function ArticleBlock({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Running text={block.text} />
        </p>
      );
    case 'note':
      return (
        <aside aria-label={help.note} className="rounded-md bg-accent-wash px-4 py-3">
          <Running text={block.text} />
        </aside>
      );
    case 'steps':
      return (
        <ol className="list-decimal space-y-2.5 pl-6 marker:font-serif marker:font-semibold marker:text-accent">
          <Items items={block.items} />
        </ol>
      );
    case 'list':
      return (
        <ul className="list-disc space-y-2.5 pl-6 marker:text-ink-faint">
          <Items items={block.items} />
        </ul>
      );
  }
}

function Items({ items }: { items: readonly ArticleLine[] }) {
  return items.map((item, index) => (
    <li key={index} className="pl-1">
      <Running text={item} />
    </li>
  ));
}

/** Names of the screen stand out; links within the site stay in it. */
function Running({ text }: { text: ArticleLine }) {
  return text.map((piece, index) => {
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    if ('ui' in piece) return <strong key={index}>{piece.ui}</strong>;
    return (
      <Link key={index} to={piece.to} className="text-accent underline">
        {piece.label}
      </Link>
    );
  });
}

import { Link } from 'react-router';
import { help } from '../content/help/help.ts';
import { Answers } from './answers.tsx';
import type { FoundArticle } from './find-articles.ts';
import { Marked } from './marked.tsx';
import type { HelpSearch } from './use-help-search.ts';

const texts = help.search;

/** What was found: answers first, then articles; the field's own line says how many, or that there are none. */
export function SearchResults({ search }: { search: HelpSearch }) {
  const { questions, articles, words, done } = search;
  if (done && questions.length + articles.length === 0) {
    return <p className="border-t border-line py-10 text-lg text-ink-soft">{texts.noneAdvice}</p>;
  }
  return (
    <div className="grid gap-10">
      {questions.length > 0 && (
        <section aria-labelledby="found-answers">
          <h2 id="found-answers" className="mb-4 text-2xl">
            {texts.answers}
          </h2>
          <Answers questions={questions} words={words} />
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="found-articles">
          <h2 id="found-articles" className="mb-4 text-2xl">
            {texts.articles}
          </h2>
          <FoundArticles articles={articles} words={words} />
        </section>
      )}
    </div>
  );
}

type FoundArticlesProps = { articles: readonly FoundArticle[]; words: readonly string[] };

function FoundArticles({ articles, words }: FoundArticlesProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {articles.map(({ slug, path, title, excerpt }) => (
        <li key={slug} className="py-4">
          <h3 className="font-sans text-base tracking-normal">
            <Link to={path} className="text-accent underline">
              <Marked text={title} words={words} />
            </Link>
          </h3>
          <p className="mt-1 max-w-[70ch] text-ink-soft">
            <Marked text={excerpt} words={words} />
          </p>
        </li>
      ))}
    </ul>
  );
}

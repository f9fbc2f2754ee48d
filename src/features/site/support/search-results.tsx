import { Link } from 'react-router';
import { IconButton } from '#ui/buttons/button.tsx';
import { CloseIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { help } from '../content/help/help.ts';
import { Answers } from './answers.tsx';
import type { FoundArticle } from './find-articles.ts';
import { Marked } from './search-words.tsx';
import type { HelpSearch } from './use-help-search.ts';

/** Where one types what one looks for; it needs script, and is not there without. */
export function SearchField({ search }: { search: HelpSearch }) {
  const { input, query, setQuery, clear, loadArticles } = search;
  return (
    <div role="search" className="mt-7 max-w-xl noscript:hidden">
      <Field label={help.search.label}>
        <div className="relative">
          <TextInput
            ref={input}
            type="search"
            value={query}
            placeholder={help.search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={loadArticles}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
            className="pr-12 [&::-webkit-search-cancel-button]:hidden"
          />
          {query !== '' && (
            <IconButton label={help.search.clear} onClick={clear} className="absolute top-0 right-0">
              <CloseIcon />
            </IconButton>
          )}
        </div>
      </Field>
      <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
        {resultOf(search)}
      </p>
    </div>
  );
}

/** What the search came to, in a line that is read out. */
function resultOf({ query, words, questions, articles, done }: HelpSearch): string {
  if (words.length === 0) return '';
  if (!done) return help.search.searching;
  if (questions.length + articles.length === 0) return help.search.none(query.trim());
  return help.search.found(questions.length, articles.length);
}

/** What was found: answers first, then articles; the field's own line says how many, or that there are none. */
export function SearchResults({ search }: { search: HelpSearch }) {
  const { questions, articles, words, done } = search;
  if (done && questions.length + articles.length === 0) {
    return <p className="border-t border-line py-10 text-lg text-ink-soft">{help.search.noneAdvice}</p>;
  }
  return (
    <div className="grid gap-10">
      {questions.length > 0 && (
        <section aria-labelledby="found-answers">
          <h2 id="found-answers" className="mb-4 text-2xl">
            {help.search.answers}
          </h2>
          <Answers questions={questions} words={words} />
        </section>
      )}
      {articles.length > 0 && (
        <section aria-labelledby="found-articles">
          <h2 id="found-articles" className="mb-4 text-2xl">
            {help.search.articles}
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

import { IconButton } from '#ui/buttons/icon-button.tsx';
import { CloseIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { help } from '../content/help/help.ts';
import type { HelpSearch } from './use-help-search.ts';

const texts = help.search;

/** Where one types what one looks for; it needs script, and is not there without. */
export function SearchField({ search }: { search: HelpSearch }) {
  const { input, query, setQuery, clear, loadArticles } = search;
  return (
    <div role="search" className="mt-7 max-w-xl noscript:hidden">
      <Field label={texts.label}>
        <div className="relative">
          <TextInput
            ref={input}
            type="search"
            value={query}
            placeholder={texts.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onFocus={loadArticles}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && setQuery('')}
            className="pr-12 [&::-webkit-search-cancel-button]:hidden"
          />
          {query !== '' && (
            <IconButton label={texts.clear} onClick={clear} className="absolute top-0 right-0">
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
  if (!done) return texts.searching;
  if (questions.length + articles.length === 0) return texts.none(query.trim());
  return texts.found(questions.length, articles.length);
}

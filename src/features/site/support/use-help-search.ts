import { useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { helpQuestions } from '../content/help/questions.ts';
import type { findArticles } from './find-articles.ts';
import { holdsAll, searchWords } from './search-words.tsx';

type FindArticles = typeof findArticles;

/** What is searched for, and what was found. The articles' texts are fetched when the field takes the focus. */
export function useHelpSearch() {
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [find, setFind] = useState<FindArticles | 'failed'>();
  const loading = useRef(false);

  const loadArticles = useCallback(() => {
    if (loading.current) return;
    loading.current = true;
    void import('./find-articles.ts').then(
      ({ findArticles }) => setFind(() => findArticles),
      () => {
        // The answers can be searched without them; the next focus tries again.
        loading.current = false;
        setFind('failed');
      },
    );
  }, []);

  // What was typed before the page came alive is searched for, and stays.
  const takeOver = useEffectEvent(() => {
    if (input.current?.value) setQuery(input.current.value);
    if (input.current?.value || document.activeElement === input.current) loadArticles();
  });
  useLayoutEffect(() => takeOver(), []);

  const clear = () => {
    setQuery('');
    input.current?.focus();
  };

  const words = searchWords(query);
  const questions = helpQuestions.filter(
    ({ question, answer }) => holdsAll(question, words) || holdsAll(answer, words),
  );
  const articles = typeof find === 'function' && words.length > 0 ? find(words) : [];
  const done = find !== undefined;
  return { input, query, setQuery, clear, loadArticles, words, questions, articles, done };
}

export type HelpSearch = ReturnType<typeof useHelpSearch>;

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchedWords } from '#documents/application/search.ts';
import { applicationRows } from '../calls.ts';
import { ROWS_KEY } from './rows-query.ts';

type FoundIds = {
  /** Those of which the server knows that they have the words in some text; nothing before it has answered. */
  ids: ReadonlySet<number> | undefined;
  /** Whether nobody could look into the texts that the list does not have. */
  isPartial: boolean;
};

/** Which applications have what is searched for in their notes, people, pay and links, too: rows have none of those. */
export function useFoundIds(search: string): FoundIds {
  const words = searchedWords(search).join(' ');
  const { data, isError } = useQuery({
    queryKey: [...ROWS_KEY, 'search', words],
    queryFn: ({ signal }) => applicationRows({ query: { search: words }, signal }),
    enabled: words !== '',
    retry: false,
    gcTime: 60_000,
  });
  const ids = useMemo(() => data && new Set(data.map(({ id }) => id)), [data]);
  return { ids, isPartial: isError && words !== '' };
}

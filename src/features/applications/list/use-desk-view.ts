import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useQueryChange } from '#ui/use-query-change.ts';
import { deskViewIn, withDeskView, type DeskView } from './desk-view.ts';

/** How long typing rests before the address has it, in ms: browsers take no new address at every key. */
const RESTS_MS = 400;

/** What of the applications is shown, as the address says it, with what is typed just now. */
export function useDeskView() {
  const [address] = useSearchParams();
  const changeQuery = useQueryChange();
  const there = useMemo(() => deskViewIn(address), [address]);
  const [search, setSearch] = useState(there.search);
  const setView = useCallback(
    (next: Partial<DeskView>) =>
      // Another way to look at them is a step back by the browser; what narrows them is not.
      void changeQuery((before) => withDeskView(before, next), {
        replace: next.view === undefined,
        preventScrollReset: true,
      }),
    [changeQuery],
  );
  useEffect(() => {
    if (search.trim() === there.search.trim()) return undefined;
    const timer = setTimeout(() => setView({ search }), RESTS_MS);
    return () => clearTimeout(timer);
  }, [search, there.search, setView]);
  const view = useMemo(() => ({ ...there, search }), [there, search]);
  // Of another search the server is asked once typing rests.
  const settledSearch = search.trim() === there.search.trim() ? there.search : '';
  return { view, settledSearch, setView, onType: setSearch };
}

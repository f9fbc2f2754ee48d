import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => undefined;

/** The category named in the address, null for all. Ready pages show all: they do not know the address's query. */
export function useCategory(): string | null {
  const [search] = useSearchParams();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? search.get('category') : null;
}

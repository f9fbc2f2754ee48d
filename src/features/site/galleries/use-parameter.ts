import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => undefined;

/** A parameter of the address, null where it has none. Ready pages know none: they are the same for every query. */
export function useParameter(name: string): string | null {
  const [search] = useSearchParams();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive ? search.get(name) : null;
}

import { useLocation, useNavigate } from 'react-router';
import { wayBackIn } from '#money/way-back.ts';

/** The document's address, with the wishes that stand in it, and how another takes its place without a step back. */
export function useOwnAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return {
    here: pathname + search,
    search,
    ...wayBackIn(search),
    replace: (path: string) => void navigate(path, { replace: true, preventScrollReset: true }),
  };
}

export type OwnAddress = ReturnType<typeof useOwnAddress>;

import { useCallback, useRef } from 'react';
import { useNavigate, type NavigateOptions } from 'react-router';

/**
 * Changes the query of the address. Each change goes on from the one before it, which may not have arrived yet: the
 * router's own setter would begin at what was shown last and take that one back.
 */
export function useQueryChange() {
  const navigate = useNavigate();
  const onTheWay = useRef<string | null>(null);
  return useCallback(
    async (change: (before: URLSearchParams) => URLSearchParams, options: NavigateOptions): Promise<void> => {
      const before = new URLSearchParams(onTheWay.current ?? window.location.search);
      const next = change(before).toString();
      onTheWay.current = next;
      await navigate({ search: next }, options);
      if (onTheWay.current === next) onTheWay.current = null;
    },
    [navigate],
  );
}

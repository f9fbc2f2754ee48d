import { useCallback, useEffect, useRef, useState } from 'react';
import { useAdding, type TypedApplication } from './use-adding.ts';

const NOTHING: TypedApplication = { employer: '', position: '', url: '', ad: '' };

/** What stands in the form, and how it is added. */
export function useTypedApplication({
  accountId,
  open,
  onWriting,
}: {
  accountId: number;
  open: boolean;
  /** Told the key of the draft that is being typed. */
  onWriting?: ((key: string) => void) | undefined;
}) {
  const [typed, setTyped] = useState(NOTHING);
  const latest = useRef(typed);
  const { onTyped, ...adding } = useAdding({
    ...{ accountId, open },
    onWriting: (key) => onWriting?.(key),
    onEmptied: () => {
      latest.current = NOTHING;
      setTyped(NOTHING);
    },
  });
  const set = (change: Partial<TypedApplication>) => {
    latest.current = { ...latest.current, ...change };
    setTyped(latest.current);
    onTyped(latest.current);
  };
  const setLatest = useRef(set);
  useEffect(() => {
    setLatest.current = set;
  });
  // Keeps its identity: it is called once a paste was read, whatever was typed meanwhile.
  const keepAd = useCallback(
    (change: (ad: string) => string) => setLatest.current({ ad: change(latest.current.ad) }),
    [],
  );
  return { typed, set, keepAd, ...adding };
}

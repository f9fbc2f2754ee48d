import { useEffect, useMemo, useState } from 'react';
import { createAdviceStore, type AdviceStore } from './advice-store.ts';
import { adviceIsWanted, rememberAdvice } from './advice-wanted.ts';

/**
 * Advice on the document that is being written, as long as nobody switches it off.
 * @param follow puts what is to be said of the session into the store, from now on; answers how to end that. It must keep
 * its identity
 */
export function useAdvice<Session>(
  session: Session,
  follow: (session: Session, store: AdviceStore) => () => void,
) {
  const [wanted, setWanted] = useState(adviceIsWanted);
  const store = useMemo(createAdviceStore, []);
  useEffect(() => {
    if (!wanted) return undefined;
    const end = follow(session, store);
    return () => {
      end();
      store.replace(new Map());
    };
  }, [session, store, wanted, follow]);
  const switchTo = (on: boolean) => {
    rememberAdvice(on);
    setWanted(on);
  };
  return { store, wanted, switchTo };
}

import { useEffect, useState } from 'react';
import { broughtDocuments } from './device-drafts.ts';
import type { Draft } from './draft.ts';

/**
 * What was written last on this device, before anybody signed in, of new documents of that name, as it changes in whichever
 * tab; with null nothing is asked.
 */
export function useLastWritten(document: string | null): (Draft & { creationKey: string }) | undefined {
  const [last, setLast] = useState<Draft & { creationKey: string }>();
  useEffect(() => {
    if (document === null) return undefined;
    const { lastWritten, subscribe } = broughtDocuments();
    const look = () => setLast(lastWritten(document));
    look();
    return subscribe(look);
  }, [document]);
  return document === null ? undefined : last;
}

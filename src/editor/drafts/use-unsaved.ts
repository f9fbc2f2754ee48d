import { useEffect, useState } from 'react';
import { deviceDocuments } from './device-drafts.ts';
import type { Unsaved } from './draft-store.ts';

/**
 * Everything of an account that this device has not saved, as it changes in whichever tab; undefined until the device
 * has been asked. With null nothing is asked.
 */
export function useUnsaved(accountId: number | null): readonly Unsaved[] | undefined {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>();
  useEffect(() => {
    if (accountId === null) return undefined;
    const { drafts, news } = deviceDocuments(accountId);
    let lastRequest = 0;
    const look = async () => {
      lastRequest += 1;
      const request = lastRequest;
      const found = await drafts.list();
      // Only the last answer counts, in whichever order they come.
      if (request === lastRequest) setUnsaved(found);
    };
    void look();
    const stop = news.subscribe(() => void look());
    return () => {
      lastRequest = 0;
      stop();
    };
  }, [accountId]);
  return unsaved;
}

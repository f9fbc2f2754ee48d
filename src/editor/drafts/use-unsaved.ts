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
    let asked = 0;
    const ask = async () => {
      asked += 1;
      const question = asked;
      const found = await drafts.list();
      // Only the last answer counts, in whichever order they come.
      if (question === asked) setUnsaved(found);
    };
    void ask();
    const stop = news.subscribe(() => void ask());
    return () => {
      asked = 0;
      stop();
    };
  }, [accountId]);
  return unsaved;
}

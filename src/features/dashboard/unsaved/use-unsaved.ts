import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { LETTER_LIST, RESUME_LIST } from '#platform/document-store/list-keys.ts';
import { deviceDocuments } from '#platform/drafts/device-drafts.ts';
import type { Unsaved } from '#platform/drafts/draft-store.ts';

/**
 * Everything of an account that this device has not saved, as it changes in whichever tab; undefined until the device
 * has been asked. The lists of saved documents are read again when another tab saves one.
 */
export function useUnsaved(accountId: number): readonly Unsaved[] | undefined {
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>();
  const queryClient = useQueryClient();
  useEffect(() => {
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
    const stop = news.subscribe(({ kind }) => {
      void ask();
      if (kind !== 'saved') return;
      for (const queryKey of [RESUME_LIST, LETTER_LIST]) void queryClient.invalidateQueries({ queryKey });
    });
    return () => {
      asked = 0;
      stop();
    };
  }, [accountId, queryClient]);
  return unsaved;
}

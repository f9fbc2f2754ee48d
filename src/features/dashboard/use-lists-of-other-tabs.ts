import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LETTER_LIST, RESUME_LIST } from '#editor/store/list-keys.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';

/** Reads the lists of saved documents again when another tab saves one. */
export function useListsOfOtherTabs(accountId: number): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      deviceDocuments(accountId).news.subscribe(({ kind }) => {
        if (kind !== 'saved') return;
        for (const queryKey of [RESUME_LIST, LETTER_LIST]) void queryClient.invalidateQueries({ queryKey });
      }),
    [accountId, queryClient],
  );
}

import { useCallback, useState } from 'react';
import { useMarkedPlaces } from '#editor/file-pages/use-marked-places.ts';

/** Where the file is on a small screen, beside the tab of the fields. */
export const FILE_TITLE = 'review-file-title';

export type ReviewTab = 'fields' | 'page';

/**
 * What is marked on the pages, and the ways from a field to its place and back. On a wide screen the pages stand beside
 * the fields; on a small one they are a tab.
 */
export function useReviewMarks(wide: boolean) {
  const [tab, setTab] = useState<ReviewTab>('fields');
  const openFile = useCallback(() => setTab('page'), []);
  const { context, shown, leadTo } = useMarkedPlaces({ wide, title: FILE_TITLE, openFile });
  /** From a place in the file to its field: the one among the doubtful first. */
  const pick = (id: string) => {
    if (!wide) setTab('fields');
    leadTo(id, () => {
      const words = id.startsWith('words-') ? document.getElementById('review-words') : null;
      return words ?? document.getElementById(`doubt-${id}`) ?? document.getElementById(`read-${id}`);
    });
  };
  const back = () => (shown === null ? setTab('fields') : pick(shown));
  return { tab, setTab, context, pick, back };
}

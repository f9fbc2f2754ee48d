import { useQuery } from '@tanstack/react-query';
import { sentReceipts } from './calls.ts';
import { sentKey } from './sent-key.ts';

/** What was sent of an application, the latest first; of one that was never saved nothing is asked. */
export function useReceipts(id: number | undefined) {
  return useQuery({
    queryKey: sentKey(id ?? 0),
    queryFn: ({ signal }) => sentReceipts({ params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
  });
}

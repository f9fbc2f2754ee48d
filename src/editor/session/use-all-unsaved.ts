import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { listDrafts } from './draft-gateway.ts';
import { meetDrafts, oneList, type DraftsEverywhere, type UnsavedAnywhere } from './drafts-everywhere.ts';
import type { AnyKind } from './edited-kind.ts';

/** After so long it is asked again whether a save has arrived that was sent by a page that was left, in ms. */
const ARRIVING_AGAIN_MS = 3_000;
const NOTHING: DraftsEverywhere = { listed: [], shared: new Set() };

/**
 * Everything of a person that is not saved, on this device or kept by the server, as it changes; undefined until this
 * device has been asked. A server that cannot be reached is asked again when somebody comes back to the page.
 */
export function useAllUnsaved(
  accountId: number,
  kinds: readonly AnyKind[],
): readonly UnsavedAnywhere[] | undefined {
  const here = useUnsaved(accountId);
  const { data, isFetchedAfterMount } = useQuery({
    queryKey: [listDrafts.path, accountId],
    queryFn: () => meetDrafts(accountId, kinds),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isArriving ? ARRIVING_AGAIN_MS : false),
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const onceHere = useEverHere(here);
  return useMemo(
    () => here && oneList(accountId, here, isFetchedAfterMount && data ? data : NOTHING, onceHere),
    [accountId, here, data, isFetchedAfterMount, onceHere],
  );
}

/** The creation keys of all that this device has had since the page was opened. */
function useEverHere(here: ReturnType<typeof useUnsaved>): ReadonlySet<string> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const fresh = (here ?? []).flatMap(({ draft }) => draft.creationKey ?? []).filter((key) => !keys.has(key));
  if (fresh.length > 0) setKeys(new Set([...keys, ...fresh]));
  return keys;
}

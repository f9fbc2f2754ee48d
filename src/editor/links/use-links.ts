import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { localDay } from '#platform/clock/clock.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText, isRefusal, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { deleteLink, renewLink, type ShownLeft } from './calls.ts';
import type { LinkWish } from './contract.ts';
import { linkCalls, type NewLinkAnswer } from './link-calls.ts';
import { useLinkKey } from './use-link-key.ts';

type LinksOf = {
  path: `/api/${string}`;
  /** The saved document; undefined where it was never saved. */
  id: number | undefined;
  /** Saves what is not saved yet; undefined where that could not be, which has been told then. */
  savedId: () => Promise<number | undefined>;
};

type Done = { said: string; left?: ShownLeft };
type Change = { work: () => Promise<Done | undefined> };

/** The links of a document, and what can be done with them. */
export function useLinks({ path, id, savedId }: LinksOf) {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const [said, setSaid] = useState('');
  const [made, setMade] = useState<NewLinkAnswer>();
  const [left, setLeft] = useState<ShownLeft>();
  const key = useLinkKey();
  const calls = useMemo(() => linkCalls(path), [path]);
  const list = useQuery({
    ...queryOf(calls.list, { id: id ?? 0 }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const settled = (error: unknown) => {
    if (isSignedOut(error)) void refresh();
    return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isListOfLinks(queryKey) });
  };
  const tell = (now = '', about?: ShownLeft) => {
    setSaid(now);
    setLeft(about);
  };
  const query = () => ({ date: localDay(new Date()) });
  const making = useMutation({
    mutationFn: async (body: LinkWish) => {
      const saved = await savedId();
      if (saved === undefined) return undefined;
      const headers = { 'Idempotency-Key': key.keyFor({ saved, body }) };
      return calls.make({ params: { id: saved }, query: query(), headers, body });
    },
    onMutate: () => tell(),
    onSuccess: (answer) => {
      if (answer) key.renew();
      setMade(answer);
    },
    onError: (error) => {
      if (isRefusal(error)) key.renew();
    },
    onSettled: (_, error) => settled(error),
  });
  // A second press can come before the first is drawn.
  const isChanging = useRef(false);
  const changing = useMutation({
    mutationFn: async ({ work }: Change) => work(),
    onMutate: () => tell(),
    onSuccess: (done) => done && tell(done.said, done.left),
    onError: (error) => tell(errorText(error, 'That did not work. Please try again.')),
    onSettled: (_, error) => {
      isChanging.current = false;
      return settled(error);
    },
  });
  const change = (work: Change['work']) => {
    if (isChanging.current) return;
    isChanging.current = true;
    changing.mutate({ work });
  };
  const renewed = async (link: number): Promise<Done | undefined> => {
    if ((await savedId()) === undefined) return undefined;
    const { standing, missing } = await renewLink({ params: { id: link }, query: query() });
    return { said: 'The link shows the present version now.', left: { standing, missing } };
  };
  const removed = async (link: number): Promise<Done> => {
    await deleteLink({ params: { id: link } });
    // Its address is shown no longer than it leads somewhere.
    setMade((shown) => (shown?.id === link ? undefined : shown));
    return { said: 'The link was taken back. It leads nowhere now.' };
  };
  return {
    list,
    /** The link that was just made, with its address. */
    made,
    another: () => setMade(undefined),
    make: (wish: LinkWish) => making.mutate(wish),
    making: making.isPending,
    problem: making.error,
    /** What was done last, or why it was not. */
    said,
    /** What of it still stands in texts, and what was not there, where a link was made anew. */
    left,
    busy: changing.isPending,
    renew: (link: number) => change(() => renewed(link)),
    remove: (link: number) => change(() => removed(link)),
  };
}

export type Links = ReturnType<typeof useLinks>;

/** Of one document, or of all of them. */
export function isListOfLinks([key]: readonly unknown[]): boolean {
  return typeof key === 'string' && key.startsWith('/api/') && key.endsWith('/links');
}

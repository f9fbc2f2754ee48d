import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { localDay } from '#platform/clock/clock.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { deleteLink, renewLink } from './calls.ts';
import type { LinkWish } from './contract.ts';
import { linkCalls, type NewLinkAnswer } from './link-calls.ts';

type LinksOf = {
  path: `/api/${string}`;
  /** The saved document; undefined where it was never saved. */
  id: number | undefined;
  /** Saves what is not saved yet; undefined where that could not be, which has been told then. */
  savedId: () => Promise<number | undefined>;
};

/** The links of a document, and what can be done with them. */
export function useLinks({ path, id, savedId }: LinksOf) {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const [said, setSaid] = useState('');
  const [made, setMade] = useState<NewLinkAnswer>();
  const calls = useMemo(() => linkCalls(path), [path]);
  const list = useQuery({
    ...queryOf(calls.list, { id: id ?? 0 }),
    enabled: id !== undefined,
    staleTime: 0,
  });
  const settled = (error: unknown) => {
    if (isSignedOut(error)) void refresh();
    return queryClient.invalidateQueries({ predicate: ({ queryKey }) => isListOf(queryKey, path) });
  };
  const query = () => ({ date: localDay(new Date()) });
  const making = useMutation({
    mutationFn: async (body: LinkWish) => {
      const saved = await savedId();
      return saved === undefined ? undefined : calls.make({ params: { id: saved }, query: query(), body });
    },
    onMutate: () => setSaid(''),
    onSuccess: (answer) => setMade(answer),
    onSettled: (_, error) => settled(error),
  });
  const changing = useMutation({
    mutationFn: async ({ work }: { work: () => Promise<unknown>; done: string }) => work(),
    onMutate: () => setSaid(''),
    onSuccess: (_, { done }) => setSaid(done),
    onError: (error) => setSaid(errorText(error, 'That did not work. Please try again.')),
    onSettled: (_, error) => settled(error),
  });
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
    busy: changing.isPending,
    renew: async (link: number) => {
      const saved = await savedId();
      if (saved === undefined) return;
      const work = () => renewLink({ params: { id: link }, query: query() });
      changing.mutate({ work, done: 'The link shows the present version now.' });
    },
    remove: (link: number) =>
      changing.mutate({
        work: () => deleteLink({ params: { id: link } }),
        done: 'The link was taken back. It leads nowhere now.',
      }),
  };
}

export type Links = ReturnType<typeof useLinks>;

function isListOf([key]: readonly unknown[], path: string): boolean {
  return typeof key === 'string' && key.startsWith(`${path}/`) && key.endsWith('/links');
}

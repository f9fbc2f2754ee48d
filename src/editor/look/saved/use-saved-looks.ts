import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SavedLook } from '#documents/look/saved-look.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { changeLook, readLooks, removeLook, saveLook } from './calls.ts';
import { removedText, renamedText, replacedText, savedText, SAVED_TEXTS } from './saved-texts.ts';

/** A look that was saved, as it is listed. */
export type ListedLook = { id: number; name: string; look: Record<string, string> };

/** What is done to the list, and what is said once it is done. */
type Doing = { work: () => Promise<unknown>; done: string };

/** The looks that somebody saved, and what can be done with them but putting one on. */
export function useSavedLooks() {
  const queryClient = useQueryClient();
  const { refresh } = useAuth();
  const [said, setSaid] = useState('');
  const list = useQuery({ ...queryOf(readLooks), staleTime: 0 });
  const act = useMutation({
    mutationFn: ({ work }: Doing) => work(),
    onMutate: () => setSaid(''),
    onSuccess: (_, { done }) => setSaid(done),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryOf(readLooks).queryKey }),
  });
  const isOver = isSignedOut(list.error ?? act.error);
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, refresh]);
  const run = async (work: Doing['work'], done: string): Promise<boolean> =>
    act.mutateAsync({ work, done }).then(
      () => true,
      () => false,
    );
  return {
    list,
    busy: act.isPending,
    /** What was done last, or why it was not. */
    said,
    problem: act.error ? errorText(act.error, SAVED_TEXTS.failed) : undefined,
    say: setSaid,
    forgetProblem: act.reset,
    save: (name: string, look: SavedLook) => run(() => saveLook({ body: { name, look } }), savedText(name)),
    rename: ({ id }: ListedLook, name: string) =>
      run(() => changeLook({ params: { id }, body: { name } }), renamedText(name)),
    replace: ({ id, name }: ListedLook, look: SavedLook) =>
      run(() => changeLook({ params: { id }, body: { look } }), replacedText(name)),
    remove: ({ id, name }: ListedLook) => run(() => removeLook({ params: { id } }), removedText(name)),
  };
}

export type SavedLooksList = ReturnType<typeof useSavedLooks>;

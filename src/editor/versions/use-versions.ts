import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { queryOf } from '#platform/http/api-call.ts';
import { isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { versionCalls } from './version-calls.ts';

/** The versions that were kept of a document, and what can be done with them but restoring. */
export function useVersions({ path }: Pick<AnyKind, 'path'>, id: number) {
  const calls = useMemo(() => versionCalls(path), [path]);
  const queryClient = useQueryClient();
  const list = useQuery({ ...queryOf(calls.list, { id }), staleTime: 0 });
  const onSettled = () => queryClient.invalidateQueries({ queryKey: queryOf(calls.list, { id }).queryKey });
  const name = useMutation({
    mutationFn: ({ version, name: given }: { version: number; name: string }) =>
      calls.name({ params: { id, version }, body: { name: given } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (version: number) => calls.remove({ params: { id, version } }),
    onSettled,
  });
  const forget = useMutation({ mutationFn: () => calls.forget({ params: { id } }), onSettled });
  useEndedSession(list.error ?? name.error ?? remove.error ?? forget.error);
  return { list, name, remove, forget };
}

export type Versions = ReturnType<typeof useVersions>;

/** The document as it was. */
export function useVersion({ path }: Pick<AnyKind, 'path'>, id: number, version: number) {
  const calls = useMemo(() => versionCalls(path), [path]);
  const asked = useQuery(queryOf(calls.read, { id, version }));
  useEndedSession(asked.error);
  return asked;
}

/** Asks again who is signed in where the server says nobody is: the builder then asks to sign in, and keeps what is unsaved. */
function useEndedSession(error: Error | null): void {
  const { refresh } = useAuth();
  const isOver = isSignedOut(error);
  useEffect(() => {
    if (isOver) void refresh();
  }, [isOver, refresh]);
}

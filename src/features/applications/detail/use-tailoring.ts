import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { editPathOf, listKey, type AnyKind } from '#editor/session/edited-kind.ts';
import { isSignedOut, isUnpaid } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { failureText } from '../failure-text.ts';
import { besideApplication } from '../paths.ts';
import type { ApplicationSession } from './application-session.ts';
import { useBackHere } from './use-back-here.ts';
import { changeApplication } from './change-application.ts';

export type TailorParts = { session: ApplicationSession; kind: AnyKind };

type Tailored = { id: number; templateId: string; title: string };

/** A tailored resume has its look already: what is worded for a job begins with the summary. */
const FIRST_WORDS = 'section=summary';

/** The call, what is said of it, and the way to what it made. */
export function useTailoring({ session, kind }: TailorParts) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const here = useIsHere();
  const back = useBackHere(session);
  const keyFrom = useKeyFor();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, templateId, title }: Tailored) => {
      const made = await tailored(kind, { id, title, key: keyFrom(id) });
      await changeApplication(session, () => ({ resumeId: made }));
      return { id: made, templateId, title };
    },
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: listKey(kind) });
      const path = besideApplication(editPathOf(kind, made), session.state().stored?.id);
      if (here.current) void navigate(`${path}&${FIRST_WORDS}`, { state: back });
      else toast({ title: 'Resume made', description: `“${made.title}” is with the application.` });
    },
    onError: (failure) => {
      // The session or the access ended while the page was open: the page catches up.
      if (isUnpaid(failure) || isSignedOut(failure)) void refresh();
    },
  });
  return {
    tailoring: isPending,
    tailor: (from: Tailored) => !isPending && mutate(from),
    problem: error && { error, text: failureText(error, 'The resume could not be made. Please try again.') },
  };
}

/** A key for what is made of each document: where an answer was lost, the same is asked for again by the same key. */
function useKeyFor(): (id: number) => string {
  const keys = useRef(new Map<number, string>());
  return (id) => {
    const key = keys.current.get(id) ?? newCreationKey();
    keys.current.set(id, key);
    return key;
  };
}

/** Makes it, or finds that an earlier call had: then it is called as it is called by now. */
async function tailored(
  kind: AnyKind,
  { id, title, key }: { id: number; title: string; key: string },
): Promise<number> {
  if (!kind.variants) throw new Error(`no ${kind.noun} follows another`);
  const { answer, status } = await kind.variants.tailor.withStatus({
    params: { id },
    body: { title },
    headers: { 'Idempotency-Key': key },
  });
  if (status === 200 && answer.title !== title) {
    const stored = await kind.gateway.read(answer.id);
    await kind.gateway.update(answer.id, { ...stored, title }, stored.version);
  }
  return answer.id;
}

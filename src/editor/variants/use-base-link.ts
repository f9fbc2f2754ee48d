import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { listKey, type EditedKind } from '#editor/session/edited-kind.ts';
import type { TailoringCalls } from '#editor/session/tailoring-calls.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useToast } from '#ui/toast/toast.tsx';

const NOT_SAVED = 'What you wrote last could not be saved. Please save it first.';

/** Changes what the open document follows: saves what is not saved, calls, and shows what has become of it. */
function useLinking<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  kind: EditedKind<Data>,
) {
  const queryClient = useQueryClient();
  return useCallback(
    async (call: (calls: TailoringCalls, id: number) => Promise<unknown>): Promise<string | null> => {
      const isSaved = !session.state().dirty || (await session.save('person')).kind === 'saved';
      const id = session.state().stored?.id;
      if (!isSaved || id === undefined || !kind.variants) return NOT_SAVED;
      try {
        await call(kind.variants, id);
        session.follow(await kind.gateway.read(id));
        void queryClient.invalidateQueries({ queryKey: listKey(kind) });
        return null;
      } catch (error) {
        const failed = 'This could not be done. Please check your connection and try again.';
        return error instanceof Error ? errorText(error, failed) : failed;
      }
    },
    [session, kind, queryClient],
  );
}

export function useDetach<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  kind: EditedKind<Data>,
) {
  const { toast } = useToast();
  const link = useLinking(session, kind);
  return async (): Promise<void> => {
    const base = session.state().following.base;
    const attachAgain = async (baseId: number) => {
      const failed = await link((calls, id) => calls.attach({ params: { id }, body: { baseId } }));
      if (failed === null)
        toast({ title: 'Attached again', description: `It follows “${base?.title}” again.` });
      else toast({ title: 'Error', description: failed, variant: 'destructive' });
    };
    const problem = await link((calls, id) => calls.detach({ params: { id } }));
    if (problem !== null) return toast({ title: 'Error', description: problem, variant: 'destructive' });
    focusEditor();
    const baseId = base?.id ?? 0;
    toast({
      title: 'Detached',
      description: `This ${kind.noun} stands on its own now.`,
      action: {
        label: 'Undo',
        onSelect: () => void attachAgain(baseId),
      },
    });
  };
}

/** Answers why it could not be attached; null where it is. */
export function useAttach<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
  kind: EditedKind<Data>,
) {
  const { toast } = useToast();
  const link = useLinking(session, kind);
  return async (baseId: number, title: string): Promise<string | null> => {
    const problem = await link((calls, id) => calls.attach({ params: { id }, body: { baseId } }));
    if (problem !== null) return problem;
    focusEditor();
    toast({ title: 'Attached', description: `What you change in “${title}” comes here from now on.` });
    return null;
  };
}

/** What was pressed is gone: the focus goes to the part of the document that is open. */
function focusEditor(): void {
  // A dialog that closes at the same time hands the focus back first.
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, 100);
}

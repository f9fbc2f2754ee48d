import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { editPathOf, listKey, type AnyKind } from '#editor/session/edited-kind.ts';
import { ApiError, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';
import { besideApplication } from '../paths.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import type { ApplicationSession } from './application-session.ts';
import { useBackHere } from './use-back-here.ts';
import { changeApplication } from './change-application.ts';

type WriteLetterProps = {
  session: ApplicationSession;
  kinds: DeskKinds;
  /** Whether somebody is still on the page: the button itself goes once there is a letter. */
  here: RefObject<boolean>;
};

/** Makes a letter of what the application and its resume say, puts it with the application, and leads to it. */
export function WriteLetter({ session, kinds, here }: WriteLetterProps) {
  const { letter, resume } = kinds;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const back = useBackHere(session);
  const key = useRef(newCreationKey());
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { data } = session.state().content;
      const from = data.resumeId === null ? null : await resumeOf(resume, data.resumeId);
      const content = await kinds.letterFor(data, from);
      const made = await letter.gateway.create(content, key.current);
      await changeApplication(session, () => ({ letterId: made.id }));
      return { id: made.id, templateId: content.templateId };
    },
    networkMode: 'always',
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: listKey(letter) });
      const path = besideApplication(editPathOf(letter, made), session.state().stored?.id);
      if (here.current) void navigate(path, { state: back });
      else toast({ title: 'Letter made', description: 'It is with the application.' });
    },
    onError: (error) => {
      const description = failureText(error, 'The letter could not be made. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      if (isSignedOut(error)) void refresh();
    },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      busy={isPending}
      busyLabel="Making it..."
      onClick={() => mutate()}
    >
      Write the letter
    </Button>
  );
}

/** The resume that was chosen; where it was deleted since, the letter is made without. */
async function resumeOf({ gateway }: AnyKind, id: number) {
  try {
    return await gateway.read(id);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

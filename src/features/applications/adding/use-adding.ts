import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { emptyApplication } from '#documents/application/empty.ts';
import { applicationIdentity } from '#documents/application/identity.ts';
import type { ApplicationData } from '#documents/application/schema.ts';
import { changeStored } from '#editor/session/change-stored.ts';
import type { Content } from '#editor/session/content.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { ApiError, errorText, isErased, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useIsHere } from '#ui/use-is-here.ts';
import { applicationKind } from '../application-kind.ts';
import { applicationPath } from '../paths.ts';
import { dropTyped, keepTyped, keepWhileTyping, leaveTyped, type AddedSoFar } from './keep-typed.ts';

/** What is asked of an application that is added. */
export type TypedApplication = Pick<ApplicationData, 'employer' | 'position' | 'url' | 'ad'>;

type AddingParts = {
  accountId: number;
  /** Whether the form is still open: who has closed it is led nowhere. */
  open: boolean;
  /** What was typed is safe, or thrown away. */
  onEmptied: () => void;
  onWriting: (key: string) => void;
};

/** What became of it: saved, or kept here since nobody could save it. */
type Added = { of: AddedSoFar; path: string; isKept: boolean; failure?: unknown };

/**
 * The call, and the way to what it made. Where its answer is lost, pressing again makes no second one, and what was typed
 * since is in it; without a network or a session it is a draft of this device.
 */
export function useAdding({ accountId, open, onEmptied, onWriting }: AddingParts) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const here = useIsHere(open);
  const sending = useRef(newSending());
  const isTyped = useRef(false);
  // Whoever goes elsewhere finds it on the desk.
  useEffect(() => () => leaveTyped(accountId, sending.current.key), [accountId]);

  /** The form is empty from here on, and what is typed then is another application. */
  const beginAnew = () => {
    sending.current = newSending();
    isTyped.current = false;
    onEmptied();
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (typed: TypedApplication): Promise<Added> => {
      const of = sending.current;
      const content = contentOf(typed);
      of.sent.push(content);
      try {
        return { of, path: applicationPath(await create(content, of.key, typed)), isKept: false };
      } catch (failure) {
        const path = isUnheard(failure) ? keepTyped(accountId, content, of) : undefined;
        if (path === undefined) throw failure;
        return { of, path, isKept: true, failure };
      }
    },
    onSuccess: ({ of, path, isKept, failure }) => {
      if (isKept) leaveTyped(accountId, of.key);
      else dropTyped(accountId, of.key);
      // Whoever has closed it may be writing the next one.
      if (of === sending.current) beginAnew();
      if (isKept) toast(KEPT);
      else {
        void queryClient.invalidateQueries({ queryKey: listKey(applicationKind) });
        if (!here.current) toast({ title: 'Application added' });
      }
      if (here.current) void navigate(path);
      if (isSignedOut(failure)) void refresh();
    },
    onError: (failure) => isSignedOut(failure) && void refresh(),
  });
  return {
    add: (typed: TypedApplication) => !isPending && mutate(typed),
    adding: isPending,
    problem: error && errorText(error, 'The application could not be added. Please try again.'),
    /** What stands in the form now. */
    onTyped: (typed: TypedApplication) => {
      isTyped.current = true;
      onWriting(sending.current.key);
      keepWhileTyping(accountId, contentOf(typed), sending.current);
    },
    /** Closes without a word: what was typed is gone on with from the desk. */
    close: () => {
      if (isTyped.current && !isPending) toast(KEPT_FOR_LATER);
      leaveTyped(accountId, sending.current.key);
      reset();
      beginAnew();
    },
    /** Throws away what was typed. */
    cancel: () => {
      dropTyped(accountId, sending.current.key);
      reset();
      beginAnew();
    },
  };
}

const newSending = (): { key: string; sent: Content<ApplicationData>[] } => ({
  key: newCreationKey(),
  sent: [],
});

const contentOf = (typed: TypedApplication): Content<ApplicationData> => ({
  title: '',
  templateId: applicationIdentity.onlyTemplate,
  data: { ...emptyApplication(), ...typed },
});

const KEPT_FOR_LATER = {
  title: 'Kept on this device',
  description: 'Go on with it from the line above your applications.',
} as const;

const KEPT = {
  title: 'Kept on this device',
  description: 'It could not be saved yet. Open it from your applications and press Save once you can.',
  variant: 'warning',
} as const;

async function create(
  content: Content<ApplicationData>,
  key: string,
  typed: TypedApplication,
): Promise<number> {
  const { id, repeated } = await applicationKind.gateway.create(content, key);
  // An earlier call had arrived: what was typed since is not in it.
  if (repeated) await changeStored(applicationKind, id, (data) => ({ ...data, ...typed }));
  return id;
}

/** Whether nobody has heard of it: there is no network, or nobody is signed in any more. */
function isUnheard(error: unknown): boolean {
  return error instanceof ApiError ? isSignedOut(error) && !isErased(error) : true;
}

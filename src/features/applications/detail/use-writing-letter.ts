import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { isRecord } from '#documents/is-record.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import type { Content } from '#editor/session/content.ts';
import { editPathOf, listKey, type AnyKind } from '#editor/session/edited-kind.ts';
import { ApiError, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ReadingContext } from '../ad/reading-context.ts';
import { failureText } from '../failure-text.ts';
import type { DeskKinds } from '../desk-kinds.ts';
import { besideApplication } from '../paths.ts';
import type { ApplicationSession } from './application-session.ts';
import { changeApplication } from './change-application.ts';
import { useBackHere } from './use-back-here.ts';
import { useDocuments } from './use-documents.ts';

export type LetterParts = {
  session: ApplicationSession;
  kinds: DeskKinds;
  /** Whether somebody is still on the page: the button itself goes once there is a letter. */
  here: RefObject<boolean>;
};

/** What somebody said of a letter before it is made. */
export type LetterWish = { resumeId: number | null; language: string | undefined };

/** A letter that was made, or that there is something to ask before it is. */
type Writing = { id: number; templateId: string } | 'ask';

/** The call, what is asked before it, and the way to what it made. */
export function useWritingLetter({ session, kinds, here }: LetterParts) {
  const { letter, resume } = kinds;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { toast } = useToast();
  const back = useBackHere(session);
  const { data: resumes = [] } = useDocuments(resume);
  const adLanguage = use(ReadingContext)?.reading?.ad.language ?? null;
  const [asking, setAsking] = useState(false);
  const isCancelled = useRef(false);
  const keyFor = useKeyFor();
  const { mutate, isPending } = useMutation({
    mutationFn: async (wish: LetterWish | null): Promise<Writing> => {
      const data = { ...session.state().content.data, ...(wish && { resumeId: wish.resumeId }) };
      const from = data.resumeId === null ? null : await resumeOf(resume, data.resumeId);
      const content = await kinds.letterFor(data, from, wish?.language);
      if (wish === null && adLanguage !== null && languageIn(content) !== adLanguage) return 'ask';
      const made = await letter.gateway.create(content, keyFor(wish));
      await changeApplication(session, () => ({
        letterId: made.id,
        ...(wish && { resumeId: wish.resumeId }),
      }));
      return { id: made.id, templateId: content.templateId };
    },
    onSuccess: (made) => {
      if (made === 'ask') {
        setAsking(true);
        return;
      }
      void queryClient.invalidateQueries({ queryKey: listKey(letter) });
      const path = besideApplication(editPathOf(letter, made), session.state().stored?.id);
      if (here.current && !isCancelled.current) void navigate(path, { state: back });
      else toast({ title: 'Letter made', description: 'It is with the application.' });
    },
    onError: (error) => {
      const description = failureText(error, 'The letter could not be made. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      if (isSignedOut(error)) void refresh();
    },
  });
  const write = (wish: LetterWish | null) => {
    isCancelled.current = false;
    if (!isPending) mutate(wish);
  };
  return {
    writing: isPending,
    asking,
    resumes,
    adLanguage,
    /** Begins: at once where nothing has to be asked. */
    begin: () => {
      // Without a resume a letter has no sender, and nothing that would bring one later.
      if (session.state().content.data.resumeId === null && resumes.length > 0) setAsking(true);
      else write(null);
    },
    write,
    cancel: () => {
      isCancelled.current = true;
      setAsking(false);
    },
  };
}

/** The language that a letter is set in. */
function languageIn({ data }: Content<Record<string, unknown>>): unknown {
  return isRecord(data.settings) ? data.settings.language : undefined;
}

/** A key for each answer to what is asked: where that of the server was lost, the same letter is asked for again by it. */
function useKeyFor(): (wish: LetterWish | null) => string {
  const keys = useRef(new Map<string, string>());
  return (wish) => {
    const said = JSON.stringify(wish);
    const key = keys.current.get(said) ?? newCreationKey();
    keys.current.set(said, key);
    return key;
  };
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

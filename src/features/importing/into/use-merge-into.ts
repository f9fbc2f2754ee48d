import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { Content } from '#editor/session/content.ts';
import { GOES_ON } from '#editor/session/edited-kind.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { intoTexts } from '../content/import-texts.ts';
import { cannotBeSaved } from './cannot-be-saved.ts';
import type { IntoResumeProps } from './into-parts.ts';
import type { IntoTarget, ReadTarget } from './into-target.ts';
import { mergeInto, type MergePlan } from './merge-into.ts';

export type MergeIntoParts = Pick<IntoResumeProps, 'kind' | 'words' | 'reviewed' | 'leadTo'> & {
  target: IntoTarget;
};

/** What is to be decided before it can be saved. */
type Asked = { read: ReadTarget; plan: MergePlan };

/** Reads the resume, plans what comes of both, asks where they differ, and saves. */
export function useMergeInto(parts: MergeIntoParts) {
  const { reviewed, leadTo, target } = parts;
  const navigate = useNavigate();
  const { toast } = useToast();
  const { busy, attempt } = useAttempts();
  const refusedFieldOf = useRefusal(parts);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [nothingNew, setNothingNew] = useState(false);

  const save = async (read: ReadTarget, content: Content<ResumeData>) => {
    if (refusedFieldOf(content, read.content) !== undefined) return;
    const path = await read.save(content);
    setAsked(null);
    toast({ title: intoTexts.addedTitle, description: intoTexts[target.isSaved ? 'added' : 'addedUnsaved'] });
    await navigate(path, { state: GOES_ON });
  };
  const look = async () => {
    const came = reviewed();
    const wrong = refusedFieldOf({ title: '', templateId: '', data: came }, null);
    if (wrong !== undefined) return leadTo(wrong);
    const read = await target.read();
    if (!read) throw new Error('The draft is no longer on this device.');
    const plan = mergeInto(read.content, came);
    setNothingNew(plan.isNothingNew);
    if (plan.isNothingNew) return;
    if (plan.choices.conflicts.length > 0) return setAsked({ read, plan });
    await save(read, plan.result(new Set()));
  };
  const decide = async ({ read, plan }: Asked, taken: ReadonlySet<string>) => {
    const content = plan.result(taken);
    if (content === read.content) {
      setAsked(null);
      return setNothingNew(true);
    }
    try {
      await save(read, content);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      setAsked(null);
      // Saved elsewhere meanwhile: what is asked now is about that version.
      toast({ title: intoTexts.changedMeanwhile });
      await look();
    }
  };
  return {
    busy,
    /** What both say differently; null while nothing is asked. */
    asked,
    /** Whether all that was brought is there already. */
    nothingNew,
    look: () => void attempt(look),
    decide: (of: Asked, taken: ReadonlySet<string>) => void attempt(() => decide(of, taken)),
    putAway: () => setAsked(null),
  };
}

/** Says why something failed; the review stays as it is: it needs no session. */
function useAttempts() {
  const { toast } = useToast();
  const { refresh } = useAuth();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (isSignedOut(error)) await refresh();
      const description = errorText(error, intoTexts.failed);
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    setBusy(false);
  };
  return { busy, attempt };
}

/** Says what would keep all from being saved. @returns a function that answers the path of the first such field */
function useRefusal({ kind, words }: Pick<MergeIntoParts, 'kind' | 'words'>) {
  const { toast } = useToast();
  return (content: Content<ResumeData>, before: Content<ResumeData> | null) => {
    const [problem] = cannotBeSaved(kind, content, before);
    if (!problem) return undefined;
    const name = words.nameOf(problem.field, content.data) ?? problem.field;
    toast({
      title: intoTexts.cannotAdd,
      description: intoTexts.cannotAddText(name, problem.message),
      variant: 'destructive',
    });
    return problem.field;
  };
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Content } from '#editor/session/content.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { GOES_ON } from '#editor/session/edited-kind.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { intoTexts } from '../content/import-texts.ts';
import type { IntoResumeProps } from './into-resume.tsx';
import { cannotBeSaved } from './cannot-be-saved.ts';
import type { IntoTarget, ReadTarget } from './into-target.ts';
import { mergeInto, type MergePlan } from './merge-into.ts';

const useDifferences = codeOnDemand(() => import('./differences-dialog.tsx'));

type IntoExistingProps = Pick<IntoResumeProps, 'kind' | 'words' | 'reviewed' | 'leadTo'> & {
  target: IntoTarget;
};

/** What is to be decided before it can be saved. */
type Asked = { read: ReadTarget; plan: MergePlan };

/** Adds what was reviewed to a resume that is there: what both say differently is asked first. */
export function IntoExisting({ kind, words, reviewed, leadTo, target }: IntoExistingProps) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [nothingNew, setNothingNew] = useState(false);
  const differences = useDifferences(asked !== null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      // The review stays as it is: it needs no session.
      if (isSignedOut(error)) await refresh();
      const description = errorText(error, intoTexts.failed);
      toast({ title: 'Error', description, variant: 'destructive' });
    }
    setBusy(false);
  };
  /** Says what would keep all from being saved. @returns the path of the first */
  const refused = (content: Content<ResumeData>, before: Content<ResumeData> | null) => {
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
  const save = async (read: ReadTarget, content: Content<ResumeData>) => {
    if (refused(content, read.content) !== undefined) return;
    const path = await read.save(content);
    setAsked(null);
    toast({ title: intoTexts.addedTitle, description: intoTexts[target.isSaved ? 'added' : 'addedUnsaved'] });
    await navigate(path, { state: GOES_ON });
  };
  const look = async () => {
    const came = reviewed();
    const wrong = refused({ title: '', templateId: '', data: came }, null);
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
  return (
    <div>
      <Button size="large" busy={busy} busyLabel={intoTexts.merging} onClick={() => void attempt(look)}>
        {intoTexts.merge}
      </Button>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {nothingNew && intoTexts.nothingNew}
      </p>
      {asked && differences && (
        <differences.DifferencesDialog
          choices={asked.plan.choices}
          words={words}
          keepsVersions={target.isSaved}
          busy={busy}
          onClose={() => setAsked(null)}
          onSave={(taken) => void attempt(() => decide(asked, taken))}
        />
      )}
    </div>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQueryClient } from '@tanstack/react-query';
import type { Content, Stored } from '#editor/session/content.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { editPathOf, GOES_ON, listKey } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from '#ui/display/code-on-demand.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { intoTexts } from '../content/import-texts.ts';
import type { IntoResumeProps } from './into-resume.tsx';
import { mergeInto, type MergePlan } from './merge-into.ts';

const useDifferences = codeOnDemand(() => import('./differences-dialog.tsx'));

type IntoExistingProps = Pick<IntoResumeProps, 'kind' | 'words' | 'reviewed'> & { resume: DocumentSummary };

/** What is to be decided before it can be saved. */
type Asked = { stored: Stored<ResumeData>; plan: MergePlan };

/** Adds what was reviewed to a resume that is there: what both say differently is asked first. */
export function IntoExisting({ kind, words, reviewed, resume }: IntoExistingProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
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
  const save = async ({ id, version, templateId }: Stored<ResumeData>, content: Content<ResumeData>) => {
    await kind.gateway.update(id, content, version, 'import');
    await queryClient.invalidateQueries({ queryKey: listKey(kind) });
    toast({ title: intoTexts.addedTitle, description: intoTexts.added });
    await navigate(editPathOf(kind, { id, templateId }), { state: GOES_ON });
  };
  const look = async () => {
    const stored = await kind.gateway.read(resume.id);
    const plan = mergeInto(stored, reviewed());
    setNothingNew(plan.isNothingNew);
    if (plan.isNothingNew) return;
    if (plan.choices.conflicts.length > 0) return setAsked({ stored, plan });
    await save(stored, plan.result(new Set()));
  };
  const decide = async ({ stored, plan }: Asked, taken: ReadonlySet<string>) => {
    const content = plan.result(taken);
    setAsked(null);
    if (content === stored) return setNothingNew(true);
    try {
      await save(stored, content);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
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
          onClose={() => setAsked(null)}
          onSave={(taken) => void attempt(() => decide(asked, taken))}
        />
      )}
    </div>
  );
}

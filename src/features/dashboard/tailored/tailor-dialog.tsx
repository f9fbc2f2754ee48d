import { useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { TITLE_MAX } from '#documents/limits.ts';
import { documentLanguages } from '#documents/text/languages/languages.ts';
import { CallProblem } from '#editor/builder/call-problem.tsx';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { editPathOf, GOES_ON, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { errorText, isSignedOut, isUnpaid } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import { titleForJob, titleOfTailored } from './job-title.ts';
import { tailorFrom } from './tailor.ts';

/** An article of the help. */
const HELP = '/support/resume-building/tailored-resumes';

type TailorDialogProps = {
  kind: AnyKind;
  /** What the new one is made from; nothing while the dialog is closed. */
  document: DocumentSummary | undefined;
  /** What that one follows itself; its title is not known where the lists were not read yet. */
  base: { title: string | undefined } | undefined;
  /** Titles that the person's documents of the kind have. */
  taken: readonly string[];
  /** Called once there is a new one. */
  onMade: () => void;
  onClose: () => void;
};

/** Makes a document for one job, which follows the one that it is made from. */
export function TailorDialog({ kind, document, base, taken, onMade, onClose }: TailorDialogProps) {
  return (
    <Dialog
      open={document !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Tailor for a job"
      description={document && <About {...{ kind, document, base }} />}
    >
      {document && <TailorForm key={document.id} {...{ kind, document, base, taken, onMade, onClose }} />}
    </Dialog>
  );
}

/** What is going to be made, in plain words. */
function About({ kind: { noun }, document, base }: Required<Pick<TailorDialogProps, 'kind' | 'base'>> & Of) {
  const followed = base ? (base.title ? `“${base.title}”` : 'its base') : `“${document.title}”`;
  return (
    <>
      {base && `“${document.title}” is tailored itself. The new ${noun} starts from its text. `}
      {base ? 'It follows ' : `A new ${noun} with the same text. It follows `}
      {followed}
      {`: what you change there, such as your phone number, comes in here, and what you word for this job stays. `}
      <a href={HELP} target="_blank" rel="noopener" className="underline">
        How tailored {noun}s work
      </a>
    </>
  );
}

type Of = { document: DocumentSummary };
type TailorFormProps = Omit<TailorDialogProps, 'document'> & Of;

function TailorForm({ kind, document, base, taken, onMade, onClose }: TailorFormProps) {
  const [job, setJob] = useState('');
  const [employer, setEmployer] = useState('');
  const [typed, setTyped] = useState<string>();
  const [language, setLanguage] = useState('');
  const unnamed = titleOfTailored(base?.title ?? document.title, taken);
  const title = typed ?? titleForJob(job, employer, unnamed);
  const problem =
    tooLong(title.trim(), TITLE_MAX) ?? (title.trim() === '' ? 'Please give it a title.' : undefined);
  const { tailoring, error, start } = useTailoring({ kind, document, onMade, onClose });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) start({ title: title.trim(), ...(language !== '' && { language }) });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Job">
          <TextInput value={job} autoComplete="off" onChange={({ target }) => setJob(target.value)} />
        </Field>
        <Field label="Employer">
          <TextInput
            value={employer}
            autoComplete="off"
            onChange={({ target }) => setEmployer(target.value)}
          />
        </Field>
      </div>
      <Field label="Title" required error={problem} hint="For your list alone. It is not printed.">
        <TextInput value={title} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <LanguageField value={language} onChange={setLanguage} />
      {error}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={tailoring} busyLabel="Making it...">
          Make {kind.noun}
        </Button>
      </div>
    </form>
  );
}

type LanguageFieldProps = { value: string; onChange: (language: string) => void };

function LanguageField({ value, onChange }: LanguageFieldProps) {
  const hint =
    value === ''
      ? 'Choose another one if you apply in it.'
      : 'Headings and months change at once; your own texts wait for you to translate them. If it is another language than the base has, only facts come from there later: dates, contact details, links, what is added or removed.';
  return (
    <Field label="Language" hint={hint}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">The same as now</option>
        {documentLanguages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The call, what is said of it, and the way to what it made. */
function useTailoring({ kind, document, onMade, onClose }: Omit<TailorFormProps, 'base' | 'taken'>) {
  const { user, refresh } = useAuth();
  const navigate = useNavigate();
  const accountId = user?.id ?? NOBODY;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (as: { title: string; language?: string }) => tailorFrom(kind, document, { as, accountId }),
    onSuccess: ({ id }) => {
      onMade();
      onClose();
      void navigate(editPathOf(kind, { id, templateId: document.templateId }), { state: GOES_ON });
    },
    onError: (failure) => {
      // The session or the access ended while the page was open: the page catches up.
      if (isUnpaid(failure) || isSignedOut(failure)) void refresh();
    },
  });
  return {
    tailoring: isPending,
    error: error && <CallProblem error={error} text={errorText(error, `Failed to make the ${kind.noun}.`)} />,
    start: (as: { title: string; language?: string }) => !isPending && mutate(as),
  };
}

import { useState, type FormEvent } from 'react';
import { TITLE_MAX } from '#documents/limits.ts';
import { CallProblem } from '#editor/builder/call-problem.tsx';
import { useSession } from '#editor/session/use-session.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import { resumeChoices, startOf } from './resume-choices.ts';
import { useDocuments } from './use-documents.ts';
import { useTailoring, type TailorParts } from './use-tailoring.ts';

/** Makes a resume for this job, which follows the one that it is made from. */
export function TailorForJob({ session, kind }: TailorParts) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="secondary" size="small">
          Tailor a resume for this job
        </Button>
      }
      title="Tailor a resume for this job"
      description="A new resume with the same text as one that you have. It follows that one: what you change there, such as your phone number, comes in, and what you word for this job stays."
    >
      <TailorForm {...{ session, kind }} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

function TailorForm({ session, kind, onClose }: TailorParts & { onClose: () => void }) {
  const { data: resumes = [] } = useDocuments(kind);
  const chosen = useSession(session, ({ content }) => content.data.resumeId);
  const [from, setFrom] = useState<number | null>(null);
  const [title, setTitle] = useState(() => session.title());
  const start = resumes.find(({ id }) => id === from) ?? startOf(resumes, chosen);
  const titleProblem =
    tooLong(title.trim(), TITLE_MAX) ?? (title.trim() === '' ? 'Please give it a title.' : undefined);
  const { tailor, tailoring, problem } = useTailoring({ session, kind });
  if (!start)
    return (
      <>
        <p className="mb-4">You have no resume yet to start from.</p>
        <ButtonLink to={kind.begin.path}>{kind.begin.label}</ButtonLink>
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!titleProblem) tailor({ id: start.id, templateId: start.templateId, title: title.trim() });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label="Start from">
        <Select value={start.id} onChange={({ target }) => setFrom(Number(target.value))}>
          {resumeChoices(resumes).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Title" required error={titleProblem} hint="For your list alone. It is not printed.">
        <TextInput value={title} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
      </Field>
      {problem && <CallProblem {...problem} />}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={tailoring} busyLabel="Making it...">
          Make resume
        </Button>
      </div>
    </form>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { TITLE_MAX } from '#documents/limits.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { editPathOf, GOES_ON, listKey, type AnyKind } from '#editor/session/edited-kind.ts';
import { useSession } from '#editor/session/use-session.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import type { ApplicationSession } from './application-session.ts';
import { useDocuments } from './use-documents.ts';
import { withDocument } from './with-document.ts';

type TailorForJobProps = { session: ApplicationSession; kind: AnyKind };

/** Makes a resume for this job, which follows the one that it is made from. */
export function TailorForJob({ session, kind }: TailorForJobProps) {
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

function TailorForm({ session, kind, onClose }: TailorForJobProps & { onClose: () => void }) {
  const { data: resumes = [] } = useDocuments(kind);
  const chosen = useSession(session, ({ content }) => content.data.resumeId);
  const [from, setFrom] = useState<number | null>(chosen);
  const [title, setTitle] = useState(() => session.title());
  const start = resumes.find(({ id }) => id === from) ?? resumes[0];
  const problem =
    tooLong(title.trim(), TITLE_MAX) ?? (title.trim() === '' ? 'Please give it a title.' : undefined);
  const { tailor, tailoring, error } = useTailoring({ session, kind });
  if (!start)
    return (
      <>
        <p className="mb-4">You have no resume yet to start from.</p>
        <ButtonLink to={kind.begin.path}>{kind.begin.label}</ButtonLink>
      </>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) tailor({ id: start.id, templateId: start.templateId, title: title.trim() });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label="Start from">
        <Select value={start.id} onChange={({ target }) => setFrom(Number(target.value))}>
          {resumes.map((resume) => (
            <option key={resume.id} value={resume.id}>
              {resume.title}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Title" required error={problem} hint="For your list alone. It is not printed.">
        <TextInput value={title} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
      </Field>
      {error}
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

type Tailored = { id: number; templateId: string; title: string };

/** The call, what is said of it, and the way to what it made. */
function useTailoring({ session, kind }: TailorForJobProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { refresh } = useAuth();
  const { pathname } = useLocation();
  const key = useRef(newCreationKey());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ id, templateId, title }: Tailored) => {
      if (!kind.variants) throw new Error(`no ${kind.noun} follows another`);
      const headers = { 'Idempotency-Key': key.current };
      const made = await kind.variants.tailor({ params: { id }, body: { title }, headers });
      await withDocument(session, 'resumeId', made.id);
      return { id: made.id, templateId };
    },
    networkMode: 'always',
    onSuccess: (made) => {
      void queryClient.invalidateQueries({ queryKey: listKey(kind) });
      void navigate(editPathOf(kind, made), { state: GOES_ON });
    },
    onError: (failure) => {
      // What was refused is another one the next time, with other words.
      if (failure instanceof ApiError && failure.status < 500) key.current = newCreationKey();
      // The session or the access ended while the page was open: the page catches up.
      if (isUnpaid(failure) || isSignedOut(failure)) void refresh();
    },
  });
  const plans = `/subscription?next=${encodeURIComponent(pathname)}`;
  return {
    tailoring: isPending,
    tailor: (from: Tailored) => !isPending && mutate(from),
    error: error && (
      <p role="alert" className="font-semibold text-danger">
        {errorText(error, 'The resume could not be made. Please try again.')}{' '}
        {isUnpaid(error) && (
          <Link to={plans} className="underline">
            See the plans
          </Link>
        )}
      </p>
    ),
  };
}

function isUnpaid(error: Error): boolean {
  return error instanceof ApiError && error.code === 'subscription_required';
}

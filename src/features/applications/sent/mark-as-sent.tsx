import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'react-router';
import { newCreationKey } from '#editor/session/creation-key.ts';
import { useSession } from '#editor/session/use-session.ts';
import { localDay } from '#platform/clock/clock.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { ApplicationSession } from '../detail/application-session.ts';
import { ROWS_KEY } from '../list/rows-query.ts';
import { toStage } from '../list/stage-change.ts';
import { markAsSent } from './calls.ts';
import { sentKey } from './sent-key.ts';

/** Keeps what is sent as it is now, on which day, and by what way. */
export function MarkAsSent({ session, id }: { session: ApplicationSession; id: number }) {
  const [open, setOpen] = useState(false);
  const nothingToSend = useSession(
    session,
    ({ content }) => content.data.resumeId === null && content.data.letterId === null,
  );
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button size="small">Mark as sent</Button>}
      title="Mark as sent"
      description="The PDFs of the resume and the letter are kept as they are now, byte for byte, with the ad and all that stands here: so you know later what they have in their hands. Nothing is sent by us."
    >
      {nothingToSend ? (
        <>
          <p>Choose the resume or the letter first that you send.</p>
          <div className="flex justify-end pt-4">
            <Button onClick={() => setOpen(false)}>OK</Button>
          </div>
        </>
      ) : (
        <SendingForm {...{ session, id }} onClose={() => setOpen(false)} />
      )}
    </Dialog>
  );
}

type SendingFormProps = { session: ApplicationSession; id: number; onClose: () => void };

function SendingForm({ session, id, onClose }: SendingFormProps) {
  const today = localDay(new Date());
  const [sentOn, setSentOn] = useState(today);
  const [how, setHow] = useState('');
  const { mark, marking, problem } = useMarking({ session, id, onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mark({ sentOn: sentOn || today, how: how.trim() });
  };
  return (
    <form onSubmit={submit} className="space-y-4">
      <Field label="Sent on">
        <TextInput
          type="date"
          max={today}
          value={sentOn}
          onChange={({ target }) => setSentOn(target.value)}
        />
      </Field>
      <Field label="How" hint="By email, on their site, by post.">
        <TextInput
          value={how}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setHow(target.value)}
        />
      </Field>
      {problem}
      <div className="flex flex-wrap justify-end gap-2 pt-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={marking} busyLabel="Keeping it...">
          Mark as sent
        </Button>
      </div>
    </form>
  );
}

/** What is unsaved is saved first, so that what is kept is what stands here; the stage follows, as an edit of its own. */
function useMarking({ session, id, onClose }: SendingFormProps) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const { pathname } = useLocation();
  const key = useRef(newCreationKey());
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (said: { sentOn: string; how: string }) => {
      if (session.state().dirty && (await session.save('person')).kind !== 'saved')
        throw new Error('What stands here is not saved yet.');
      const headers = { 'Idempotency-Key': key.current };
      const query = { date: localDay(new Date()) };
      return markAsSent({ params: { id }, query, headers, body: said });
    },
    networkMode: 'always',
    onSuccess: () => {
      if (session.state().content.data.stage === 'saved')
        session.edit((content) => ({
          ...content,
          data: { ...content.data, ...toStage('applied', new Date()) },
        }));
      void queryClient.invalidateQueries({ queryKey: sentKey(id) });
      void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
      toast({ title: 'Marked as sent', description: 'What you sent is kept as it is now.' });
      onClose();
    },
    onError: (failure) => {
      if (failure instanceof ApiError && failure.status < 500) key.current = newCreationKey();
      // The session or the access ended while the page was open: the page catches up.
      if (isUnpaid(failure) || isSignedOut(failure)) void refresh();
    },
  });
  return {
    mark: (said: { sentOn: string; how: string }) => !isPending && mutate(said),
    marking: isPending,
    problem: error && (
      <p role="alert" className="font-semibold text-danger">
        {errorText(error, 'It could not be marked as sent. Please try again.')}{' '}
        {isUnpaid(error) && (
          <Link to={`/subscription?next=${encodeURIComponent(pathname)}`} className="underline">
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

import { ProblemLine } from '../code-form/problem-line.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import { REFUND_DAYS } from '#money/plans.ts';
import { readHandle } from '#platform/session/code-handle.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { deleteAccount, readDeletionContact, sendDeletionCode } from '../calls.ts';
import { CodeForm } from '../code-form/code-form.tsx';
import { goOnIfSent, keepAnswer } from '../code-requests.ts';

/** Offers to delete the account. */
export function DeletionCard() {
  const [open, setOpen] = useState(false);
  return (
    <TitledCard
      title="Delete your account"
      text="Erases your documents and everything that names you, at once and for good."
    >
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Delete account
      </Button>
      {open && <DeletionDialog onClose={() => setOpen(false)} />}
    </TitledCard>
  );
}

/** Why the code did not go to what the person signs in with now. */
const EARLIER_CONTACT = `You have changed how you sign in within the last ${UNDO_HOURS} hours. Until they are over, deleting needs a code to what you had before, so that nobody else can delete your account.`;

/** Says what deleting means, sends the code that confirms it, and leaves nothing behind on this device. */
export function DeletionDialog({ onClose }: { onClose: () => void }) {
  const { sentTo, isEarlier, wait, busy, problem, begin, ask } = useDeletionCode();
  const remove = useDeletion();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Delete your account?">
      {wait === undefined ? (
        <div className="space-y-5">
          <WhatIsErased />
          <ProblemLine text={problem} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Keep my account
            </Button>
            <Button variant="destructive" busy={busy} busyLabel="Sending..." onClick={() => void begin()}>
              Send code to confirm
            </Button>
          </div>
        </div>
      ) : (
        <CodeForm
          sentTo={sentTo}
          note={isEarlier ? EARLIER_CONTACT : undefined}
          wait={wait}
          resend={ask}
          submitLabel="Delete my account"
          busyLabel="Deleting..."
          destructive
          onCode={remove}
        />
      )}
    </Dialog>
  );
}

function WhatIsErased() {
  return (
    <div className="space-y-3">
      <p>This erases at once, and cannot be taken back:</p>
      <ul className="list-disc space-y-1 pl-5">
        <li>all your resumes and cover letters,</li>
        <li>the email address and phone number that you sign in with,</li>
        <li>every session, and what this device has kept,</li>
        <li>what is left of your plan.</li>
      </ul>
      <p>
        We keep the records of your payments without your name, as bookkeeping requires. You may want to
        export your data and your receipts first, and a payment of the last {REFUND_DAYS} days can be given
        back.
      </p>
    </div>
  );
}

/** Asks for the code that confirms it, and knows where that went. */
function useDeletionCode() {
  const { user } = useAuth();
  const [wait, setWait] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const own = user?.email ?? user?.phone ?? '';
  const [sentTo, setSentTo] = useState(own);

  const ask = async () => {
    const answer = await sendDeletionCode({ body: { handle: readHandle() } });
    setSentTo(answer.sentTo);
    return keepAnswer(answer);
  };

  async function begin() {
    setBusy(true);
    setProblem(undefined);
    try {
      // A code that is on its way may have gone elsewhere than what the person signs in with now.
      setSentTo((await readDeletionContact()).sentTo);
      setWait(await goOnIfSent(ask));
    } catch (error) {
      setProblem(errorText(error, 'Failed to send code. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return { sentTo, isEarlier: sentTo !== own, wait, busy, problem, begin, ask };
}

/** Answers the function that deletes the account, by the code, and then whatever this device has of it. */
function useDeletion(): (code: string) => Promise<void> {
  const { forget } = useAuth();
  const { toast } = useToast();
  const navigate = useNavigate();
  return async (code) => {
    try {
      await deleteAccount({ body: { code, handle: readHandle() } });
    } catch (error) {
      // Deleted from another tab in the meantime: here too nothing must be left.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
    await forget();
    await navigate('/', { replace: true });
    toast({ title: 'Account deleted', description: 'Nothing of yours is left here. Good luck on your way!' });
  };
}

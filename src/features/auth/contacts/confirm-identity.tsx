import { ProblemLine } from '../code-form/problem-line.tsx';
import { useState } from 'react';
import { errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { endSession } from '#platform/session/session-calls.ts';
import { RECENT_SIGN_IN_MINUTES } from '#platform/session/sign-in-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CodeForm } from '../code-form/code-form.tsx';
import { goOnIfSent, exchangeCode, requestCode } from '../code-requests.ts';
import type { Channel } from '../sign-in/sent-code.ts';

type Props = { user: Profile; onConfirmed: () => Promise<void> };

/** Signs in again by a code to a contact that is there, and goes on with what asked for it. */
export function ConfirmIdentity({ user, onConfirmed }: Props) {
  const { login } = useAuth();
  const [wait, setWait] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [channel, contact]: [Channel, string] = user.email
    ? ['email', user.email]
    : ['phone', user.phone ?? ''];
  const ask = () => requestCode(channel, contact);

  async function begin() {
    setBusy(true);
    setProblem(undefined);
    try {
      setWait(await goOnIfSent(ask));
    } catch (error) {
      setProblem(errorText(error, 'Failed to send code. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  async function confirm(code: string) {
    const { sessionToken, user: person } = await exchangeCode(channel, contact, code);
    // The new session takes the old one's place.
    await endSession().catch(() => undefined);
    login(sessionToken, person);
    await onConfirmed();
  }

  if (wait !== undefined) {
    return (
      <CodeForm
        sentTo={contact}
        wait={wait}
        resend={ask}
        submitLabel="Confirm"
        busyLabel="Confirming..."
        onCode={confirm}
      />
    );
  }
  return (
    <div className="space-y-5">
      <p>
        You signed in more than {RECENT_SIGN_IN_MINUTES} minutes ago. Before anything changes about how you
        sign in, please confirm that it is you, with a code to{' '}
        <strong className="font-semibold wrap-anywhere">{contact}</strong>.
      </p>
      <ProblemLine text={problem} />
      <div className="flex justify-end">
        <Button busy={busy} busyLabel="Sending..." onClick={() => void begin()}>
          Send code
        </Button>
      </div>
    </div>
  );
}

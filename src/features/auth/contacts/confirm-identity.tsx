import { ProblemLine } from '../code-form/problem-line.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/http/api-call.ts';
import { errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { endSession } from '#platform/session/session-calls.ts';
import { RECENT_SIGN_IN_MINUTES } from '#platform/session/sign-in-limits.ts';
import { Button } from '#ui/buttons/button.tsx';
import { CodeForm } from '../code-form/code-form.tsx';
import { goOnIfSent, exchangeCode, requestCode } from '../code-requests.ts';
import type { VerifyCodeAnswer } from '../contract.ts';
import { listPasskeys } from '../passkeys/calls.ts';
import { outcomeAtDevice, signInWithPasskey, takesPasskeys } from '../passkeys/device-passkeys.ts';
import { PASSKEY_TEXTS } from '../passkeys/passkey-texts.ts';
import type { Channel } from '../sign-in/sent-code.ts';

type Props = { user: Profile; onConfirmed: () => Promise<void> };

/** Signs in again, by a code to a contact that is there or by a passkey, and goes on with what asked for it. */
export function ConfirmIdentity({ user, onConfirmed }: Props) {
  const { login } = useAuth();
  const [wait, setWait] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [channel, contact]: [Channel, string] = user.email
    ? ['email', user.email]
    : ['phone', user.phone ?? ''];
  const passkeys = useQuery({ ...queryOf(listPasskeys), enabled: takesPasskeys() });
  const hasPasskeys = passkeys.data !== undefined && passkeys.data.length > 0;
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

  async function confirmed({ sessionToken, user: person }: VerifyCodeAnswer) {
    // The new session takes the old one's place.
    await endSession().catch(() => undefined);
    login(sessionToken, person);
    await onConfirmed();
  }

  async function byPasskey() {
    setBusy(true);
    setProblem(undefined);
    try {
      await confirmed(await signInWithPasskey(passkeys.data));
    } catch (error) {
      const left = outcomeAtDevice(error) !== undefined;
      setProblem(left ? PASSKEY_TEXTS.signInLeft : errorText(error, PASSKEY_TEXTS.signInLeft));
    } finally {
      setBusy(false);
    }
  }

  if (wait !== undefined) {
    return (
      <CodeForm
        sentTo={contact}
        wait={wait}
        resend={ask}
        submitLabel="Confirm"
        busyLabel="Confirming..."
        onCode={async (code) => confirmed(await exchangeCode(channel, contact, code))}
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
      <div className="flex flex-wrap justify-end gap-2">
        {hasPasskeys && (
          <Button variant="secondary" disabled={busy} onClick={() => void byPasskey()}>
            {PASSKEY_TEXTS.confirm}
          </Button>
        )}
        <Button busy={busy} busyLabel="Sending..." onClick={() => void begin()}>
          Send code
        </Button>
      </div>
    </div>
  );
}

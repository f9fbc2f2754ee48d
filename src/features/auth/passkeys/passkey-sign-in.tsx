import { useEffect, useRef, useState } from 'react';
import { errorText } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ProblemLine } from '../code-form/problem-line.tsx';
import { outcomeAtDevice, signInWithPasskey, takesPasskeys } from './device-passkeys.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

/** The way in by a passkey, where this browser has any. */
export function PasskeySignIn() {
  const { login } = useAuth();
  const { toast } = useToast();
  // The page that is ready is the same for every browser: what this one can, it says once the page is alive.
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => setIsOffered(takesPasskeys()), []);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const running = useRef(false);
  if (!isOffered) return null;

  async function signIn() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const { sessionToken, user } = await signInWithPasskey();
      login(sessionToken, user);
      toast({ title: 'Welcome!', description: "You've successfully logged in." });
    } catch (error) {
      const left = outcomeAtDevice(error) !== undefined;
      setProblem(left ? PASSKEY_TEXTS.signInLeft : errorText(error, PASSKEY_TEXTS.failed));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <div className="mt-5 space-y-3 border-t border-line pt-5">
      <ProblemLine text={problem} />
      <Button
        variant="secondary"
        size="large"
        className="w-full"
        busy={busy}
        busyLabel={PASSKEY_TEXTS.signingIn}
        onClick={() => void signIn()}
      >
        {PASSKEY_TEXTS.signIn}
      </Button>
    </div>
  );
}
